import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './stepper.module.css'

type StepperProps = {
  label: string
  value: number
  /** The value as it is written. */
  text: string
  step: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A number for thumbs: less, more, and the value between. */
export function Stepper({ label, value, text, step, min, max, onChange }: StepperProps) {
  const { t } = useTranslation('ui')
  return (
    <div className={classes.stepper} role="group" aria-label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        disabled={value <= min}
        aria-label={t('stepper.less', { label })}
        onClick={() => onChange(Math.max(min, value - step))}
      >
        <IconMinus size={18} />
      </ActionIcon>
      <output aria-live="polite" className={classes.value}>
        {text}
      </output>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        disabled={value >= max}
        aria-label={t('stepper.more', { label })}
        onClick={() => onChange(Math.min(max, value + step))}
      >
        <IconPlus size={18} />
      </ActionIcon>
    </div>
  )
}
