import { Alert, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { confirmEmail, requestEmailChange } from '#contract/people/settings.ts'
import { EmailField } from '../account/open.ts'
import { api } from '../../api/api.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { refreshMe, useViewer } from '../../shell/viewer.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { OWN, useChange } from './use-change.ts'

/**
 * The address one signs in with; another one holds once the link in the mail to it was followed.
 */
export function EmailPart() {
  const { t } = useTranslation('settings')
  const { me } = useViewer()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm(requestEmailChange, {
    initial: { password: '', email: '' },
    onSaved: (_, { email }, { reset }) => {
      setSentTo(email)
      reset()
    },
  })
  return (
    <Stack gap="md">
      <ConfirmEmail />
      <Text>{t('email.now', { email: me.email })}</Text>
      {sentTo !== null && (
        <Alert color="teal" role="status">
          {t('email.sent', { email: sentTo })}
        </Alert>
      )}
      <Form of={form} submit={t('email.submit')} width={460}>
        <EmailField {...form.at('email')} />
        <CurrentPasswordField {...form.at('password')} />
      </Form>
    </Stack>
  )
}

/** Where the link of the mail leads: opening it uses nothing up, the button does. */
function ConfirmEmail() {
  const { t } = useTranslation('settings')
  const [search, setSearch] = useSearchParams()
  const code = search.get('code')
  const confirm = useChange(
    (given: string) => api(confirmEmail, { body: { code: given } }, { own: OWN }),
    {
      said: t('email.confirmed'),
      after: async () => {
        await refreshMe()
        setSearch({}, { replace: true })
      },
    },
  )
  if (code === null) return null
  return (
    <Alert color={confirm.message === null ? 'teal' : 'red'} role="status">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{confirm.message ?? t('email.confirmText')}</Text>
        <Button loading={confirm.busy} onClick={() => confirm.run(code)}>
          {t('email.confirm')}
        </Button>
      </Stack>
    </Alert>
  )
}
