import { endpoint } from './endpoint.ts'
import { ImportedActivity } from './imports.ts'
import { Amount, data, Done, Id, IdParams, nullable, Strict, T, WordOf, type Static } from './schema.ts'

const access = { level: 'member', feature: 2 } as const

export const EDIT_KINDS = ['trim', 'split', 'shift', 'halve', 'heart-rate', 'strokes', 'merge'] as const
export type EditKind = (typeof EDIT_KINDS)[number]

/** A change of an activity. `seconds` of a shift; the other activity of what takes something from one, or of a split. */
export const ActivityEdit = T.Object({
  id: Id,
  kind: WordOf(...EDIT_KINDS),
  start: nullable(T.Number()),
  finish: nullable(T.Number()),
  seconds: nullable(T.Number()),
  other_id: nullable(Id),
  other_name: nullable(T.String()),
  creator: nullable(T.String()),
  created_at: T.String(),
})
export type ActivityEdit = Static<typeof ActivityEdit>

const Recorded = T.Object({
  activity: ImportedActivity,
  user_id: Id,
  full_name: T.String(),
  file: T.String(),
  import_id: Id,
  device: nullable(T.String()),
})
export type Recorded = Static<typeof Recorded>

export const ActivityEditor = T.Object({
  ...Recorded.properties,
  session: nullable(T.Object({ id: Id, name: T.String(), start_date: T.String(), structure: nullable(T.String()) })),
  /** In the order they were made; the last one can be undone. */
  edits: T.Array(ActivityEdit),
  /** What else the viewer sees of the same session or day, to take heart rate or strokes from, or to join. */
  others: T.Array(Recorded),
  crews: T.Array(T.Object({ id: Id, name: T.String(), seats: T.Integer() })),
  people: T.Array(T.Object({ user_id: Id, full_name: T.String() })),
})
export type ActivityEditor = Static<typeof ActivityEditor>

export const activityEditor = endpoint({
  method: 'GET',
  path: 'activities/{id}/editor',
  access,
  summary: 'An activity with what was changed in it and what it can be put together with',
  params: IdParams,
  reply: data(ActivityEditor),
})

export const editActivity = endpoint({
  method: 'POST',
  path: 'activities/{id}/edits',
  access,
  summary: 'Change an activity: its recording stays, the change can be undone. A split is at start',
  params: IdParams,
  body: Strict({
    kind: WordOf(...EDIT_KINDS),
    start: T.Optional(Amount(0, 604_800)),
    finish: T.Optional(Amount(0, 604_800)),
    seconds: T.Optional(Amount(-31_622_400, 31_622_400)),
    other_id: T.Optional(Id),
  }),
  reply: data(T.Object({ id: Id, other_id: nullable(Id) })),
  status: 201,
})

export const undoEdit = endpoint({
  method: 'POST',
  path: 'activities/{id}/undo',
  access,
  summary: 'Take back the last change of an activity',
  params: IdParams,
  reply: Done,
})

export const assignActivity = endpoint({
  method: 'PATCH',
  path: 'activities/{id}',
  access,
  summary: 'Say whose an activity is, in which session, boat and seat (0 the cox)',
  params: IdParams,
  body: T.Object(
    {
      user_id: T.Optional(Id),
      session_id: T.Optional(Id),
      crew_id: T.Optional(nullable(Id)),
      seat: T.Optional(nullable(T.Integer({ minimum: 0, maximum: 8 }))),
    },
    { additionalProperties: false, minProperties: 1 },
  ),
  reply: Done,
})
