import {
  BRING_IN_KINDS,
  LIST_KINDS,
  MOST_RESULTS,
  MOST_ROWS,
  MOST_SESSIONS,
  ROW_STATES,
} from '#domain/bring-in/kinds.ts'
import { PLAN_FIELDS } from '#domain/bring-in/plan-fields.ts'
import { RESULT_FIELDS } from '#domain/bring-in/result-fields.ts'
import { FIELDS } from '#domain/rules/member-sheet.ts'
import { DATE_ORDERS } from '#domain/sheets/days.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Day,
  Id,
  IdParams,
  Ids,
  Name,
  nullable,
  OneOf,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

const invites = { level: 'member', permission: 'invite-members', individual: 'refused' } as const
const member = { level: 'member' } as const

const Kind = WordOf(...BRING_IN_KINDS)
const Line = T.Integer({ minimum: 1, maximum: 10_000_000 })
const Headings = T.Array(Text(200), { minItems: 1, maxItems: 100 })

/** What the columns of a row hold, as it stands in the file; columns that are left out are not sent. */
const rowsOf = <const F extends readonly string[]>(fields: F, maxItems: number) => {
  const cells = Object.fromEntries(fields.map((field) => [field, T.Optional(Text(500))]))
  return T.Array(
    Strict({
      line: Line,
      cells: T.Unsafe<Partial<Record<F[number], string>>>(Strict(cells)),
    }),
    { minItems: 1, maxItems },
  )
}

const Sentences = T.Unsafe<Record<string, string[]>>({
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'string' } },
})
const Cells = T.Unsafe<Record<string, string>>({
  type: 'object',
  additionalProperties: { type: 'string' },
})

/** A row as it will be; of a row to look at, with a sentence for each field that is not understood. */
const PreviewRow = T.Object({
  line: T.Integer(),
  state: WordOf(...ROW_STATES),
  cells: Cells,
  faults: Sentences,
})
export type PreviewRow = Static<typeof PreviewRow>

const Squad = { written: Text(500, 1) }
const PeopleList = {
  rows: rowsOf(FIELDS, MOST_ROWS),
  role_id: OneOf(2, 3, 5, 6),
  /** Everyone of the list comes into these as well. */
  squad_ids: T.Optional(Ids),
  /** How 03/04/2012 is meant where no day of the list shows it. */
  date_order: T.Optional(WordOf(...DATE_ORDERS)),
  /** Which squad a name in the list means; null leaves it out. Others mean the one of that name. */
  squads: T.Optional(T.Array(Strict({ ...Squad, name: nullable(Text(80, 1)) }), { maxItems: 200 })),
}

/** How the taking in of a list is noted, and remembered for the next one. */
const Taking = {
  file_name: Name(200),
  /** The headings of the whole file with the field of each column, to match the next one alike. */
  remember: T.Optional(
    Strict({
      headings: Headings,
      fields: T.Array(nullable(Text(40)), { minItems: 1, maxItems: 100 }),
    }),
  ),
}
const Taken = data(
  T.Object({
    /** Null where there was nothing to take in. */
    id: nullable(Id),
    added: T.Integer(),
    filled: T.Integer(),
    left_out: T.Integer(),
  }),
)

export const previewPeople = endpoint({
  method: 'POST',
  path: 'bring-ins/people/preview',
  access: invites,
  reads: true,
  summary: 'What would become of each row of a list of people; nothing is stored',
  body: Strict(PeopleList),
  reply: data(
    T.Object({
      rows: T.Array(PreviewRow),
      /** A day of the list that can be read in two ways, where nothing in it says which. */
      open_day: nullable(T.String()),
      squads: T.Array(
        T.Object({ written: T.String(), name: nullable(T.String()), is_new: T.Boolean() }),
      ),
    }),
  ),
})

export const takePeopleIn = endpoint({
  method: 'POST',
  path: 'bring-ins/people',
  access: invites,
  summary:
    'Take in who is new of a list, without a mail, and fill what is empty of who is known. Rows ' +
    'that are not understood stay out; a second time changes nothing',
  body: Strict({ ...PeopleList, ...Taking }),
  reply: Taken,
  status: 201,
})

const PlanList = {
  rows: rowsOf(PLAN_FIELDS, MOST_SESSIONS),
  /** The Monday of the week that rows with a weekday alone are of. */
  week_of: Day,
  /** Of rows that name no sport. */
  sport_id: T.Integer({ minimum: 1, maximum: 54 }),
  /** HH:MM, of rows that name no time; without it these are looked at. */
  start: T.Optional(T.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })),
  /** Who trains, beside the squads that a row names. */
  squad_ids: T.Optional(Ids),
  date_order: T.Optional(WordOf(...DATE_ORDERS)),
}

export const previewPlan = endpoint({
  method: 'POST',
  path: 'bring-ins/plan/preview',
  access: member,
  reads: true,
  summary: 'What would become of each row of a training plan, for who plans for others',
  body: Strict(PlanList),
  reply: data(
    T.Object({
      rows: T.Array(PreviewRow),
      /** A day of the list that can be read in two ways, where nothing in it says which. */
      open_day: nullable(T.String()),
    }),
  ),
})

export const takePlanIn = endpoint({
  method: 'POST',
  path: 'bring-ins/plan',
  access: member,
  summary:
    'Take in what is new of a training plan as drafts. Rows that are not understood stay out; a ' +
    'second time changes nothing',
  body: Strict({ ...PlanList, ...Taking }),
  reply: Taken,
  status: 201,
})

const ResultList = {
  rows: rowsOf(RESULT_FIELDS, MOST_RESULTS),
  /** Of rows that name no sport. */
  sport_id: T.Integer({ minimum: 1, maximum: 54 }),
  date_order: T.Optional(WordOf(...DATE_ORDERS)),
}

export const previewResults = endpoint({
  method: 'POST',
  path: 'bring-ins/results/preview',
  access: member,
  reads: true,
  summary: 'What would become of each row of a list of results, for who plans for others',
  body: Strict(ResultList),
  reply: previewPlan.reply,
})

export const takeResultsIn = endpoint({
  method: 'POST',
  path: 'bring-ins/results',
  access: member,
  summary:
    'Take in what is new of a list of results: a session for each day and piece, seen by its ' +
    'athletes, nobody is notified. Rows that are not understood stay out; a second time changes ' +
    'nothing',
  body: Strict({ ...ResultList, ...Taking }),
  reply: Taken,
  status: 201,
})

const BringIn = T.Object({
  id: Id,
  kind: Kind,
  file_name: T.String(),
  made_at: T.String(),
  made_by: nullable(T.Object({ id: Id, full_name: T.String() })),
  added: T.Integer(),
  filled: T.Integer(),
  left_out: T.Integer(),
  undone_at: nullable(T.String()),
  /** Until when it can be undone; null when it cannot. */
  undo_until: nullable(T.String()),
})
export type BringIn = Static<typeof BringIn>

export const bringIns = endpoint({
  method: 'GET',
  path: 'bring-ins',
  access: member,
  summary: 'The last lists that were brought in, of the kinds one may bring in, the newest first',
  query: T.Object({ kind: T.Optional(Kind) }),
  reply: data(T.Array(BringIn)),
})

export const undoBringIn = endpoint({
  method: 'POST',
  path: 'bring-ins/{id}/undo',
  access: member,
  summary:
    'Take back all that an import did, within a day; what was changed since stays, and is named',
  params: IdParams,
  reply: data(
    T.Object({
      stays: T.Array(
        T.Object({
          name: T.String(),
          reason: WordOf('joined', 'corrected', 'used', 'squad', 'changed'),
        }),
      ),
    }),
  ),
})
export type UndoneBringIn = Static<(typeof undoBringIn)['reply']>['data']

export const bringInColumns = endpoint({
  method: 'GET',
  path: 'bring-in-columns',
  access: member,
  summary: 'How the columns of lists were matched before, the last used first',
  query: T.Object({ kind: WordOf(...LIST_KINDS) }),
  reply: data(
    T.Array(T.Object({ headings: T.Array(T.String()), fields: T.Array(nullable(T.String())) })),
  ),
})
