import { orderFaults, type OrderFault, type TimedPlace } from '#domain/rules/scores.ts'
import { stretchFault } from '#domain/rules/stretches.ts'
import type { Stretch } from '#domain/training/pieces.ts'
import { Refusal, type FieldFault } from '../../http/refusal.ts'
import type { MarkedActivity } from './queries.ts'

/** The field of the request that gave an end of a stretch, or its piece. */
type FieldOf = (part: 'start' | 'finish' | 'piece') => string
type Marked = Stretch & { piece: number | null }

const refuse = (field: string, fault: FieldFault) =>
  new Refusal('invalid', { fields: { [field]: fault } })

/** A stretch has a length, and lies on the activity's time axis. */
export function demandStretch(stretch: Stretch, span: number | null, fieldOf: FieldOf): void {
  const wrong = stretchFault(stretch, span)
  if (wrong) throw refuse(fieldOf(wrong.field), wrong.fault)
}

/** A piece is one the activity's session plans; before a recording has a session, any. */
export function demandPlanned(
  { session_id, plan }: MarkedActivity,
  piece: number | null | undefined,
  fieldOf: FieldOf,
): void {
  if (session_id !== null && typeof piece === 'number' && !plan.some((one) => one.piece === piece))
    throw refuse(fieldOf('piece'), 'unknown_piece')
}

/** Each planned piece is rowed once. */
export function demandOnce(pieces: readonly (number | null | undefined)[]): void {
  const twice = pieces.findIndex(
    (piece, index) => typeof piece === 'number' && pieces.indexOf(piece) < index,
  )
  if (twice >= 0) throw refuse(`efforts.${twice}.piece`, 'piece_twice')
}

const placesOf = (marked: readonly Marked[]): TimedPlace[] =>
  marked.flatMap(({ piece, start, finish }) =>
    piece === null ? [] : [{ piece, part: 'piece', number: 0, start, finish }],
  )
const keyOf = ({ piece, field, fault }: OrderFault) => [piece, field, fault].join(':')

/**
 * Planned pieces follow each other as entered ones do. What was out of order before stays its own
 * matter.
 * @param fieldsOf the fields of the stretch that is now this piece; null where it is not of the
 * request
 */
export function demandOrder(
  before: readonly Marked[],
  after: readonly Marked[],
  plan: MarkedActivity['plan'],
  fieldsOf: (piece: number) => FieldOf | null,
): void {
  const order = plan.length > 0 ? plan.map(({ piece }) => piece) : undefined
  const known = new Set(orderFaults(placesOf(before), order).map(keyOf))
  for (const fault of orderFaults(placesOf(after), order)) {
    const fieldOf = fieldsOf(fault.piece)
    if (fieldOf && !known.has(keyOf(fault))) throw refuse(fieldOf(fault.field), fault.fault)
  }
}

type Ends = {
  start?: number | undefined
  finish?: number | undefined
  piece?: number | null | undefined
}

/**
 * A changed effort is a stretch of its activity and, as a planned piece, between those before and
 * after it.
 * @param effort as it is stored, on the recording's own clock
 * @param marked all efforts shown of the activity, on its time axis as the change is
 */
export function demandChange(
  effort: Marked & { id: number },
  activity: MarkedActivity,
  marked: readonly (Marked & { id: number })[],
  change: Ends,
): void {
  const {
    start = effort.start - activity.clock_offset,
    finish = effort.finish - activity.clock_offset,
    piece = effort.piece,
  } = change
  const moved = change.start !== undefined || change.finish !== undefined
  /**
   * A fault is reported at a field that was sent: an end may be wrong because the other one was
   * moved.
   */
  const fieldOf: FieldOf = (part) =>
    [part, 'start', 'finish', 'piece'].find((field) => field in change) ?? part
  if (moved) demandStretch({ start, finish }, activity.span, fieldOf)
  if (piece !== effort.piece) demandPlanned(activity, piece, fieldOf)
  if (!moved && piece === effort.piece) return
  const others = marked.filter(
    (other) => other.id !== effort.id && (piece === null || other.piece !== piece),
  )
  demandOrder(marked, [...others, { start, finish, piece }], activity.plan, (at) =>
    at === piece ? fieldOf : null,
  )
}
