import { useTranslation } from 'react-i18next'
import {
  deletedSessions,
  favouriteSessions,
  restoreSessions,
  sessionChanges,
  sessionMarks,
} from '#contract/planning/session-life.ts'
import { deleteSession, type Session } from '#contract/planning/sessions.ts'
import { api, query } from '../../api/api.ts'
import { refetchSessions } from '../../api/refetch-after.ts'
import { askScope } from '../session-facts/open.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'

export const changesQuery = (id: number) => query(sessionChanges, { params: { id } })
export const marksQuery = (id: number) => query(sessionMarks, { params: { id } })
export const binQuery = () => query(deletedSessions)
export const favouritesQuery = () => query(favouriteSessions)

/** Says that sessions are deleted and offers to take them back. Needs the texts `session-life`. */
function useOfferUndo(): (ids: readonly number[]) => void {
  const { t } = useTranslation('session-life')
  const undo = async (ids: readonly number[]) => {
    const { restored } = (await api(restoreSessions, { body: { session_ids: [...ids] } })).data
    notify('success', t('bin.done', { count: restored }))
    await refetchSessions()
  }
  return (ids) =>
    notify('success', () => t('delete.done', { count: ids.length }), {
      persistent: true,
      action: { label: () => t('delete.undo'), run: () => void undo(ids) },
    })
}

type Doomed = Pick<Session, 'id' | 'name' | 'published' | 'series_id'>

/**
 * Deletes a session, or as many sessions of its series as the person chooses, and offers to undo
 * that; `leave` goes to a page that does not show it. People would be notified about a published
 * session, so the person is asked first; a draft is deleted at once. Needs the texts
 * `session-life`.
 */
export function useRemoveSession({
  id,
  name,
  published,
  series_id,
}: Doomed): (leave: () => unknown) => Promise<void> {
  const { t } = useTranslation('session-life')
  const confirm = useConfirm()
  const offerUndo = useOfferUndo()
  const title = t('delete.title', { name })
  const asked = async () => {
    if (series_id !== null) return askScope(title, id, 'delete')
    const agreed =
      !published ||
      (await confirm({
        title,
        text: t('delete.text'),
        confirm: t('delete.action'),
        dangerous: true,
      }))
    return agreed ? 'this' : null
  }
  return async (leave) => {
    const scope = await asked()
    if (scope === null) return
    const { ids } = (await api(deleteSession, { params: { id }, query: { scope } })).data
    await leave()
    offerUndo(ids)
    await refetchSessions()
  }
}
