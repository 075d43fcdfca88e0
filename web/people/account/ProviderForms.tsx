import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { confirmProviderSignIn, openProviderAccount } from '#contract/people/account-providers.ts'
import type { login } from '#contract/people/account.ts'
import type { Reply } from '#contract/endpoint.ts'
import { Form } from '../../form/Form.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { useForm } from '../../form/use-form.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { paths } from '../../paths/paths.ts'
import { placeAfterSignIn } from '../../shell/guards.ts'
import { CodeField } from './CodeField.tsx'
import { GuestPage } from './GuestPage.tsx'
import { LanguageField } from './LanguageField.tsx'
import classes from './login.module.css'
import { NameFields } from './NameFields.tsx'
import { enterAs } from './sign-in.ts'

const OWN = [400, 401, 403]

/** Where a sign-in leads once it is done. */
const placeOf = async (signedIn: Reply<typeof login>) => placeAfterSignIn(await enterAs(signedIn))

/** The second step of the account is asked for after the provider too. */
export function AskCode({ ticket }: { ticket: string }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const form = useForm(confirmProviderSignIn, {
    initial: { otp: '' },
    own: OWN,
    guard: false,
    send: async ({ otp }, call) =>
      placeOf(await call(confirmProviderSignIn, { body: { ticket, otp: plain(otp) } })),
    onSaved: (place) => navigate(place, { replace: true }),
  })
  return (
    <GuestPage title={t('login.title')}>
      <Form of={form} submit={t('login.submit')} wide>
        <CodeField {...form.at('otp')} />
      </Form>
    </GuestPage>
  )
}

/** The account of the same address is linked once its owner has shown that it is theirs. */
export function AskPassword({ ticket, email }: { ticket: string; email: string }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const form = useForm(confirmProviderSignIn, {
    initial: { password: '', otp: '' },
    own: OWN,
    guard: false,
    send: async ({ password, otp }, call) => {
      const code = plain(otp)
      const body = { ticket, password, ...(code !== '' && { otp: code }) }
      return placeOf(await call(confirmProviderSignIn, { body }))
    },
    onSaved: (place) => navigate(place, { replace: true }),
    onRefused: ({ code }) => {
      if (code === 'email_unverified') void navigate(paths.resendActivation(email))
    },
  })
  const asksCode = form.problem?.code === 'second_step_required'
  return (
    <GuestPage title={t('provider.password.title')} lead={t('provider.password.lead', { email })}>
      <Form
        of={asksCode ? { ...form, message: null } : form}
        submit={t('provider.password.submit')}
        wide
        footer={
          <Link className={classes.link} to={paths.forgotPassword()}>
            {t('provider.password.forgot')}
          </Link>
        }
      >
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
    </GuestPage>
  )
}

type Names = { first_name: string; last_name: string }

/** Nobody has this address yet: an account without a password, as the provider names its owner. */
export function AskNames({
  ticket,
  email,
  names,
}: {
  ticket: string
  email: string
  names: Names
}) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const form = useForm(openProviderAccount, {
    initial: names,
    own: OWN,
    guard: false,
    send: async (values, call) => {
      const body = { ...values, ticket, preferred_language: currentLanguage() }
      return placeOf(await call(openProviderAccount, { body }))
    },
    onSaved: (place) => navigate(place, { replace: true }),
  })
  return (
    <GuestPage title={t('register.title')} lead={t('provider.new.lead', { email })}>
      <Form
        of={form}
        submit={t('register.submit')}
        wide
        footer={
          <>
            <Text size="sm">{t('provider.new.known')}</Text>
            <Link className={classes.link} to={paths.login()}>
              {t('form.toLogin')}
            </Link>
          </>
        }
      >
        <NameFields form={form} />
        <LanguageField />
      </Form>
    </GuestPage>
  )
}

const plain = (code: string) => code.replaceAll(/\s/g, '')
