import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MORNING_FIELDS, type ScaleNumber } from '#domain/monitoring/fields.ts'
import classes from './monitoring.module.css'
import { colon } from '../../format/punctuation.ts'

type ScaleFieldProps = {
  name: ScaleNumber
  label: string
  value: number | null
  /** What was said the last time. */
  hint: number | null
  /** What is rated, instead of what the first and the last step mean. */
  about?: string
  onChange: (value: number | null) => void
}

/** Steps as buttons, one tap; another tap on the same one takes it back. */
export function ScaleField({ name, label, value, hint, about = '', onChange }: ScaleFieldProps) {
  const { t } = useTranslation('monitoring')
  const id = useId()
  const steps = Array.from({ length: MORNING_FIELDS[name].max }, (_, index) => index + 1)
  return (
    <div role="group" aria-labelledby={id} className={classes.field}>
      <div className={classes.head}>
        <span id={id} className={classes.label}>
          {label}
        </span>
        <span className={classes.ends}>{about || t(`ends.${name}`)}</span>
      </div>
      <div className={classes.steps}>
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            className={classes.step}
            aria-pressed={value === step}
            aria-label={`${label}${colon()}${step}`}
            {...(hint === step && { 'data-before': true, title: t('lastTime') })}
            onClick={() => onChange(value === step ? null : step)}
          >
            {step}
          </button>
        ))}
      </div>
    </div>
  )
}
