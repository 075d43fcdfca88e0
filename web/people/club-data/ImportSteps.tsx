import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './club-data.module.css'

const STEPS = ['file', 'contents', 'take'] as const
export type ImportStep = (typeof STEPS)[number]

/** The steps of an import, with the one that somebody is at. */
export function ImportSteps({ at }: { at: ImportStep }) {
  const { t } = useTranslation('club-data')
  const current = STEPS.indexOf(at)
  return (
    <ol className={classes.steps} aria-label={t('bringIn.steps.label')}>
      {STEPS.map((step, index) => (
        <li key={step} aria-current={step === at ? 'step' : undefined}>
          <span className={classes.step} aria-hidden>
            {index < current ? <IconCheck size={14} /> : index + 1}
          </span>
          {t(`bringIn.steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
