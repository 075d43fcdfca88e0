import { Alert, Button, PasswordInput, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'

type Props = { submit: string; busy: boolean; message: string | null; onSubmit: () => void; children: ReactNode; danger?: boolean }

/** The fields of one change and the button that makes it. */
export function SettingsForm({ submit, busy, message, onSubmit, children, danger = false }: Props) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stack gap="md" maw={460} align="stretch">
        {message !== null && (
          <Alert color="red" role="alert">
            {message}
          </Alert>
        )}
        {children}
        <Button type="submit" loading={busy} style={{ alignSelf: 'flex-start' }} {...(danger && { color: 'red', variant: 'outline' })}>
          {submit}
        </Button>
      </Stack>
    </form>
  )
}

type FieldProps = { value: string; onChange: (value: string) => void; error: string | undefined }

/** Whoever changes how one signs in shows once more who they are. */
export function CurrentPasswordField({ value, onChange, error }: FieldProps) {
  const { t } = useTranslation('settings')
  return (
    <PasswordInput
      label={t('currentPassword')}
      name="password"
      autoComplete="current-password"
      required
      withAsterisk={false}
      maxLength={128}
      value={value}
      error={error}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
