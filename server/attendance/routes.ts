import type * as contract from '#contract/attendance.ts'
import { canEditSession, canMarkAttendance, canViewSession } from '#domain/rules/sessions.ts'
import { hasPermission, isCoach, type Viewer } from '#domain/rules/viewer.ts'
import type { Handlers } from '../http/mount.ts'
import { demand, Refusal } from '../http/refusal.ts'
import { fileReply } from '../http/reply.ts'
import { sessionFacts, type LoadedFacts } from '../sessions/facts.ts'
import { registerWorkbook } from './attendance-xlsx.ts'
import { markAttendance, refusalOf, type Mark, type MarkedSession } from './commands.ts'
import { changePeople } from './people.ts'
import { attendanceOf, registerHead } from './queries.ts'

const readerOf = (viewer: Viewer, facts: LoadedFacts) => ({ user_id: viewer.user_id, edits: canEditSession(viewer, facts) })

/** Why a mark may not be made on a session; null when it may. */
function denialOf(viewer: Viewer, session: MarkedSession, { user_id, presence }: Mark): 'forbidden' | 'edit_denied' | null {
  if (!canMarkAttendance(viewer, session, user_id)) return 'forbidden'
  return presence === undefined || canEditSession(viewer, session) ? null : 'edit_denied'
}

/** Whoever runs a session of their own, without being a coach, has no say about others. */
const mayAssign = (viewer: Viewer) => isCoach(viewer) || hasPermission(viewer, 'view-edit-all-sessions')

export const attendanceHandlers: Handlers<typeof contract> = {
  async sessionAttendance({ db, clubId, viewer, params }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    return { data: await attendanceOf(db, clubId, params.id, readerOf(viewer, facts)) }
  },
  async saveAttendance(call) {
    const { clubId, viewer, body } = call
    const { event_id: session_id } = body
    const marks = Object.entries(body.users).map(([id, mark]) => ({ user_id: Number(id), ...mark }))
    const denied = (session: MarkedSession) => marks.map((mark) => denialOf(viewer, session, mark)).find((code) => code !== null)
    const may = (session: MarkedSession) => canViewSession(viewer, session) && denied(session) === undefined
    const marked = await markAttendance(call, clubId, { session_id, marks, marked_by: viewer.user_id, may })
    if (marked === null) throw new Refusal(denied(await sessionFacts(call.db, clubId, viewer, session_id)) ?? 'forbidden')
    if ('left' in marked) throw await refusalOf(call.db, clubId, { session_id, left: marked.left, viewer_id: viewer.user_id })
    return { data: { done: true, waiting: marked.waiting } }
  },
  async changeRegister({ db, clubId, viewer, params, body }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    demand(canEditSession(viewer, facts), 'edit_denied')
    const { add = [], remove = [], attendance_limit } = body
    demand(mayAssign(viewer) || [...add, ...remove].every((id) => id === viewer.user_id))
    await changePeople(db, clubId, params.id, { add, remove, attendance_limit })
    return { data: { done: true } }
  },
  async exportAttendance({ db, clubId, viewer, params, language }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    const reader = readerOf(viewer, facts)
    demand(reader.edits, 'edit_denied')
    const [{ name, day }, rows] = await Promise.all([registerHead(db, clubId, params.id), attendanceOf(db, clubId, params.id, reader)])
    return fileReply(`${name} ${day}.xlsx`, await registerWorkbook(`${name}, ${day}`, rows, language))
  },
}
