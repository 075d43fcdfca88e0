import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../../form/form-types.ts'
import { PasswordField } from '../../form/PasswordField.tsx'

/** A password that is being chosen. */
export function NewPasswordField({ label, ...field }: FieldProps<string> & { label?: string }) {
  const { t } = useTranslation('account')
  return (
    <PasswordField
      {...field}
      label={label ?? t('form.password')}
      description={t('form.passwordHint')}
      name="new-password"
      autoComplete="new-password"
      required
      withAsterisk={false}
      showLabel={t('form.showPassword')}
    />
  )
}
