import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { getUserData, logout, me } from '#contract/people/account.ts'
import { api, query } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { endSession } from '../../shell/end-session.ts'
import { notify } from '../../shell/notices.ts'
import { accessToken } from '../../shell/session-store.ts'
import { PageState } from '../../ui/PageState.tsx'
import { activationPlace } from './activation-place.ts'
import { DetailsForm } from './DetailsForm.tsx'
import { GuestPage } from './GuestPage.tsx'

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
