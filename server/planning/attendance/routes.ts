import type * as contract from '#contract/planning/attendance.ts'
import { canEditSession, canMarkAttendance } from '#domain/rules/sessions.ts'
import { hasPermission, isCoach, type Viewer } from '#domain/rules/viewer.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import { sessionFacts, type LoadedFacts } from '../session-facts/open.ts'
import { registerWorkbook } from './attendance-xlsx.ts'
import { markAttendance, type Mark } from './commands.ts'
import { changePeople } from './people.ts'
import { attendanceOf, registerHead } from './queries.ts'

const readerOf = (viewer: Viewer, facts: LoadedFacts) => ({
  user_id: viewer.user_id,
  edits: canEditSession(viewer, facts),
})

function demandMark(viewer: Viewer, facts: LoadedFacts, { user_id, presence }: Mark): void {
  demand(canMarkAttendance(viewer, facts, user_id))
  demand(presence === undefined || canEditSession(viewer, facts), 'edit_denied')
}

/** Someone who runs a session of their own, without being a coach, has no say about others. */
const mayAssign = (viewer: Viewer) =>
  isCoach(viewer) || hasPermission(viewer, 'view-edit-all-sessions')

export const attendanceHandlers: Handlers<typeof contract> = {
  async sessionAttendance({ db, clubId, viewer, params }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    return { data: await attendanceOf(db, clubId, params.id, readerOf(viewer, facts)) }
  },
  async saveAttendance({ db, clubId, viewer, body }) {
    const { event_id: session_id } = body
    const marks = Object.entries(body.users).map(([id, mark]) => ({ ...mark, user_id: Number(id) }))
    const facts = await sessionFacts(db, clubId, viewer, session_id)
    for (const mark of marks) demandMark(viewer, facts, mark)
    const waiting = await markAttendance(db, clubId, {
      session_id,
      marks,
      reader: readerOf(viewer, facts),
    })
    return { data: { done: true, waiting } }
  },
  async changeRegister({ db, clubId, viewer, params, body }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    demand(canEditSession(viewer, facts), 'edit_denied')
    const { add = [], remove = [], attendance_limit } = body
    demand(mayAssign(viewer) || [...add, ...remove].every((id) => id === viewer.user_id))
    await changePeople(db, clubId, params.id, { add, remove, attendance_limit })
    return { data: { done: true } }
  },
  async exportAttendance({ db, clubId, viewer, params, texts }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    const reader = readerOf(viewer, facts)
    demand(reader.edits, 'edit_denied')
    const [{ name, day }, rows] = await Promise.all([
      registerHead(db, clubId, params.id),
      attendanceOf(db, clubId, params.id, reader),
    ])
    return fileReply(`${name} ${day}.xlsx`, await registerWorkbook(`${name}, ${day}`, rows, texts))
  },
}
