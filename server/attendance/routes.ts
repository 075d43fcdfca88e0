import type * as contract from '#contract/attendance.ts'
import { canMarkAttendance } from '#domain/rules/sessions.ts'
import type { Handlers } from '../http/mount.ts'
import { demand } from '../http/refusal.ts'
import { sessionFacts } from '../sessions/facts.ts'
import { markAttendance } from './commands.ts'
import { attendanceOf } from './queries.ts'

export const attendanceHandlers: Handlers<typeof contract> = {
  async sessionAttendance({ db, clubId, viewer, params }) {
    await sessionFacts(db, clubId, viewer, params.id)
    return { data: await attendanceOf(db, clubId, params.id, viewer.user_id) }
  },
  async saveAttendance({ db, clubId, viewer, body }) {
    const facts = await sessionFacts(db, clubId, viewer, body.event_id)
    const marks = Object.entries(body.users).map(([id, mark]) => ({ user_id: Number(id), ...mark }))
    for (const { user_id } of marks) demand(canMarkAttendance(viewer, facts, user_id))
    await markAttendance(db, clubId, body.event_id, marks, viewer.user_id)
    return { data: { done: true } }
  },
}
