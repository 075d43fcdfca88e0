import { DateField, type DateFieldProps } from '../ui/DateField.tsx'
import { TimeField, type TimeFieldProps } from '../ui/TimeField.tsx'
import { Textarea, TextInput, type TextareaProps, type TextInputProps } from '@mantine/core'

type Bound = 'value' | 'onChange' | 'error'
/** A field of text as the form binds it. */
export type Text<P> = Omit<P, Bound> & {
  value: string | null
  onChange: (value: string) => void
  error?: string | undefined
}

export function TextField({ value, onChange, ...field }: Text<TextInputProps>) {
  return (
    <TextInput
      {...field}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** A day of a form; empty while none is chosen. */
export const DayTextField = ({ value, ...field }: Text<Omit<DateFieldProps, 'value'>>) => (
  <DateField {...field} value={value ?? ''} />
)

/** A time of the clock of a form; empty while none is chosen. */
export const ClockTextField = ({ value, ...field }: Text<Omit<TimeFieldProps, 'value'>>) => (
  <TimeField {...field} value={value ?? ''} />
)

/** Text of more than one line. */
export function ProseField({ value, onChange, ...field }: Text<TextareaProps>) {
  return (
    <Textarea
      autosize
      minRows={2}
      {...field}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
