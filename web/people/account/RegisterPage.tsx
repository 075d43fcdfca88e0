import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { register } from '#contract/people/account.ts'
import { linkedClub } from '#contract/people/invitations.ts'
import { query } from '../../api/api.ts'
import { RadioField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { EmailField } from './EmailField.tsx'
import { GuestPage } from './GuestPage.tsx'
import { LanguageField } from './LanguageField.tsx'
import classes from './login.module.css'
import { NameFields } from './NameFields.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { NoMail } from './NoMail.tsx'

const KINDS = ['club', 'individual'] as const

/** The link that has ended, or could not be looked up. */
const OWN = [0, 400, 404, 429, 500, 502, 503]

/** A new account: for a club, for oneself, or to join the club of a link. */
export function RegisterPage() {
  const { t } = useTranslation('account')
  const join = useSearchParams()[0].get('join')
  const asked = useQuery({
    ...query(linkedClub, { params: { code: join ?? '' } }, { own: OWN }),
    enabled: join !== null,
    retry: false,
  })
  const club = asked.data?.data.club_name
  if (join !== null && club !== undefined) return <ToJoin join={join} club={club} />
  if (join !== null && asked.isPending)
    return (
      <GuestPage title={t('register.title')}>
        <Waiting for={asked} rows={4} />
      </GuestPage>
    )
  return <ForOneself ended={join !== null} />
}

/** Names, address, password, and what the account is for; what comes next comes by mail. */
function ForOneself({ ended }: { ended: boolean }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const form = useForm(register, {
    initial: { first_name: '', last_name: '', email: '', password: '', account_type: 'club' },
    send: (values, call) =>
      call(register, { body: { ...values, preferred_language: currentLanguage() } }),
    onSaved: (_, { email }) => navigate(paths.signUpSuccess(), { state: { email } }),
  })
  return (
    <GuestPage title={t('register.title')} lead={t('register.lead')}>
      <Form of={form} submit={t('register.submit')} wide footer={<Known />}>
        {ended && <Alert color="amber">{t('register.joinEnded')}</Alert>}
        <RadioField
          {...form.at('account_type')}
          label={t('register.for')}
          choices={KINDS.map((value) => ({
            value,
            label: t(`register.${value}`),
            description: t(`register.${value}Hint`),
          }))}
        />
        <NoMail text={t('noMail')} />
        <NameFields form={form} />
        <EmailField {...form.at('email')} />
        <NewPasswordField {...form.at('password')} />
        <LanguageField />
      </Form>
    </GuestPage>
  )
}

/** The password is asked for once, by the page that the mail opens. */
function ToJoin({ join, club }: { join: string; club: string }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const form = useForm(register, {
    initial: { first_name: '', last_name: '', email: '' },
    send: (values, call) =>
      call(register, {
        body: { ...values, account_type: 'member', join, preferred_language: currentLanguage() },
      }),
    onSaved: (_, { email }) => navigate(paths.signUpSuccess(), { state: { email, join } }),
  })
  return (
    <GuestPage title={t('register.join', { club })} lead={t('register.joinLead')}>
      <Form of={form} submit={t('register.submit')} wide footer={<Known join={join} />}>
        <NoMail text={t('noMail')} />
        <NameFields form={form} />
        <EmailField {...form.at('email')} />
        <LanguageField />
      </Form>
    </GuestPage>
  )
}

function Known({ join }: { join?: string }) {
  const { t } = useTranslation('account')
  return (
    <Link className={classes.link} to={join === undefined ? paths.login() : paths.join(join)}>
      {t('register.known')} {t('login.submit')}
    </Link>
  )
}
