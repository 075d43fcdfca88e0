import { useTranslation } from 'react-i18next'
import type { Judgement } from '#domain/training/telemetry-standard.ts'
import { SIGNAL_COLOURS, toneStyle } from '../../ui/theme-colours.ts'
import classes from './telemetry.module.css'

/** What a comparison says in words. */
export function useJudgedWord() {
  const { t } = useTranslation('telemetry')
  return ({ light, side }: Pick<Judgement, 'light' | 'side'>) =>
    light === 'green' ? t('judged.on') : t(`judged.${light}.${side}`)
}

/** Green, amber or red, always with its word. */
export function Judged({ judgement, target }: { judgement: Judgement; target: string }) {
  const word = useJudgedWord()
  return (
    <span
      className={classes.judged}
      title={target}
      style={toneStyle(SIGNAL_COLOURS[judgement.light])}
    >
      {word(judgement)}
    </span>
  )
}
