import { Loader } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { logout } from '#contract/people/account.ts'
import { api } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { endImpersonation, endSession } from '../../shell/end-session.ts'
import { MessagePage } from '../../shell/MessagePage.tsx'
import { accessToken, lastWords } from '../../shell/session-store.ts'
import { noteSignOut, sendSignOuts } from '../../shell/sign-outs.ts'

const LEAVING_MS = 3000

/**
 * Ends the sign-in here and on the server. A person whose sign-in has expired is notified and
 * returns to the same page afterwards. An administrator who acted in somebody's name is themselves
 * again.
 */
export function LogoutPage() {
  const { t } = useTranslation('account')
  const [search] = useSearchParams()
  const expired = search.get('reason') === 'expired'
  const navigate = useNavigate()
  useEffect(() => {
    void signOut(expired).then((next) => {
      const message = lastWords.get()
      lastWords.set(null)
      return navigate(next, { replace: true, state: message === null ? { expired } : { message } })
    })
  }, [expired, navigate])
  return (
    <main>
      <MessagePage title={t('logout.title')}>
        <Loader size="sm" />
      </MessagePage>
    </main>
  )
}

/** Whatever the server answers, and also when it does not, nothing stays here. */
async function signOut(expired: boolean): Promise<string> {
  const token = accessToken()
  if (!expired && token !== null) {
    await noteSignOut(token).catch(() => undefined)
    await api(logout, undefined, {
      own: [0, 401, 500, 502, 503],
      signal: AbortSignal.timeout(LEAVING_MS),
    }).catch(() => undefined)
    void sendSignOuts()
  }
  if (endImpersonation()) return paths.adminUsers()
  endSession(expired ? 'target' : 'nothing')
  return paths.login()
}
