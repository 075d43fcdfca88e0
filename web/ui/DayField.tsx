import { useState } from 'react'
import { isDate } from '#domain/time/week.ts'
import { DateTimeField } from './DateTimeField.tsx'

type DayFieldProps = {
  label: string
  value: string
  onChange: (day: string) => void
  error?: string | null
}

/** Earlier years are a year half typed. */
const FIRST_DAY = '2000-01-01'

/** Reports a day only once it is complete; what is being typed stays in the field. */
export function DayField({ label, value, onChange, error = null }: DayFieldProps) {
  const [draft, setDraft] = useState<{ of: string; day: string } | null>(null)
  const shown = draft?.of === value ? draft.day : value
  function type(day: string) {
    const whole = isDate(day) && day >= FIRST_DAY
    setDraft(whole ? null : { of: value, day })
    if (whole && day !== value) onChange(day)
  }
  return (
    <DateTimeField
      label={label}
      withTime={false}
      value={{ day: shown, time: '' }}
      error={error}
      onChange={({ day }) => type(day)}
    />
  )
}
