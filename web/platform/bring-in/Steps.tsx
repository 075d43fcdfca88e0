import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './bring-in.module.css'

const STEPS = ['file', 'columns', 'take'] as const
export type Step = (typeof STEPS)[number]

/** The steps of bringing a list in, with the one that somebody is at. */
export function Steps({ at }: { at: Step }) {
  const { t } = useTranslation('bring-in')
  const current = STEPS.indexOf(at)
  return (
    <ol className={classes.steps} aria-label={t('steps.label')}>
      {STEPS.map((step, index) => (
        <li key={step} aria-current={step === at ? 'step' : undefined}>
          <span className={classes.step} aria-hidden>
            {index < current ? <IconCheck size={14} /> : index + 1}
          </span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
