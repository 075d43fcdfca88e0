import { query } from '../../api/api.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import { passwordReset, resetPassword } from '#contract/people/account.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { notify } from '../../shell/notices.ts'
import { GuestPage } from './GuestPage.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

/**
 * A new password by the code of a mail. A code that does not hold says why, and where there is a
 * new one.
 */
export function ResetPasswordPage() {
  const { t } = useTranslation('account')
  const { code = '' } = useParams()
  const asked = useQuery({
    ...query(passwordReset, { params: { code } }, { own: [400] }),
    retry: false,
  })
  const { error } = asked
  if (asked.isPending)
    return (
      <GuestPage title={t('reset.title')}>
        <Waiting for={asked} rows={3} part />
      </GuestPage>
    )
  if (!error) return <PasswordForm code={code} />
  return (
    <GuestPage title={t('reset.broken')} lead={error.message} state="error">
      <Button component={Link} to={paths.forgotPassword()}>
        {t('reset.again')}
      </Button>
    </GuestPage>
  )
}

function PasswordForm({ code }: { code: string }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const form = useForm(resetPassword, {
    initial: { password: '' },
    send: ({ password }, call) => call(resetPassword, { body: { code, password } }),
    onSaved: async () => {
      notify('success', () => t('reset.done'), { persistent: true })
      await navigate(paths.login(), { replace: true })
    },
  })
  return (
    <GuestPage title={t('reset.title')} lead={t('reset.lead')}>
      <Form of={form} submit={t('reset.submit')} wide>
        <NewPasswordField {...form.at('password')} label={t('form.newPassword')} />
      </Form>
    </GuestPage>
  )
}
