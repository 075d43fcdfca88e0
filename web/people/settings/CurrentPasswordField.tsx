import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../form/PasswordField.tsx'
import type { FieldProps } from '../../form/form-types.ts'

/** Anybody who changes how they sign in has to prove again who they are. */
export function CurrentPasswordField(field: FieldProps<string>) {
  const { t } = useTranslation('settings')
  return (
    <PasswordField
      {...field}
      label={t('currentPassword')}
      name="password"
      autoComplete="current-password"
      required
      withAsterisk={false}
      showLabel={t('showPassword')}
    />
  )
}
