import { useTranslation } from 'react-i18next'
import { agenda } from '#contract/calendar.ts'
import { home } from '#contract/home.ts'
import { previewPublishing, sessionPublishing } from '#contract/publishing.ts'
import {
  deletedSessions,
  favouriteSessions,
  restoreSessions,
  sessionChanges,
  sessionComments,
  sessionMarks,
} from '#contract/session-life.ts'
import { getSession } from '#contract/sessions.ts'
import { api, invalidate, query } from '../api.ts'
import { notify } from '../shell/notices.ts'

export const changesQuery = (id: number) => query(sessionChanges, { params: { id } })
export const commentsQuery = (id: number) => query(sessionComments, { params: { id } })
export const marksQuery = (id: number) => query(sessionMarks, { params: { id } })
export const binQuery = () => query(deletedSessions)
export const favouritesQuery = () => query(favouriteSessions)

/** Fetches again whatever shows sessions. */
export const refetchSessions = () =>
  invalidate(
    agenda,
    home,
    getSession,
    previewPublishing,
    sessionPublishing,
    sessionChanges,
    sessionMarks,
    deletedSessions,
    favouriteSessions,
  )

/** Says that sessions are deleted and offers to take them back. Needs the texts `session-life`. */
export function useOfferUndo(): (ids: readonly number[]) => void {
  const { t } = useTranslation('session-life')
  const undo = async (ids: readonly number[]) => {
    const { restored } = (await api(restoreSessions, { body: { session_ids: [...ids] } })).data
    notify('success', t('bin.done', { count: restored }))
    await refetchSessions()
  }
  return (ids) =>
    notify('success', t('delete.done', { count: ids.length }), {
      persistent: true,
      action: { label: t('delete.undo'), run: () => void undo(ids) },
    })
}
