import { DATE_ORDERS } from '#domain/sheets/days.ts'
import { EDIT_KINDS, UNDO_OBSTACLES } from '#domain/constants/recording-edits.ts'
import { endpoint } from '../endpoint.ts'
import {
  Amount,
  data,
  Done,
  Id,
  IdParams,
  Instant,
  list,
  nullable,
  paged,
  Strict,
  T,
  WordOf,
  type Static,
} from '../schema.ts'
import { ImportedActivity, Lap } from './imports-activity.ts'
import { MOST_SEATS } from './telemetry.ts'
import { ImportTarget } from './uploads.ts'

const access = { level: 'member', feature: 2 } as const

export const IMPORT_STATES = [
  'queued',
  'reading',
  'needs-answer',
  'needs-assignment',
  'done',
  'failed',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/**
 * Files of an archive, or the file itself, that gave nothing, by why: not readable, here already by
 * another import, or in there twice.
 */
export const LeftOut = T.Object({
  outcome: WordOf('refused', 'known', 'repeated'),
  reason: nullable(T.String()),
  message: nullable(T.String()),
  /** The import they are in already; null when that has been deleted. */
  import_id: nullable(Id),
  file: nullable(T.String()),
  count: T.Integer(),
  /** The names of the first ones. */
  names: nullable(T.Array(T.String())),
})
export type LeftOut = Static<typeof LeftOut>

/** An import as it is kept. */
export const StoredImport = T.Object({
  id: Id,
  user_id: Id,
  full_name: T.String(),
  session_id: nullable(Id),
  state: T.String(),
  progress: T.Number(),
  reason: nullable(T.String()),
  message: nullable(T.String()),
  /**
   * In the state needs-answer, this asks which of two readings of the date is right, as a clock on
   * the wall showed it.
   */
  question: nullable(T.Object({ code: T.String(), month_day: T.String(), day_month: T.String() })),
  created_at: T.String(),
  file: T.Object({ name: T.String(), size: T.Integer(), sha256: T.String() }),
  activities: T.Array(ImportedActivity),
  left_out: T.Array(LeftOut),
})
export type StoredImport = Static<typeof StoredImport>

/** An import with the names by which other programs know its file. */
export const Import = T.Object({
  ...StoredImport.properties,
  /** When the first recording began; null while nothing was read. */
  session_info: nullable(T.Object({ start_time: nullable(T.String()) })),
  /** What was rowed, run or ridden in all recordings, without the rests. */
  pieces: T.Array(T.Object({ activity_id: Id, ...Lap.properties })),
})
export type Import = Static<typeof Import>

export const startImport = endpoint({
  method: 'POST',
  path: 'imports',
  access,
  summary:
    'Upload a file of a watch, a rowing computer or an ergometer, or an archive of them; it ' +
    'is read by a job. A boat takes files as it takes activities that are there',
  upload: Strict(ImportTarget),
  reply: data(T.Object({ id: Id, state: T.String(), duplicate: T.Boolean() })),
  status: 202,
})

export const getImport = endpoint({
  method: 'GET',
  path: 'imports/{id}',
  access,
  summary: 'How an import stands and what it held',
  params: IdParams,
  reply: data(Import),
})

export const listImports = endpoint({
  method: 'GET',
  path: 'imports',
  access,
  summary:
    'Own imports, those that wait for an answer first, then the newest; of a session ' +
    'for those who may see them',
  query: T.Object({
    session_id: T.Optional(Id),
    state: T.Optional(
      T.String({ pattern: '^(queued|reading|needs-answer|needs-assignment|done|failed)$' }),
    ),
    ...paged(100),
  }),
  reply: list(Import),
})

export const assignImport = endpoint({
  method: 'POST',
  path: 'imports/{id}/assign',
  access,
  summary: 'Attach an import to a session',
  params: IdParams,
  body: Strict({ session_id: Id }),
  reply: data(T.Object({ id: Id, state: T.String() })),
})

export const answerImport = endpoint({
  method: 'POST',
  path: 'imports/{id}/answer',
  access,
  summary: 'Say which reading of its date an import means; it is read again',
  params: IdParams,
  body: Strict({ date_order: WordOf(...DATE_ORDERS) }),
  reply: data(T.Object({ id: Id, state: T.String() })),
})

export const ignoreImport = endpoint({
  method: 'POST',
  path: 'imports/{id}/ignore',
  access,
  summary: 'Leave what an import held without a session',
  params: IdParams,
  reply: data(T.Object({ id: Id, state: T.String() })),
})

export const sessionOfImport = endpoint({
  method: 'POST',
  path: 'imports/{id}/session',
  access,
  summary:
    'Make a session of what an import held; start_date is needed where the file ' +
    'does not say when it was',
  params: IdParams,
  body: Strict({ start_date: T.Optional(Instant) }),
  reply: data(T.Object({ id: Id, state: T.String(), session_id: Id })),
})

export const deleteImport = endpoint({
  method: 'DELETE',
  path: 'imports/{id}',
  access,
  summary:
    'Delete an import with everything made of it: activities, efforts, measured scores, loads',
  params: IdParams,
  reply: Done,
})

/**
 * A change of an activity. `seconds` of a shift; the other activity of what takes something from
 * one, or of a split.
 */
const Change = T.Object({
  kind: WordOf(...EDIT_KINDS),
  start: nullable(T.Number()),
  finish: nullable(T.Number()),
  seconds: nullable(T.Number()),
  other_name: nullable(T.String()),
})
export type Change = Static<typeof Change>

export const ActivityEdit = T.Object({
  ...Change.properties,
  id: Id,
  other_id: nullable(Id),
  creator: nullable(T.String()),
  created_at: T.String(),
  obstacle: nullable(WordOf(...UNDO_OBSTACLES)),
})

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
  session: nullable(
    T.Object({ id: Id, name: T.String(), start_date: T.String(), structure: nullable(T.String()) }),
  ),
  /** The edits in the order they were made. */
  edits: T.Array(ActivityEdit),
  /** Taken back last, and to be made again first. */
  undone: nullable(Change),
  /**
   * What else the viewer sees of the same session or day, to take heart rate or strokes from, or to
   * join; its crew, and those to choose from.
   */
  others: T.Array(Recorded),
  crews: T.Array(
    T.Object({
      id: Id,
      name: T.String(),
      boat_type: T.Integer(),
      users: T.Array(T.Object({ user_id: Id, full_name: T.String() })),
    }),
  ),
  people: T.Array(T.Object({ user_id: Id, full_name: T.String() })),
})
export type ActivityEditor = Static<typeof ActivityEditor>
export type ActivityEdit = ActivityEditor['edits'][number]

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
  summary:
    'Take back a change of an activity: the one named, else the last. What was made of ' +
    'it later is worked out again',
  params: IdParams,
  query: T.Object({ edit_id: T.Optional(Id) }),
  reply: Done,
})

export const redoEdit = endpoint({
  method: 'POST',
  path: 'activities/{id}/redo',
  access,
  summary: 'Make the change again that was taken back last, in the place where it stood',
  params: IdParams,
  reply: data(T.Object({ id: Id, other_id: nullable(Id) })),
})

export const assignActivity = endpoint({
  method: 'PATCH',
  path: 'activities/{id}',
  access,
  summary:
    'Say whose an activity is, in which session, boat and seat (0 the cox). A boat takes ' +
    'recordings from who has a place in it, and from who may enter everybody’s results: then ' +
    'of anybody, as of a substitute',
  params: IdParams,
  body: T.Object(
    {
      user_id: T.Optional(Id),
      session_id: T.Optional(Id),
      crew_id: T.Optional(nullable(Id)),
      seat: T.Optional(nullable(T.Integer({ minimum: 0, maximum: MOST_SEATS }))),
    },
    { additionalProperties: false, minProperties: 1 },
  ),
  reply: Done,
})
