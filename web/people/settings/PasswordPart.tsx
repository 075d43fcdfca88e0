import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { changePassword, listSignIns, listTokens } from '#contract/people/settings.ts'
import { NewPasswordField } from '../account/open.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { LinkedSignIns } from './LinkedSignIns.tsx'

export function PasswordPart() {
  const { t } = useTranslation('settings')
  const form = useForm(changePassword, {
    initial: { password: '', new_password: '' },
    refreshes: [listSignIns, listTokens],
    saved: t('password.done'),
    onSaved: (_, __, { reset }) => reset(),
  })
  return (
    <Stack gap="xl">
      <Form of={form} submit={t('password.submit')} width={460}>
        <Text size="sm" c="dimmed">
          {t('password.text')}
        </Text>
        <CurrentPasswordField {...form.at('password')} />
        <NewPasswordField {...form.at('new_password')} label={t('password.new')} />
      </Form>
      <LinkedSignIns />
    </Stack>
  )
}
