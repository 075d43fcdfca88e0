import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import { me } from '#contract/people/account.ts'
import {
  acceptGuardianInvitation,
  declineGuardianInvitation,
  guardianInvitation,
  openGuardianAccount,
  type GuardianInvitation,
} from '#contract/club/guardians-links.ts'
import { api, query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import {
  GuestPage,
  enterAs,
  LanguageField,
  NameFields,
  NewPasswordField,
} from '../../people/account/open.ts'
import { notify } from '../../shell/notices.ts'
import { accessToken, forgetTarget, keepTarget } from '../../shell/session-store.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { refreshMe } from '../../shell/viewer.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { currentLanguage } from '../../i18n/i18n.ts'

/** The account of a guardian who has none, under the address that was invited. */
function GuardianAccountForm({ email, code }: { email: string; code: string }) {
  const { t } = useTranslation('guardians')
  const navigate = useNavigate()
  const form = useForm(openGuardianAccount, {
    initial: { first_name: '', last_name: '', password: '' },
    send: async (values, call) => {
      const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      const body = { ...values, preferred_language: currentLanguage(), time_zone }
      await enterAs(await call(openGuardianAccount, { params: { code }, body }))
      forgetTarget()
    },
    onSaved: () => navigate(paths.children(), { replace: true }),
  })
  return (
    <Form of={form} submit={t('invitation.create')} wide>
      <Text size="sm">{t('invitation.createFor', { email })}</Text>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NameFields form={form} />
      <NewPasswordField {...form.at('password')} />
      <LanguageField />
    </Form>
  )
}

const OWN = [400, 404, 429]

/** Where the mail to a parent or guardian leads; opening it uses nothing up. */
export function GuardianInvitationPage() {
  const { t } = useTranslation('guardians')
  const { code = '' } = useParams()
  const [isDeclined, setDeclined] = useState(false)
  const asked = query(guardianInvitation, { params: { code } }, { own: OWN })
  const found = useQuery({ ...asked, retry: false, staleTime: Infinity })
  const { data, error } = found
  if (isDeclined)
    return (
      <GuestPage title={t('invitation.title')} lead={t('invitation.declined')}>
        {null}
      </GuestPage>
    )
  if (error instanceof ApiProblem && OWN.includes(error.status))
    return (
      <GuestPage
        title={t('invitation.broken')}
        lead={error.status === 429 ? error.message : t('invitation.brokenText')}
        state="error"
      >
        {error.status !== 429 && (
          <Button component={Link} to={paths.login()} variant="default">
            {t('invitation.signIn')}
          </Button>
        )}
      </GuestPage>
    )
  if (!data)
    return (
      <GuestPage title={t('invitation.title')}>
        <Waiting for={found} rows={5} />
      </GuestPage>
    )
  const { state, club } = data.data
  if (state === 'expired')
    return (
      <GuestPage title={t('invitation.expired')} lead={t('invitation.expiredText', { club })}>
        {null}
      </GuestPage>
    )
  return <Open invitation={data.data} code={code} onDeclined={() => setDeclined(true)} />
}

type GuardianInvitationPageProps = { invitation: GuardianInvitation; code: string }

function Open({
  invitation,
  code,
  onDeclined,
}: GuardianInvitationPageProps & { onDeclined: () => void }) {
  const { t } = useTranslation('guardians')
  const { child, club } = invitation
  const parts = [
    { title: t('invitation.may'), text: t('invitation.mayText', { child }) },
    { title: t('invitation.mayNot'), text: t('invitation.mayNotText', { child }) },
  ]
  return (
    <GuestPage title={t('invitation.title')} lead={t('invitation.lead', { child, club })}>
      <Stack gap="md">
        {parts.map(({ title, text }) => (
          <section key={title}>
            <Title order={2} size="h5">
              {title}
            </Title>
            <Text size="sm">{text}</Text>
          </section>
        ))}
        <Text size="sm">{t('invitation.ends', { child })}</Text>
        {accessToken() === null ? (
          <Visitor invitation={invitation} code={code} />
        ) : (
          <SignedIn invitation={invitation} code={code} />
        )}
        <Decline club={club} code={code} onDeclined={onDeclined} />
      </Stack>
    </GuestPage>
  )
}

/** Who is not signed in makes an account, or signs in and comes back here. */
function Visitor({ invitation, code }: GuardianInvitationPageProps) {
  const { t } = useTranslation('guardians')
  const navigate = useNavigate()
  const { email, has_account } = invitation
  const signIn = () => {
    keepTarget({ path: paths.guardianInvitation(code), search: '', clubId: null })
    void navigate(paths.login())
  }
  if (has_account)
    return (
      <Stack gap="sm">
        <Text>{t('invitation.haveAccount', { email })}</Text>
        <Button onClick={signIn}>{t('invitation.signIn')}</Button>
      </Stack>
    )
  return (
    <Stack gap="sm">
      <GuardianAccountForm email={email} code={code} />
      <Button variant="subtle" onClick={signIn}>
        {t('invitation.otherAccount')}
      </Button>
    </Stack>
  )
}

function SignedIn({ invitation: { child }, code }: GuardianInvitationPageProps) {
  const { t } = useTranslation('guardians')
  const navigate = useNavigate()
  const asked = useQuery(query(me))
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(acceptGuardianInvitation, { params: { code } }),
    onSuccess: async () => {
      await refreshMe()
      forgetTarget()
      notify('success', t('invitation.accepted', { child }))
      await navigate(paths.children(), { replace: true })
    },
  })
  const person = asked.data?.data
  if (!person) return <Waiting for={asked} rows={1} part />
  return (
    <Group gap="sm">
      <Button loading={isPending} onClick={() => mutate()}>
        {t('invitation.accept', { name: person.full_name })}
      </Button>
      <Button variant="default" component={Link} to={paths.logout()}>
        {t('invitation.notYou')}
      </Button>
    </Group>
  )
}

type Declining = { club: string; code: string; onDeclined: () => void }

function Decline({ club, code, onDeclined }: Declining) {
  const { t } = useTranslation('guardians')
  const confirm = useConfirm()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(declineGuardianInvitation, { params: { code } }),
    onSuccess: onDeclined,
  })
  const ask = async () => {
    const question = {
      title: t('invitation.declineTitle'),
      text: t('invitation.declineText', { club }),
      confirm: t('invitation.decline'),
    }
    if (await confirm({ ...question, dangerous: true })) mutate()
  }
  return (
    <Button variant="subtle" color="red" loading={isPending} onClick={() => void ask()}>
      {t('invitation.decline')}
    </Button>
  )
}
