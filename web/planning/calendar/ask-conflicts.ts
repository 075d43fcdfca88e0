import { createElement } from 'react'
import { conflicts, type Scope } from '#contract/planning/sessions.ts'
import { canPlanForOthers } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { api } from '../../api/api.ts'
import { loadChunk } from '../../shell/chunks.ts'
import { askInModal } from '../../shell/modals.ts'
import type { Times } from './moved-times.ts'

/**
 * When the people of a session are to train. id and scope: what moves is no conflict with itself.
 */
export type ConflictQuestion = {
  title: string
  times: Times
  people_of: number
  id?: number
  scope?: Scope
  act: 'move' | 'paste'
}

/** Whatever the answer is: it was refused, or there is no connection. What follows will tell. */
const SILENT = { own: [0, 400, 403, 404, 409, 422] } as const

/**
 * Who plans for several crews at one time is in all of their sessions, and need not be asked about
 * that alone.
 */
const matters = (viewer: Viewer, { user_id }: { user_id: number }) =>
  user_id !== viewer.user_id || !canPlanForOthers(viewer)

/**
 * Whether something may take place then: at once where nobody is elsewhere, else as the person
 * decides, who is shown who it is. Also where it
 * cannot be found out, since it blocks nothing.
 */
export async function allowsConflicts(
  viewer: Viewer,
  { title, times: { start_date, end_date }, people_of, id, scope, act }: ConflictQuestion,
): Promise<boolean> {
  const asked = {
    start_date,
    end_date,
    people_of,
    ...(id !== undefined && { id }),
    ...(scope !== undefined && { scope }),
  }
  const found = await api(conflicts, { body: asked }, SILENT).catch(() => null)
  if (found === null || !found.data.some((conflict) => matters(viewer, conflict))) return true
  const { MoveConflicts } = await loadChunk(import('./MoveConflicts.tsx'))
  const agreed = await askInModal<true>((answer) => ({
    title,
    content: createElement(MoveConflicts, { ...found, act, onAgree: () => answer(true) }),
  }))
  return agreed !== null
}
