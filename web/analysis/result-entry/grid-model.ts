import type { Result, SessionScores } from '#contract/analysis/result-entry.ts'
import { SCORE_FIELDS, WHOLE_SESSION, type ScorePart } from '#domain/constants/scores.ts'
import { scoreColumns } from '#domain/training/score-columns.ts'
import type { EntryField } from './read-cell.ts'
import { isTheirs, type Owner } from './owners.ts'

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

/**
 * What the columns of the owners' sports are, each once; and which are shown without being asked
 * for.
 */
export function fieldsOf(
  owners: readonly Owner[],
  closed: readonly EntryField[] = [],
): {
  piece: EntryField[]
  part: EntryField[]
  usual: EntryField[]
} {
  const all = [...new Set(owners.map(({ sport_id }) => sport_id))].map(scoreColumns)
  const once = (of: 'piece' | 'part' | 'usual') =>
    [...new Set(all.flatMap((columns) => columns[of]))]
      .filter((field) => field !== 'exercise_id')
      .filter((field) => !closed.includes(field))
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
