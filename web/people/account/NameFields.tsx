import { useTranslation } from 'react-i18next'
import type { FormOf } from '../../form/form-types.ts'
import { TextField } from '../../form/TextFields.tsx'

const FIELDS = [
  { name: 'first_name', label: 'form.firstName', autoComplete: 'given-name' },
  { name: 'last_name', label: 'form.lastName', autoComplete: 'family-name' },
] as const
type Names = { first_name: string; last_name: string }

export function NameFields({ form }: { form: Pick<FormOf<Names>, 'at'> }) {
  const { t } = useTranslation('account')
  return FIELDS.map(({ name, label, autoComplete }) => (
    <TextField
      key={name}
      {...form.at(name)}
      label={t(label)}
      name={name}
      autoComplete={autoComplete}
      required
      withAsterisk={false}
    />
  ))
}
