import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import type { Text } from './TextFields.tsx'

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
