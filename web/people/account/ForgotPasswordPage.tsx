import { Alert, Button, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { forgotPassword } from '#contract/people/account.ts'
import { api, ApiProblem } from '../../api.ts'
import { paths } from '../../paths.ts'
import { EmailField } from './EmailField.tsx'
import { GuestPage } from './GuestPage.tsx'
import classes from './login.module.css'

/** Asks for a mail to set a new password; whether the address is known is not said. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('account')
  const [email, setEmail] = useState('')
  const attempt = useMutation({ mutationFn: (to: string) => api(forgotPassword, { body: { email: to } }, { own: [400, 429] }) })
  const problem = attempt.error instanceof ApiProblem ? attempt.error : null
  return (
    <GuestPage title={t('forgot.title')} lead={t('forgot.lead')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          attempt.mutate(email.trim())
        }}
      >
        <Stack gap="md">
          <div role="status">{attempt.isSuccess && <Alert color="teal">{t('forgot.sent', { email: attempt.variables })}</Alert>}</div>
          {problem && (
            <Alert color="red" role="alert">
              {problem.message}
            </Alert>
          )}
          <EmailField value={email} onChange={setEmail} error={problem?.errors['email']?.[0]} />
          <Button type="submit" fullWidth loading={attempt.isPending}>
            {t('forgot.submit')}
          </Button>
          <Link className={classes.link} to={paths.login()}>
            {t('form.toLogin')}
          </Link>
        </Stack>
      </form>
    </GuestPage>
  )
}
