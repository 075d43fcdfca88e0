import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../../form/form-types.ts'
import { TextField } from '../../form/TextFields.tsx'

/** The code of the second step of a sign-in. */
export function CodeField(field: FieldProps<string>) {
  const { t } = useTranslation('account')
  return (
    <TextField
      {...field}
      label={t('login.code')}
      description={t('login.codeHint')}
      name="otp"
      autoComplete="one-time-code"
      data-autofocus
      required
      withAsterisk={false}
    />
  )
}
