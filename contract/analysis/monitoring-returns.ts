import { FEATURE } from '#domain/constants/features.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Day,
  Done,
  Id,
  IdParams,
  nullable,
  Prose,
  Strict,
  T,
  type Static,
} from '../schema.ts'

/** What a coach says about the way back to training. */
export const ReturnNote = T.Object({
  id: Id,
  /** The day from which it holds. */
  day: Day,
  text: T.String(),
  written_by: nullable(T.String()),
  /** Whether the reader may change or delete it. */
  can_change: T.Boolean(),
})
export type ReturnNote = Static<typeof ReturnNote>

const access = { level: 'member', feature: FEATURE.morning_monitoring } as const
const path = 'return-notes'
const shared = { access, notWhileImpersonating: true } as const
const Written = { day: Day, text: Prose(1000) }

export const addReturnNote = endpoint({
  ...shared,
  method: 'POST',
  path,
  summary: 'Write how an athlete comes back to training; they and coaches who see them read it',
  body: Strict({ user_id: Id, ...Written }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const changeReturnNote = endpoint({
  ...shared,
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Change a note about the way back to training',
  params: IdParams,
  body: Strict(Written),
  reply: Done,
})

export const deleteReturnNote = endpoint({
  ...shared,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete a note about the way back to training',
  params: IdParams,
  reply: Done,
})
