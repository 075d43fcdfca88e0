import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { login } from '#contract/people/account.ts'
import { api, ApiProblem } from '../../api.ts'
import { paths } from '../../paths.ts'
import { nextPlace } from '../../shell/guards.ts'
import { GuestPage } from './GuestPage.tsx'
import classes from './login.module.css'
import { enterAs } from './sign-in.ts'

const CLIENT = { grant_type: 'password', client_id: 'web', client_secret: 'web' } as const
/** Shown at the form: wrong or incomplete entries, a disabled account, too many tries. */
const OWN = [400, 401, 403, 429]

async function signIn(username: string, password: string, otp: string): Promise<string> {
  const body = { ...CLIENT, username, password, ...(otp && { otp }) }
  const viewer = await enterAs(await api(login, { body }, { own: OWN }))
  return nextPlace(viewer.selected?.club_id ?? null)
}

export function LoginPage() {
  const { t } = useTranslation('account')
  const state = useLocation().state as { expired?: boolean; message?: string } | null
  const navigate = useNavigate()
  const [entry, setEntry] = useState({ username: '', password: '', otp: '' })
  const attempt = useMutation({
    mutationFn: () => signIn(entry.username.trim(), entry.password, entry.otp.replaceAll(/\s/g, '')),
    onSuccess: (place) => navigate(place, { replace: true }),
    onError: (error) => {
      if (error instanceof ApiProblem && error.code === 'email_unverified') void navigate(paths.resendActivation(entry.username.trim()))
    },
  })
  const problem = attempt.error instanceof ApiProblem ? attempt.error : null
  const secondStep = problem?.code === 'second_step_required' || entry.otp !== ''
  const set = (part: Partial<typeof entry>) => setEntry({ ...entry, ...part })
  return (
    <GuestPage title={t('login.title')} lead={t('login.lead')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          attempt.mutate()
        }}
      >
        <Stack gap="md">
          {state?.message && !problem && <Alert color="amber">{state.message}</Alert>}
          {state?.expired && !problem && <Alert color="amber">{t('login.signedOut')}</Alert>}
          {problem && problem.code !== 'second_step_required' && (
            <Alert color="red" role="alert">
              {problem.message}
            </Alert>
          )}
          <TextInput
            label={t('login.email')}
            type="email"
            name="username"
            autoComplete="username"
            required
            withAsterisk={false}
            maxLength={254}
            value={entry.username}
            error={problem?.errors['username']?.[0]}
            onChange={(event) => set({ username: event.currentTarget.value })}
          />
          <PasswordInput
            label={t('login.password')}
            name="password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            maxLength={128}
            value={entry.password}
            error={problem?.errors['password']?.[0]}
            visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
            onChange={(event) => set({ password: event.currentTarget.value })}
          />
          {secondStep && (
            <TextInput
              label={t('login.code')}
              description={t('login.codeHint')}
              name="otp"
              autoComplete="one-time-code"
              data-autofocus
              required
              withAsterisk={false}
              maxLength={12}
              value={entry.otp}
              error={problem?.errors['otp']?.[0]}
              onChange={(event) => set({ otp: event.currentTarget.value })}
            />
          )}
          <Button type="submit" fullWidth loading={attempt.isPending}>
            {t('login.submit')}
          </Button>
          <div className={classes.links}>
            <Link className={classes.link} to={paths.forgotPassword()}>
              {t('login.forgot')}
            </Link>
            <Link className={classes.link} to={paths.register()}>
              {t('login.register')}
            </Link>
          </div>
        </Stack>
      </form>
    </GuestPage>
  )
}
