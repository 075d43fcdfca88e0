import {
  SCORE_FIELDS,
  type ScoreField,
  type ScoreNumber,
  type ScorePart,
} from '../constants/scores.ts'
import { timeBetween } from '../rules/scores.ts'
import { settle, type Value, type ValueSource } from './score-source.ts'

export type ScoreValues = Partial<Record<ScoreNumber | 'exercise_id', number | null>> & {
  note?: string | null
}
type Place = { piece: number; part: ScorePart; number: number }
export type ScoreRow = Place &
  Record<ScoreNumber | 'exercise_id', number | null> & { note: string | null } & {
    sources: Partial<Record<ScoreField, ValueSource>>
  }
export type HistoryRow = Place & { field: ScoreField; before: string | null; after: string | null }
/**
 * What somebody wants to write, and what somebody else has written meanwhile; field `result_note`
 * is the note of the result itself.
 */
export type Conflict = Place & { field: ScoreField | 'result_note'; yours: Value; theirs: Value }

type Change = {
  scores: readonly (Place & { values: ScoreValues })[]
  activity_id?: number | undefined
  note?: string | null | undefined
}

const isAt = (one: Place) => (other: Place) =>
  one.piece === other.piece && one.part === other.part && one.number === other.number
const namedIn = (values: ScoreValues) => SCORE_FIELDS.filter((field) => values[field] !== undefined)
const wordOf = (value: Value) => (value === null ? null : String(value))

/** A place nobody has written to. */
const emptyRow = ({ piece, part, number }: Place): ScoreRow =>
  ({
    piece,
    part,
    number,
    ...Object.fromEntries(SCORE_FIELDS.map((field) => [field, null])),
    sources: {},
  }) as unknown as ScoreRow

/** The rows of a result that a change makes other than they were, and what it changed. */
export function mergeScores(
  stored: readonly ScoreRow[],
  { scores, activity_id }: Change,
  { by, at }: { by: number | null; at: string },
): { rows: ScoreRow[]; history: HistoryRow[] } {
  const rows: ScoreRow[] = []
  const history: HistoryRow[] = []
  for (const { values, ...place } of scores) {
    const before = stored.find(isAt(place)) ?? emptyRow(place)
    const { row, changed } = mergeRow(before, values, { by, at, activity_id })
    if (JSON.stringify(row) !== JSON.stringify(before)) rows.push(row)
    for (const field of changed)
      history.push({ ...place, field, before: wordOf(before[field]), after: wordOf(row[field]) })
  }
  return { rows, history }
}

type Teller = { by: number | null; at: string; activity_id: number | undefined }

function mergeRow(
  before: ScoreRow,
  values: ScoreValues,
  teller: Teller,
): { row: ScoreRow; changed: ScoreField[] } {
  const whole = withTime(before, values)
  const fresh: Partial<Record<ScoreField, Value>> = {}
  const sources = { ...before.sources }
  for (const field of namedIn(whole)) {
    const value = whole[field] ?? null
    if (value === before[field] && teller.activity_id === undefined) continue
    const after = settle(
      { value: before[field], source: sources[field] },
      { value: value, ...teller },
    )
    fresh[field] = after.value
    if (after.source === undefined) delete sources[field]
    else sources[field] = after.source
  }
  const row = { ...before, ...fresh, sources } as ScoreRow
  return { row, changed: SCORE_FIELDS.filter((field) => row[field] !== before[field]) }
}

/** Start and end give the time, unless it is said as well. */
function withTime(before: ScoreRow, values: ScoreValues): ScoreValues {
  const { start, finish } = values
  if ((start ?? finish ?? null) === null || values.time !== undefined) return values
  const time = timeBetween(
    start === undefined ? before.start : start,
    finish === undefined ? before.finish : finish,
  )
  return time === null ? values : { ...values, time }
}

/**
 * Values there, other than those to be written: writing over them would lose what somebody else
 * entered.
 */
export function conflictsOf(
  stored: readonly ScoreRow[],
  { scores, note }: Change,
  storedNote: string | null,
): Conflict[] {
  const inNote: Conflict[] =
    note !== undefined && storedNote !== null && note !== storedNote
      ? [
          {
            piece: 0,
            part: 'piece',
            number: 0,
            field: 'result_note',
            yours: note,
            theirs: storedNote,
          },
        ]
      : []
  const inScores = scores.flatMap(({ values, ...place }) => {
    const row = stored.find(isAt(place))
    if (!row) return []
    return namedIn(values).flatMap((field) => {
      const yours = values[field] ?? null
      return row[field] === null || row[field] === yours
        ? []
        : [{ ...place, field, yours, theirs: row[field] }]
    })
  })
  return [...inNote, ...inScores]
}
