import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Reply } from '#contract/endpoint.ts'
import { register } from '#contract/people/account.ts'
import { linkedClub } from '#contract/people/invitations.ts'
import { query } from '../../api/api.ts'
import { RadioField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { sentences } from '../../format/punctuation.ts'
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
import { forgetTarget } from '../../shell/session-store.ts'
import { enterAs } from './sign-in.ts'
import { useSendsMail } from './use-sends-mail.ts'

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
  if (join !== null && asked.data) return <ToJoin join={join} linked={asked.data.data} />
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

type ToJoinProps = { join: string; linked: Reply<typeof linkedClub>['data'] }

const ToJoin = (props: ToJoinProps) =>
  useSendsMail() ? <JoinByMail {...props} /> : <JoinAtOnce {...props} />

const namesIn = ({ person }: ToJoinProps['linked']) => ({
  first_name: person?.first_name ?? '',
  last_name: person?.last_name ?? '',
})

function useJoinTitle({ club_name: club, person }: ToJoinProps['linked']): string {
  const { t } = useTranslation('account')
  if (!person) return t('register.join', { club })
  const name = `${person.first_name} ${person.last_name}`.trim()
  return t('register.joinAs', { club, name })
}

/** The password is asked for once, by the page that the mail opens. */
function JoinByMail({ join, linked }: ToJoinProps) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const form = useForm(register, {
    initial: { ...namesIn(linked), email: '' },
    send: (values, call) =>
      call(register, {
        body: { ...values, account_type: 'member', join, preferred_language: currentLanguage() },
      }),
    onSaved: (_, { email }) => navigate(paths.signUpSuccess(), { state: { email, join } }),
  })
  return (
    <GuestPage title={useJoinTitle(linked)} lead={t('register.joinLead')}>
      <Form of={form} submit={t('register.submit')} wide footer={<Known join={join} />}>
        <NameFields form={form} />
        <EmailField {...form.at('email')} />
        <LanguageField />
      </Form>
    </GuestPage>
  )
}

/** Where no mail leaves, the account opens at once. */
function JoinAtOnce({ join, linked }: ToJoinProps) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const form = useForm(register, {
    initial: { ...namesIn(linked), email: '', password: '' },
    send: async (values, call) => {
      const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      const account = { ...values, preferred_language: currentLanguage(), time_zone }
      const body = { ...account, account_type: 'member' as const, join }
      const { signed_in } = (await call(register, { body })).data
      const { selected } = signed_in ? await enterAs(signed_in) : { selected: null }
      forgetTarget()
      return selected ? paths.switchClub(selected.club_id) : paths.join(join)
    },
    onSaved: (place) => navigate(place, { replace: true }),
  })
  return (
    <GuestPage
      title={useJoinTitle(linked)}
      lead={t(linked.person ? 'register.joinNow' : 'register.lead')}
    >
      <Form of={form} submit={t('register.submit')} wide footer={<Known join={join} />}>
        <NameFields form={form} />
        <EmailField {...form.at('email')} />
        <NewPasswordField {...form.at('password')} />
        <LanguageField />
      </Form>
    </GuestPage>
  )
}

function Known({ join }: { join?: string }) {
  const { t } = useTranslation('account')
  return (
    <Link className={classes.link} to={join === undefined ? paths.login() : paths.join(join)}>
      {sentences([t('register.known'), t('login.submit')])}
    </Link>
  )
}
