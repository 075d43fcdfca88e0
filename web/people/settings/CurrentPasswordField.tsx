import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../form/TextFields.tsx'
import type { FieldProps } from '../../form/form-types.ts'

/** Whoever changes how one signs in shows once more who they are. */
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
