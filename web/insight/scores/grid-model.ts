import type { Result, SessionScores } from '#contract/insight/scores.ts'
import {
  PERSONAL_SCORES,
  SCORE_FIELDS,
  WHOLE_SESSION,
  type ScorePart,
} from '#domain/constants/scores.ts'
import { ownPieces } from '#domain/training/programmes.ts'
import { scoreColumns } from '#domain/training/score-columns.ts'
import type { CellValue, EntryField } from './read-cell.ts'

export type Tab = 'athlete' | 'crew' | 'squad' | 'alternative'
/** The owner of the values: an athlete, a crew or a squad, in the planned sport or another. */
export type Owner = {
  key: string
  user_id: number | null
  crew_id: number | null
  squad_id: number | null
  alternative: boolean
  sport_id: number
  name: string
  detail: string
  seen: boolean
  /** Numbers of the pieces that are theirs; null where all are. */
  pieces: readonly number[] | null
}
export type Slot = { piece: number; part: ScorePart; number: number; field: EntryField }
/** A line of the sheet: somebody in one piece, or in all of them side by side. */
export type Row = {
  key: string
  owner: Owner
  piece: number | null
  /** The first line of its owner, which shows what concerns the owner as a whole. */
  leads: boolean
}
export type Column = {
  key: string
  piece: number | null
  part: ScorePart
  number: number
  field: EntryField
}
export type Splits = 'none' | 'time' | 'all'
export type GridChoice = {
  /** One piece, the whole session (0), or null for all pieces. */
  piece: number | null
  owner: string | null
  fields: readonly EntryField[]
  splits: Splits
  /** Pieces below each other, or side by side. */
  order: 'person' | 'piece' | 'wide'
}

const keyOf = (result: Pick<Owner, 'user_id' | 'crew_id' | 'squad_id' | 'alternative'>) =>
  [result.user_id ?? 0, result.crew_id ?? 0, result.squad_id ?? 0, result.alternative ? 1 : 0].join(
    '.',
  )

export const resultOf = (results: readonly Result[], owner: Owner): Result | undefined =>
  results.find((result) => keyOf(result) === owner.key)

const NOBODY = {
  user_id: null,
  crew_id: null,
  squad_id: null,
  alternative: false,
  detail: '',
  pieces: null,
}
const owner = (given: Partial<Owner> & Pick<Owner, 'sport_id' | 'name' | 'seen'>): Owner => {
  const whole = { ...NOBODY, ...given }
  return { ...whole, key: keyOf(whole) }
}

/**
 * Who can have values on a tab. `chosen`: sports that people on the alternative tab were given on
 * the page, by their id.
 */
export function ownersOf(
  tab: Tab,
  scores: SessionScores,
  viewerId: number,
  chosen: ReadonlyMap<number, number> = new Map(),
): Owner[] {
  const { sport_id, athletes, crews, squads, results, user_actions } = scores
  const piecesOf = (people: readonly number[], isOf: (result: Result) => boolean) => {
    const stored = results.find((result) => !result.alternative && isOf(result))
    return scores.programmes.length > 0
      ? ownPieces(scores, people, stored?.scores).map(({ piece }) => piece)
      : null
  }
  const mine = <P extends { user_id: number }>(people: readonly P[]) =>
    user_actions.all ? people : people.filter(({ user_id }) => user_id === viewerId)
  switch (tab) {
    case 'athlete':
      return mine(athletes).map(({ user_id, full_name, seen }) =>
        owner({
          user_id,
          name: full_name,
          seen,
          sport_id,
          pieces: piecesOf([user_id], (result) => result.user_id === user_id),
        }),
      )
    case 'crew':
      return crews.map(({ crew_id, name, class: detail, user_ids, seen }) => {
        const pieces = piecesOf(user_ids, (result) => result.crew_id === crew_id)
        return owner({
          crew_id,
          name,
          detail: detail === name ? '' : detail,
          seen,
          sport_id,
          pieces,
        })
      })
    case 'squad':
      return squads.map(({ squad_id, name, user_ids, seen }) =>
        owner({
          squad_id,
          name,
          seen,
          sport_id,
          pieces: piecesOf(user_ids, (result) => result.squad_id === squad_id),
        }),
      )
    case 'alternative':
      return mine(athletes).flatMap(({ user_id, full_name, seen }) => {
        const stored = results.find((result) => result.alternative && result.user_id === user_id)
        const sport = chosen.get(user_id) ?? stored?.sport_id
        return sport === undefined
          ? []
          : [owner({ user_id, name: full_name, seen, alternative: true, sport_id: sport })]
      })
  }
}

/**
 * What the columns of the owners' sports are, each once; and which are shown without being asked
 * for.
 */
export function fieldsOf(owners: readonly Owner[]): {
  piece: EntryField[]
  part: EntryField[]
  usual: EntryField[]
} {
  const all = [...new Set(owners.map(({ sport_id }) => sport_id))].map(scoreColumns)
  const once = (of: 'piece' | 'part' | 'usual') =>
    [...new Set(all.flatMap((columns) => columns[of]))].filter((field) => field !== 'exercise_id')
  return { piece: [...once('piece'), 'result_note'], part: once('part'), usual: once('usual') }
}

/**
 * What somebody has entered already or a device measured; columns of it are shown unless others
 * were chosen.
 */
export const enteredFields = (results: readonly Result[]): ReadonlySet<EntryField> =>
  new Set(
    results.flatMap(({ note, scores }) => [
      ...(note === null ? [] : (['result_note'] as const)),
      ...scores.flatMap((score) => ENTRY_FIELDS.filter((field) => score[field] !== null)),
    ]),
  )
const ENTRY_FIELDS = SCORE_FIELDS.filter((field) => field !== 'exercise_id')

type Laid = SessionScores['pieces']

export function gridOf(
  owners: readonly Owner[],
  pieces: Laid,
  choice: GridChoice,
): { rows: Row[]; columns: Column[] } {
  const shown = choice.owner === null ? owners : owners.filter(({ key }) => key === choice.owner)
  const numbers = choice.piece === null ? pieces.map(({ piece }) => piece) : [choice.piece]
  const fields = fieldsOf(owners)
  if (choice.order === 'wide') {
    const rows = shown.map((one) => ({ key: one.key, owner: one, piece: null, leads: true }))
    return {
      rows,
      columns: [
        ...numbers.flatMap((piece) => columnsOf(pieces, [piece], piece, fields, choice)),
        ...ofResult(choice),
      ],
    }
  }
  const theirs = (one: Owner) => numbers.filter((piece) => isTheirs(one, piece))
  const row = (one: Owner, piece: number): Row => ({
    key: `${one.key}/${piece}`,
    owner: one,
    piece,
    leads: piece === theirs(one)[0],
  })
  const rows =
    choice.order === 'person'
      ? shown.flatMap((one) => theirs(one).map((piece) => row(one, piece)))
      : numbers.flatMap((piece) =>
          shown.filter((one) => isTheirs(one, piece)).map((one) => row(one, piece)),
        )
  return {
    rows,
    columns: [...columnsOf(pieces, numbers, null, fields, choice), ...ofResult(choice)],
  }
}

/** What is said about a result as a whole is shown once, behind all its pieces. */
function ofResult({ fields }: GridChoice): Column[] {
  if (!fields.includes('result_note')) return []
  return [
    { key: 'result_note', piece: WHOLE_SESSION, part: 'piece', number: 0, field: 'result_note' },
  ]
}

/** Lists the piece itself first, then each split, segment or set that any of these pieces has. */
function columnsOf(
  pieces: Laid,
  numbers: readonly number[],
  piece: number | null,
  fields: ReturnType<typeof fieldsOf>,
  choice: GridChoice,
): Column[] {
  const laid = pieces.filter((one) => numbers.includes(one.piece))
  const parts = laid.reduce<Laid[number]['parts']>(
    (longest, one) => (one.parts.length > longest.length ? one.parts : longest),
    [],
  )
  const column = (part: ScorePart, number: number, field: EntryField): Column => ({
    key: [piece ?? '', part, number, field].join('/'),
    piece,
    part,
    number,
    field,
  })
  const inPart = fields.part.filter(
    (field) => choice.fields.includes(field) && (choice.splits === 'all' || field === 'time'),
  )
  return [
    ...fields.piece
      .filter((field) => field !== 'result_note' && choice.fields.includes(field))
      .map((field) => column('piece', 0, field)),
    ...(choice.splits === 'none'
      ? []
      : parts.flatMap(({ part, number }) => inPart.map((field) => column(part, number, field)))),
  ]
}

export function slotOf(row: Row, column: Column): Slot {
  return {
    piece: column.piece ?? row.piece ?? WHOLE_SESSION,
    part: column.part,
    number: column.number,
    field: column.field,
  }
}

export const cellKey = (one: Owner, { piece, part, number, field }: Slot): string =>
  [one.key, piece, part, number, field].join('/')

/** Whether somebody has this piece in their programme; the whole session is everybody's. */
const isTheirs = (one: Owner, piece: number) =>
  one.pieces === null || piece === WHOLE_SESSION || one.pieces.includes(piece)

/**
 * Whether the plan has this place for somebody: pieces of one session may have different splits and
 * belong to different people, and a whole
 * result has one place for all.
 */
export function hasPlace(pieces: Laid, row: Row, column: Column): boolean {
  const { piece, part, number, field } = slotOf(row, column)
  if (field === 'result_note') return row.leads
  if (!isTheirs(row.owner, piece)) return false
  return (
    part === 'piece' ||
    pieces.some(
      (laid) =>
        laid.piece === piece &&
        laid.parts.some((own) => own.part === part && own.number === number),
    )
  )
}

/** Body values of somebody whose profile is closed to the viewer are neither shown nor entered. */
export const isClosed = (one: Owner, field: EntryField): boolean =>
  !one.seen && (field === 'result_note' || PERSONAL_SCORES.includes(field))

export function storedValue(
  result: Result | undefined,
  { piece, part, number, field }: Slot,
): CellValue {
  if (field === 'result_note') return result?.note ?? null
  return (
    result?.scores.find(
      (score) => score.piece === piece && score.part === part && score.number === number,
    )?.[field] ?? null
  )
}

/** What the plan says of a place, to be read before anything is entered. */
export function plannedValue(pieces: Laid, { piece, part, number, field }: Slot): number | null {
  const laid = pieces.find((one) => one.piece === piece)
  const at =
    part === 'piece' ? laid : laid?.parts.find((one) => one.part === part && one.number === number)
  if (!at) return null
  if (field === 'distance') return at.planned_distance
  if (field === 'time') return at.planned_time
  if (field === 'reps' && 'reps' in at) return at.reps
  return field === 'exercise_weight' && 'exercise_weight' in at ? at.exercise_weight : null
}
