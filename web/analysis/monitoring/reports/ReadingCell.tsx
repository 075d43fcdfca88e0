import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MorningReading } from '#contract/analysis/monitoring-reports.ts'
import { onScheme } from '../../../ui/theme-colours.ts'
import { LEVEL_SIGNS, LEVEL_TONES } from './levels.ts'
import classes from './monitoring-reports.module.css'
import { useReadingWords } from './use-reading-words.ts'

type ReadingCellProps = {
  reading: MorningReading
  /** With the name of the field, where no column says it. */
  isNamed?: boolean
}

/** A value on the ground of its band, with a sign; why it is so is spoken and shown on demand. */
export function ReadingCell({ reading, isNamed = false }: ReadingCellProps) {
  const { t } = useTranslation('monitoring-reports')
  const { write, why } = useReadingWords()
  const { field, value, level } = reading
  const tone = level === null ? null : LEVEL_TONES[level]
  const sign = level === null ? '' : LEVEL_SIGNS[level]
  const colour = tone && onScheme(tone.light.text, tone.dark.text)
  const isOutlined = level === 'low'
  const style = tone && {
    color: colour ?? 'inherit',
    background: isOutlined ? 'transparent' : onScheme(tone.light.ground, tone.dark.ground),
    borderColor: isOutlined ? (colour ?? 'inherit') : 'transparent',
  }
  return (
    <span className={classes.cell} title={why(reading)} style={style ?? {}}>
      {isNamed && <span>{t(`fields.${field}`)}</span>}
      {write(field, value)}
      {sign !== '' && (
        <span className={classes.sign} aria-hidden>
          {sign}
        </span>
      )}
      {level !== null && level !== 'green' && (
        <VisuallyHidden>{`${t(`levels.${level}`)}: ${why(reading)}`}</VisuallyHidden>
      )}
    </span>
  )
}
