import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

type Names = { first_name: string; last_name: string }
type Props = { value: Names; onChange: (names: Partial<Names>) => void; errors: Readonly<Record<string, readonly string[]>> }

const FIELDS = [
  { name: 'first_name', label: 'form.firstName', autoComplete: 'given-name' },
  { name: 'last_name', label: 'form.lastName', autoComplete: 'family-name' },
] as const

export function NameFields({ value, onChange, errors }: Props) {
  const { t } = useTranslation('account')
  return FIELDS.map(({ name, label, autoComplete }) => (
    <TextInput
      key={name}
      label={t(label)}
      name={name}
      autoComplete={autoComplete}
      required
      withAsterisk={false}
      maxLength={100}
      value={value[name]}
      error={errors[name]?.[0]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  ))
}
