import { Loader, Button, Group, Text } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { logout } from '#contract/people/account.ts'
import { api } from '../../api/api.ts'
import { unsentHere, flush, runOutbox } from '../../offline/outbox.ts'
import { paths } from '../../paths/paths.ts'
import { endImpersonation, endSession } from '../../shell/end-session.ts'
import { MessagePage } from '../../shell/MessagePage.tsx'
import { accessToken, lastWords } from '../../shell/session-store.ts'
import { noteSignOut, sendSignOuts } from '../../shell/sign-outs.ts'
import { useOutbox } from '../../offline/outbox-state.ts'

type UnsentEntriesProps = {
  /** Whose entries they are. */
  userId: number
  onGo: () => void
}

/** What has not been sent yet, before its person signs out: to be sent, or kept here for them. */
function UnsentEntries({ userId, onGo }: UnsentEntriesProps) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const entries = useOutbox()
  const unsent = entries.filter(({ state }) => state !== 'stored')
  const [hasTried, setTried] = useState(false)
  useEffect(() => runOutbox(userId), [userId])
  const areAllSent = entries.length > 0 && unsent.length === 0
  useEffect(() => {
    if (areAllSent) onGo()
  }, [areAllSent, onGo])
  const send = () => void flush().then(() => setTried(true))
  return (
    <MessagePage title={t('unsent.title')}>
      <Text role="status">
        {t(hasTried ? 'unsent.still' : 'unsent.text', { count: Math.max(1, unsent.length) })}
      </Text>
      <Group justify="center">
        <Button onClick={send}>{t('unsent.send')}</Button>
        <Button variant="default" onClick={onGo}>
          {t('unsent.go')}
        </Button>
        <Button variant="subtle" onClick={() => void navigate(-1)}>
          {t('unsent.stay')}
        </Button>
      </Group>
    </MessagePage>
  )
}

const LEAVING_MS = 3000

/**
 * Ends the sign-in here and on the server. A person whose sign-in has expired is notified and
 * returns to the same page afterwards. An administrator who acted in somebody's name is themselves
 * again. What was entered here and has not been sent is offered to be sent first.
 */
export function LogoutPage() {
  const [search] = useSearchParams()
  const expired = search.get('reason') === 'expired'
  const [isLeaving, setLeaving] = useState(expired)
  const [sender, setSender] = useState<number | null>(null)
  const leave = useCallback(() => setLeaving(true), [])
  useEffect(() => {
    if (isLeaving) return
    unsentHere().then(({ user_id, count }) => (count > 0 ? setSender(user_id) : leave()), leave)
  }, [isLeaving, leave])
  return (
    <main>
      {!isLeaving && sender !== null ? (
        <UnsentEntries userId={sender} onGo={leave} />
      ) : (
        <Leaving now={isLeaving} expired={expired} />
      )}
    </main>
  )
}

function Leaving({ now, expired }: { now: boolean; expired: boolean }) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  useEffect(() => {
    if (!now) return
    void signOut(expired).then((next) => {
      const message = lastWords.get()
      lastWords.set(null)
      return navigate(next, { replace: true, state: message === null ? { expired } : { message } })
    })
  }, [now, expired, navigate])
  return (
    <MessagePage title={t('logout.title')}>
      <Loader size="sm" />
    </MessagePage>
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
