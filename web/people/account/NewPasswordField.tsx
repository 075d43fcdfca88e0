import { PasswordInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PASSWORD_LENGTH } from '#domain/constants/limits.ts'

type Props = { label?: string; value: string; onChange: (value: string) => void; error: string | undefined }

/** A password that is being chosen. */
export function NewPasswordField({ label, value, onChange, error }: Props) {
  const { t } = useTranslation('account')
  return (
    <PasswordInput
      label={label ?? t('form.password')}
      description={t('form.passwordHint')}
      name="new-password"
      autoComplete="new-password"
      required
      withAsterisk={false}
      minLength={PASSWORD_LENGTH.min}
      maxLength={PASSWORD_LENGTH.max}
      value={value}
      error={error}
      visibilityToggleButtonProps={{ 'aria-label': t('form.showPassword') }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
