import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../../form/form-types.ts'
import { TextField } from '../../form/TextFields.tsx'

export function EmailField(field: FieldProps<string>) {
  const { t } = useTranslation('account')
  return (
    <TextField
      {...field}
      label={t('form.email')}
      type="email"
      name="email"
      autoComplete="email"
      required
      withAsterisk={false}
    />
  )
}
