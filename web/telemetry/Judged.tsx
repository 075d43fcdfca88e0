import { useTranslation } from 'react-i18next'
import type { Judgement } from '#domain/training/telemetry-standard.ts'
import { onScheme, SIGNAL_COLOURS } from '../ui/theme-colours.ts'
import classes from './telemetry.module.css'

/** What a comparison says in words. */
export function useJudgedWord() {
  const { t } = useTranslation('telemetry')
  return ({ light, side }: Pick<Judgement, 'light' | 'side'>) => (light === 'green' ? t('judged.on') : t(`judged.${light}.${side}`))
}

/** Green, amber or red, always with its word. */
export function Judged({ judgement, target }: { judgement: Judgement; target: string }) {
  const word = useJudgedWord()
  const { light, dark } = SIGNAL_COLOURS[judgement.light]
  return (
    <span
      className={classes.judged}
      title={target}
      style={{ background: onScheme(light.ground, dark.ground), color: onScheme(light.text, dark.text) }}
    >
      {word(judgement)}
    </span>
  )
}
