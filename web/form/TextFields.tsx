import {
  PasswordInput,
  Textarea,
  TextInput,
  type PasswordInputProps,
  type TextareaProps,
  type TextInputProps,
} from '@mantine/core'

type Bound = 'value' | 'onChange' | 'error'
type Text<P> = Omit<P, Bound> & {
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

type PasswordProps = Text<Omit<PasswordInputProps, 'visibilityToggleButtonProps'>> & {
  showLabel: string
}

/** A password, with a button that shows it. */
export function PasswordField({ value, onChange, showLabel, ...field }: PasswordProps) {
  return (
    <PasswordInput
      {...field}
      value={value ?? ''}
      visibilityToggleButtonProps={{ 'aria-label': showLabel }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
