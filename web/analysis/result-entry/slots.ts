import type { Result, SessionScores } from '#contract/analysis/result-entry.ts'
import { PERSONAL_SCORES, WHOLE_SESSION, type ScorePart } from '#domain/constants/scores.ts'
import type { CellValue } from '../../sheet/cell-text.ts'
import type { EntryField } from './read-cell.ts'
import { isTheirs, type Owner } from './owners.ts'
import type { Column, Row } from './grid-model.ts'

export type Slot = { piece: number; part: ScorePart; number: number; field: EntryField }

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

/**
 * Whether the plan has this place for somebody: pieces of one session may have different splits and
 * belong to different people, and a whole result has one place for all.
 */
export function hasPlace(pieces: SessionScores['pieces'], row: Row, column: Column): boolean {
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
export function plannedValue(
  pieces: SessionScores['pieces'],
  { piece, part, number, field }: Slot,
): number | null {
  const laid = pieces.find((one) => one.piece === piece)
  const at =
    part === 'piece' ? laid : laid?.parts.find((one) => one.part === part && one.number === number)
  if (!at) return null
  if (field === 'distance') return at.planned_distance
  if (field === 'time') return at.planned_time
  if (field === 'reps' && 'reps' in at) return at.reps
  return field === 'exercise_weight' && 'exercise_weight' in at ? at.exercise_weight : null
}
