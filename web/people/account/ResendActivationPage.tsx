import { Alert, Button, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { resendActivation } from '#contract/people/account.ts'
import { api } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { paths } from '../../paths/paths.ts'
import { GuestPage } from './GuestPage.tsx'
import classes from './login.module.css'

/** Sends another mail for an account that waits for its activation. */
export function ResendActivationPage() {
  const { t } = useTranslation('account')
  const { email = '' } = useParams()
  const attempt = useMutation({
    mutationFn: () => api(resendActivation, { body: { email } }, { own: [400, 429] }),
  })
  const problem = attempt.error instanceof ApiProblem ? attempt.error : null
  return (
    <GuestPage title={t('resend.title')} lead={t('resend.lead', { email })}>
      <Stack gap="md">
        <div role="status">
          {attempt.isSuccess && <Alert color="teal">{t('resend.done', { email })}</Alert>}
        </div>
        {problem && (
          <Alert color="red" role="alert">
            {problem.errors['email']?.[0] ?? problem.message}
          </Alert>
        )}
        <Button fullWidth loading={attempt.isPending} onClick={() => attempt.mutate()}>
          {t('resend.submit')}
        </Button>
        <div className={classes.links}>
          <Link className={classes.link} to={paths.login()}>
            {t('form.toLogin')}
          </Link>
          <Link className={classes.link} to={paths.register()}>
            {t('sent.other')}
          </Link>
        </div>
      </Stack>
    </GuestPage>
  )
}
