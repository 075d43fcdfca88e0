import { Alert, Button, Stack } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import { passwordReset, resetPassword } from '#contract/people/account.ts'
import { api, ApiProblem, query } from '../../api.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../shell/notices.ts'
import { PageState } from '../../ui/PageState.tsx'
import { GuestPage } from './GuestPage.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

/** A new password by the code of a mail. A code that does not hold says why, and where there is a new one. */
export function ResetPasswordPage() {
  const { t } = useTranslation('account')
  const { code = '' } = useParams()
  const { isPending, error } = useQuery({ ...query(passwordReset, { params: { code } }, { own: [400] }), retry: false })
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
  const [password, setPassword] = useState('')
  const attempt = useMutation({
    mutationFn: () => api(resetPassword, { body: { code, password } }, { own: [400] }),
    onSuccess: async () => {
      notify('success', t('reset.done'), { persistent: true })
      await navigate(paths.login(), { replace: true })
    },
  })
  const problem = attempt.error instanceof ApiProblem ? attempt.error : null
  return (
    <GuestPage title={t('reset.title')} lead={t('reset.lead')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          attempt.mutate()
        }}
      >
        <Stack gap="md">
          {problem && (
            <Alert color="red" role="alert">
              {problem.message}
            </Alert>
          )}
          <NewPasswordField
            label={t('form.newPassword')}
            value={password}
            onChange={setPassword}
            error={problem?.errors['password']?.[0]}
          />
          <Button type="submit" fullWidth loading={attempt.isPending}>
            {t('reset.submit')}
          </Button>
        </Stack>
      </form>
    </GuestPage>
  )
}
