import { useTranslation } from 'react-i18next'
import { previewPublishing, publish } from '#contract/planning/publishing.ts'
import { api } from '../../api/api.ts'
import { refetchSessions } from '../../api/refetch-after.ts'
import { notify, type Notice } from '../../shell/notices.ts'

type Offer = { text: string; action: NonNullable<Notice['action']> }

/** The most sessions that one call takes. */
const MOST = 1000

/**
 * After published sessions have changed: says beside what was `done` how many people do not know it
 * yet, with what notifies them. Null where everybody knows, or nobody is to know. Needs the texts
 * `publishing`.
 */
export function useUnaware(): (ids: readonly number[], done: string) => Promise<Offer | null> {
  const { t } = useTranslation('publishing')
  const notifyOf = async (session_ids: number[]) => {
    await api(publish, { body: { session_ids } })
    notify('success', t('notified'))
    await refetchSessions()
  }
  return async (ids, done) => {
    const { session_ids, people } = await unawareOf(ids).catch(() => NOBODY)
    if (people === 0) return null
    const sentence = /[.。]$/.test(done) ? done : `${done}.`
    return {
      text: t('unaware', { done: sentence, count: people }),
      action: { label: t('notifyCrew'), run: () => void notifyOf(session_ids) },
    }
  }
}

const NOBODY = { session_ids: [], people: 0 }

/** Those of the sessions that are published and not known as they are, and to how many people. */
async function unawareOf(
  ids: readonly number[],
): Promise<{ session_ids: number[]; people: number }> {
  const ask = async (session_ids: number[]) =>
    (await api(previewPublishing, { body: { session_ids } }, { own: [400, 403] })).data
  const all = await ask(ids.slice(0, MOST))
  const published = all.sessions.filter(({ draft }) => !draft).map(({ id }) => id)
  if (published.length === 0) return NOBODY
  const isMixed = published.length < all.sessions.length
  const { people } = isMixed ? await ask(published) : all
  return { session_ids: published, people }
}
