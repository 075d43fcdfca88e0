import { NOT_ATTENDING_REASONS, PRESENCES } from '#domain/constants/attendance.ts'
import { endpoint } from '../endpoint.ts'
import {
  ById,
  data,
  Done,
  Id,
  IdParams,
  Ids,
  nullable,
  OneOf,
  Strict,
  T,
  WordOf,
  type Static,
  Prose,
} from '../schema.ts'

const answer = {
  attending: T.Optional(nullable(OneOf(1, 2))),
  health_statuses: T.Optional(T.Array(OneOf(2, 3), { maxItems: 2, uniqueItems: true })),
  did_alternative: T.Optional(T.Boolean()),
  /** Why not; goes when the answer is another. */
  reason: T.Optional(nullable(WordOf(...NOT_ATTENDING_REASONS))),
  note: T.Optional(nullable(Prose(500))),
  /** This is given by people who may edit the session. */
  presence: T.Optional(nullable(WordOf(...PRESENCES))),
}

/**
 * attending: 1 yes, 2 no, null no answer. health_statuses: 2 injured, 3 ill. All fields are
 * independent of each other; a field that is left out stays. `seen` is what the sender saw of the
 * fields it changes: where one of them is by now neither that nor what is asked for, nothing is
 * written and the refusal carries the stored values (`current`). If the sender does not see a
 * person (`seen` of the row), health, reason and note cannot be written and stay as they are.
 */
export const AttendanceMark = Strict({ ...answer, seen: T.Optional(Strict(answer)) })
export type AttendanceMark = Static<typeof AttendanceMark>

export const AttendanceRow = T.Object({
  user_id: Id,
  full_name: T.String(),
  picture: nullable(T.String()),
  user_role_id: T.Integer(),
  squads: T.Array(T.String()),
  /** Whether health, reason and note of this person are for the reader, to read and to enter. */
  seen: T.Boolean(),
  attending: nullable(T.Integer()),
  health_statuses: T.Array(T.Integer()),
  /** What a morning, or another answer, has said since this one, of a session to come. */
  health_now: T.Optional(T.Array(T.Integer())),
  did_alternative: T.Boolean(),
  reason: nullable(T.String()),
  note: nullable(T.String()),
  presence: nullable(T.String()),
  /** Place in the line for a place, from 1; null for who does not wait. */
  waiting: nullable(T.Integer()),
  answered_at: nullable(T.String()),
  /** The guardian who answered for this person; null where nobody did. */
  guardian: nullable(T.String()),
  /** Who else of the club answered for this person; null where nobody did. */
  answered_by: nullable(T.String()),
})
export type AttendanceRow = Static<typeof AttendanceRow>

export const sessionAttendance = endpoint({
  method: 'GET',
  path: 'session/{id}/attendance',
  access: { level: 'member' },
  summary: 'Who comes, who does not, who waits, who has not answered',
  params: IdParams,
  reply: data(T.Array(AttendanceRow)),
})

export const saveAttendance = endpoint({
  method: 'POST',
  path: 'session-attendance',
  access: { level: 'member' },
  summary:
    'Answer for oneself, or mark others with the right to edit; a yes without a ' +
    'free place stands in line',
  body: Strict({ event_id: Id, users: ById(AttendanceMark) }),
  reply: data(T.Object({ done: T.Boolean(), waiting: T.Array(Id) })),
  conflict: AttendanceRow,
})

export const changeRegister = endpoint({
  method: 'POST',
  path: 'session/{id}/register',
  access: { level: 'member' },
  summary:
    'Add people to a session, take them out, or set its places; who is in it already or ' +
    'out of it already is left alone',
  params: IdParams,
  body: T.Object(
    {
      add: T.Optional(Ids),
      remove: T.Optional(Ids),
      /** Places for athletes; null for any number. */
      attendance_limit: T.Optional(nullable(T.Integer({ minimum: 1, maximum: 10_000 }))),
    },
    { additionalProperties: false, minProperties: 1 },
  ),
  reply: Done,
})

export const exportAttendance = endpoint({
  method: 'GET',
  path: 'session/{id}/attendance/export',
  access: { level: 'member' },
  summary: 'The register of a session as an XLSX workbook',
  params: IdParams,
  download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})
