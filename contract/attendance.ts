import { endpoint } from './endpoint.ts'
import { ById, data, Done, Id, IdParams, nullable, OneOf, Strict, T, type Static } from './schema.ts'

/** attending: 1 yes, 2 no, null no answer. health_statuses: 2 injured, 3 ill. The three are independent of each other. */
export const AttendanceMark = Strict({
  attending: T.Optional(nullable(OneOf(1, 2))),
  health_statuses: T.Optional(T.Array(OneOf(2, 3), { maxItems: 2, uniqueItems: true })),
  did_alternative: T.Optional(T.Boolean()),
})
export type AttendanceMark = Static<typeof AttendanceMark>

export const AttendanceRow = T.Object({
  user_id: Id,
  full_name: T.String(),
  picture: nullable(T.String()),
  user_role_id: T.Integer(),
  attending: nullable(T.Integer()),
  health_statuses: T.Array(T.Integer()),
  did_alternative: T.Boolean(),
  answered_at: nullable(T.String()),
})
export type AttendanceRow = Static<typeof AttendanceRow>

export const sessionAttendance = endpoint({
  method: 'GET',
  path: 'session/{id}/attendance',
  access: { level: 'member' },
  summary: 'Who comes, who does not, who has not answered',
  params: IdParams,
  reply: data(T.Array(AttendanceRow)),
})

export const saveAttendance = endpoint({
  method: 'POST',
  path: 'session-attendance',
  access: { level: 'member' },
  summary: 'Answer for oneself, or mark others with the right to edit',
  body: Strict({ event_id: Id, users: ById(AttendanceMark) }),
  reply: Done,
})
