import { query } from '../../api.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import { passwordReset, resetPassword } from '#contract/people/account.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../shell/notices.ts'
import { PageState } from '../../ui/PageState.tsx'
import { GuestPage } from './GuestPage.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

/**
 * A new password by the code of a mail. A code that does not hold says why, and where there is a
 * new one.
 */
export function ResetPasswordPage() {
  const { t } = useTranslation('account')
  const { code = '' } = useParams()
  const { isPending, error } = useQuery({
    ...query(passwordReset, { params: { code } }, { own: [400] }),
    retry: false,
  })
  if (isPending)
    return (
      <GuestPage title={t('reset.title')}>
        <PageState state="loading" rows={3} />
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
      notify('success', t('reset.done'), { persistent: true })
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
