import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { login } from '#contract/people/account.ts'
import { Form } from '../../form/Form.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { paths } from '../../paths/paths.ts'
import { DemoSignIn } from '../../lazy/demo-sign-in.tsx'
import { isDemo } from '../../shell/demo.ts'
import { placeAfterSignIn } from '../../shell/guards.ts'
import { rememberedTarget } from '../../shell/session-store.ts'
import { CodeField } from './CodeField.tsx'
import { GuestPage } from './GuestPage.tsx'
import classes from './login.module.css'
import { ProviderButtons } from './ProviderButtons.tsx'
import { enterAs } from './sign-in.ts'

const CLIENT = { grant_type: 'password', client_id: 'web', client_secret: 'web' } as const
/** Shown at the form: wrong or incomplete entries, a disabled account, too many tries. */
const OWN = [401, 403, 503]

/** The sign-in; in the demo below the people whose place one takes with a click. */
export function LoginPage() {
  const { t } = useTranslation('account')
  const plain = (
    <GuestPage title={t('login.title')} lead={t('login.lead')}>
      <LoginForm />
    </GuestPage>
  )
  return isDemo ? (
    <DemoSignIn plain={plain}>
      <LoginForm />
    </DemoSignIn>
  ) : (
    plain
  )
}

function LoginForm() {
  const { t } = useTranslation('account')
  const state = useLocation().state as { expired?: boolean; message?: string } | null
  const navigate = useNavigate()
  const form = useForm(login, {
    initial: { username: '', password: '', otp: '' },
    own: OWN,
    guard: false,
    send: async ({ username, password, otp }, call) => {
      const code = otp.replaceAll(/\s/g, '')
      const body = { ...CLIENT, username: username.trim(), password, ...(code && { otp: code }) }
      const viewer = await enterAs(await call(login, { body }))
      return placeAfterSignIn(viewer)
    },
    onSaved: (place) => navigate(place, { replace: true }),
    onRefused: ({ code }) => {
      if (code === 'email_unverified')
        void navigate(paths.resendActivation(form.values.username.trim()))
    },
  })
  const asksCode = form.problem?.code === 'second_step_required'
  return (
    <Form
      of={asksCode ? { ...form, message: null } : form}
      submit={t('login.submit')}
      wide
      footer={<OtherWays />}
    >
      {state?.message && !form.problem && <Alert color="amber">{state.message}</Alert>}
      {state?.expired && !form.problem && <Alert color="amber">{t('login.signedOut')}</Alert>}
      <TextField
        {...form.at('username')}
        label={t('login.email')}
        type="email"
        name="username"
        autoComplete="username"
        withAsterisk={false}
      />
      <PasswordField
        {...form.at('password')}
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        withAsterisk={false}
        showLabel={t('login.showPassword')}
      />
      {(asksCode || form.values.otp !== '') && <CodeField {...form.at('otp')} />}
    </Form>
  )
}

/** The code of the link of a club by which somebody came to the sign-in. */
function linkCameBy(): string | undefined {
  const code = /^\/join\/(.+)$/.exec(rememberedTarget()?.path ?? '')?.[1]
  return code === undefined ? undefined : decodeURIComponent(code)
}

function OtherWays() {
  const { t } = useTranslation('account')
  return (
    <>
      <ProviderButtons />
      <div className={classes.links}>
        <Link className={classes.link} to={paths.forgotPassword()}>
          {t('login.forgot')}
        </Link>
        <Link className={classes.link} to={paths.register(linkCameBy())}>
          {t('login.register')}
        </Link>
      </div>
    </>
  )
}
