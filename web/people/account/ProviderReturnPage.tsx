import { Button, Loader } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { finishProviderSignIn } from '#contract/people/account-providers.ts'
import { finishLinking } from '#contract/people/settings-links.ts'
import type { Reply } from '#contract/endpoint.ts'
import { api } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { t as textOf } from '../../i18n/i18n.ts'
import { paths } from '../../paths/paths.ts'
import { placeAfterSignIn } from '../../shell/guards.ts'
import { notify } from '../../shell/notices.ts'
import { GuestPage } from './GuestPage.tsx'
import { AskCode, AskNames, AskPassword } from './ProviderForms.tsx'
import { takeWay } from './provider-way.ts'
import { enterAs } from './sign-in.ts'

type Outcome = Reply<typeof finishProviderSignIn>['data']
type Next = { to: string; message?: string } | { ask: Outcome }

const OWN = [0, 400, 401, 403, 404, 409, 429, 500, 502, 503, 504]

/** Takes up who comes back from a provider: signs in, links, or asks for what is still missing. */
export function ProviderReturnPage() {
  const { t } = useTranslation('account')
  const { search } = useLocation()
  const navigate = useNavigate()
  const [ask, setAsk] = useState<Outcome | null>(null)
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void comeBack(search.slice(1)).then((next) => {
      if ('ask' in next) return setAsk(next.ask)
      const { to, message } = next
      return navigate(to, { replace: true, ...(message !== undefined && { state: { message } }) })
    })
  }, [search, navigate])
  if (ask) return <Missing of={ask} />
  return (
    <GuestPage title={t('provider.returning')}>
      <Loader size="sm" />
    </GuestPage>
  )
}

async function comeBack(answer: string): Promise<Next> {
  const way = takeWay()
  if (!way) return { to: paths.login(), message: textOf('provider.stale', { ns: 'account' }) }
  const { ticket, purpose } = way
  try {
    return await (purpose === 'link' ? link(ticket, answer) : signIn(ticket, answer))
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    if (purpose === 'sign-in') return { to: paths.login(), message: error.message }
    notify('error', error.message)
    return { to: paths.ownSettings('password') }
  }
}

async function link(ticket: string, answer: string): Promise<Next> {
  await api(finishLinking, { body: { ticket, answer } }, { own: OWN })
  notify('success', () => textOf('links.done', { ns: 'settings' }))
  return { to: paths.ownSettings('password') }
}

async function signIn(ticket: string, answer: string): Promise<Next> {
  const { data } = await api(finishProviderSignIn, { body: { ticket, answer } }, { own: OWN })
  if (!data.signed_in) return { ask: data }
  return { to: placeAfterSignIn(await enterAs(data.signed_in)) }
}

/** What is asked for before the sign-in is done. */
function Missing({ of: { outcome, ticket, email, first_name, last_name } }: { of: Outcome }) {
  const { t } = useTranslation('account')
  if (outcome === 'second-step' && ticket !== null) return <AskCode ticket={ticket} />
  if (ticket === null || email === null)
    return (
      <GuestPage title={t('provider.unknown.title')} lead={t('provider.unknown.text')}>
        <Button component={Link} to={paths.login()}>
          {t('form.toLogin')}
        </Button>
      </GuestPage>
    )
  if (outcome === 'password') return <AskPassword ticket={ticket} email={email} />
  const names = { first_name: first_name ?? '', last_name: last_name ?? '' }
  return <AskNames ticket={ticket} email={email} names={names} />
}
