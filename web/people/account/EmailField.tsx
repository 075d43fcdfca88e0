import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

type Props = { value: string; onChange: (value: string) => void; error: string | undefined }

export function EmailField({ value, onChange, error }: Props) {
  const { t } = useTranslation('account')
  return (
    <TextInput
      label={t('form.email')}
      type="email"
      name="email"
      autoComplete="email"
      required
      withAsterisk={false}
      maxLength={254}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
