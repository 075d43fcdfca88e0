import { useTranslation } from 'react-i18next'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { updateEvent, updateSession, type Scope } from '#contract/planning/sessions.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { api } from '../../api/api.ts'
import { refetchSessions } from '../../api/refetch-after.ts'
import { useFormat } from '../../format/format.ts'
import { useUnaware } from '../publishing/open.ts'
import { askScope } from '../session-facts/open.ts'
import { notifyOffer, type Notice } from '../../shell/notices.ts'
import { useViewer } from '../../shell/viewer.ts'
import { allowsConflicts } from './ask-conflicts.ts'
import type { Drop } from './drag.ts'
import { timesOf, type Times } from './moved-times.ts'
import { show, takeBack } from './shown-times.ts'

/**
 * Moves sessions, or as many sessions of a series as the person chooses: on screen at once, with a
 * notice to undo it, and to notify those who know of the times before. If people would be elsewhere
 * then, it asks before it stores; a refused move is reverted with the server's reason.
 */
export function useMoveSession() {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const viewer = useViewer()
  const say = useSayMoved()

  /**
   * It is shown at its new place while the server checks who would be elsewhere then; a whole-day
   * item conflicts with nobody.
   */
  async function isAllowed(item: AgendaItem, to: Times, scope: Scope): Promise<boolean> {
    if (isWholeDay(item)) return true
    const shown = show(item.id, to)
    const title = t('conflict.moveTitle', {
      name: item.name,
      when: format.within.session({ ...item, ...to }),
    })
    const allowed = await allowsConflicts(viewer, {
      title,
      times: to,
      people_of: item.id,
      id: item.id,
      scope,
      act: 'move',
    })
    await shown
    if (!allowed) takeBack(item)
    return allowed
  }

  async function move(item: AgendaItem, to: Times): Promise<void> {
    if (to.start_date === item.start_date && to.end_date === item.end_date) return
    const scope =
      item.series_id === null ? 'this' : await askScope(t('scope.title'), item.id, 'move')
    if (scope === null || !(await isAllowed(item, to, scope))) return
    const ids = await send(item, to, scope)
    if (ids === null) return
    const text = t('actions.moved', {
      name: item.name,
      when: format.within.session({ ...item, ...to }),
    })
    await say(ids, text, { label: t('actions.undo'), run: () => void undo(item, to, scope) })
  }

  async function undo(item: AgendaItem, to: Times, scope: Scope): Promise<void> {
    const back = { start_date: item.start_date, end_date: item.end_date }
    const ids = await send({ ...item, ...to }, back, scope, scope === 'following')
    if (ids !== null) await say(ids, t('actions.undone', { name: item.name }))
  }

  return {
    move,
    drop: (item: AgendaItem, drop: Drop) => move(item, timesOf(item, drop, format.timeZone)),
  }
}

/** Says what was done, and offers to notify those who know of other times. */
function useSayMoved() {
  const unawareOf = useUnaware()
  return async (ids: readonly number[], text: string, action?: Notice['action']): Promise<void> => {
    const unaware = await unawareOf(ids, text)
    notifyOffer('success', unaware?.text ?? text, {
      ...(action && { action }),
      ...(unaware && { secondAction: unaware.action }),
    })
  }
}

/**
 * Stores the new times, and puts the session back on screen where the server refuses them. Returns
 * which sessions have moved, null when none have.
 */
async function send(
  item: AgendaItem,
  to: Times,
  scope: Scope,
  rejoin = false,
): Promise<readonly number[] | null> {
  await show(item.id, to)
  try {
    const { data } = await api(item.kind === 'event' ? updateEvent : updateSession, {
      body: { id: item.id, scope, ...(rejoin && { rejoin }), ...to },
    })
    return data.ids
  } catch {
    takeBack(item) // the reason has been shown
    return null
  } finally {
    void refetchSessions()
  }
}
