import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { getUserData, logout, me, accountDetails } from '#contract/people/account.ts'
import { api, query } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { endSession } from '../../shell/end-session.ts'
import { notify } from '../../shell/notices.ts'
import { accessToken, forgetTarget } from '../../shell/session-store.ts'
import { PageState } from '../../ui/PageState.tsx'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { activationPlace, type ActivationUser } from './activation-place.ts'
import { GuestPage } from './GuestPage.tsx'
import { LanguageField } from './LanguageField.tsx'
import { NameFields } from './NameFields.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { enterAs } from './sign-in.ts'

type DetailsFormProps = { user: ActivationUser; code: string }

/**
 * The first step of an activation. The password is set only here, by the person who received the
 * mail.
 */
function DetailsForm({ user, code }: DetailsFormProps) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const form = useForm(accountDetails, {
    initial: { first_name: user.first_name, last_name: user.last_name, password: '' },
    send: async (values, call) => {
      const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      const body = {
        id: user.id,
        activation_code: code,
        ...values,
        preferred_language: currentLanguage(),
        time_zone,
      }
      await enterAs(await call(accountDetails, { body }))
      const { data } = await api(getUserData, { params: { code }, query: {} })
      forgetTarget()
      return activationPlace(data, code) ?? paths.activateFinal(code)
    },
    onSaved: (place) => navigate(place, { replace: true }),
  })
  const title = user.first_name
    ? t('activate.title', { name: user.first_name })
    : t('activate.nameless')
  return (
    <GuestPage title={title} lead={<Lead user={user} />}>
      <Form of={form} submit={t('activate.submit')} wide>
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        {user.join === null && <NameFields form={form} />}
        <NewPasswordField {...form.at('password')} />
        {user.join === null && <LanguageField />}
      </Form>
    </GuestPage>
  )
}

/** Says what saving does, and of which club the link was that the person came by. */
function Lead({ user: { email, join } }: Pick<DetailsFormProps, 'user'>) {
  const { t } = useTranslation('account')
  if (join === null) return t('activate.lead', { email })
  if (join.club_name === null) return t('activate.joinNowhere')
  return t(join.ended ? 'activate.joinEnded' : 'activate.join', { email, club: join.club_name })
}

/**
 * Looks the code up: no good leads to the sign-in and says why, an open account leads on, the
 * others take the first step here.
 */
export function ActivatePage() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const { code = '' } = useParams()
  const { data, error } = useQuery({
    ...query(
      getUserData,
      { params: { code }, query: { activation_code: code } },
      { own: [0, 400, 404, 429, 500, 502, 503] },
    ),
    retry: false,
    staleTime: 0,
  })
  const signedIn = accessToken() !== null
  const { data: person, isPending } = useQuery({
    ...query(me, {}, { own: [0, 401, 500, 502, 503] }),
    enabled: signedIn,
    retry: false,
  })
  const user = data?.data
  const foreign = signedIn && user && person && person.data.id !== user.id ? person.data : null
  const place = user && !(signedIn && isPending) && !foreign ? activationPlace(user, code) : null

  useEffect(() => {
    if (error) void navigate(paths.login(), { replace: true, state: { message: error.message } })
  }, [error, navigate])
  useEffect(() => {
    if (place === null) return
    if (!signedIn) notify('info', () => t('activate.already'), { persistent: true })
    void navigate(place, { replace: true })
  }, [place, signedIn, navigate, t])

  if (foreign)
    return (
      <GuestPage
        title={t('activate.foreign')}
        lead={t('activate.foreignText', { name: foreign.full_name })}
      >
        <Button onClick={() => void startOver()}>{t('activate.signOut')}</Button>
      </GuestPage>
    )
  if (!user || user.email_verified)
    return (
      <GuestPage title={t('activate.nameless')}>
        <PageState state="loading" rows={4} />
      </GuestPage>
    )
  return <DetailsForm user={user} code={code} />
}

/** Signs out and opens the same link again. */
async function startOver(): Promise<void> {
  await api(logout, {}, { own: [0, 401, 500, 502, 503] }).catch(() => undefined)
  endSession('nothing')
  window.location.reload()
}
