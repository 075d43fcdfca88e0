import { TELEMETRY_STANDARDS } from '#domain/constants/telemetry-standards.ts'
import {
  judged,
  type Averages,
  type Judgement,
  type StandardField,
} from '#domain/training/telemetry-standard.ts'
import { meanAt, rowedStrokes } from '#domain/training/telemetry-strokes.ts'
import type { Line } from './lines.ts'
import {
  QUANTITIES,
  type Means,
  type Place,
  type Quantity,
  type StrokeTable,
} from './stroke-table.ts'

type Span = { first: number; last: number }
/** A seat's means beside the standard chosen for it. */
export type SeatRow = Means & {
  line: Line
  standard: number | null
  judgements: Partial<Record<StandardField, Judgement>>
}

/** What a standard speaks of. */
export const FIELD_OF: Partial<Record<Quantity, StandardField>> = {
  catch: 'catch',
  finish: 'finish',
  length: 'total',
  slip: 'slip',
  wash: 'wash',
  position: 'force_position',
}

/** Means of one place over a stretch, without strokes that are no rowing. */
export function meansOf(table: StrokeTable, place: Place, span: Span): Means {
  const known =
    span.first === 0 && span.last === table.times.length - 1 ? table.means?.get(place) : undefined
  if (known) return known
  const rowed = rowedStrokes(span, table.values('rate', place), table.values('power', place))
  const means = QUANTITIES.map(
    (quantity) => [quantity, meanAt(table.values(quantity, place), rowed)] as const,
  )
  return { strokes: rowed.length, values: Object.fromEntries(means) as Means['values'] }
}

const averagesOf = ({ values }: Means): Averages => ({
  catch: values.catch,
  finish: values.finish,
  total: values.length,
  slip: values.slip,
  wash: values.wash,
  force_position: values.position,
})

/** Standards are keyed by place; that of a single rower is under 0. */
export const standardKey = ({ position }: Line): number => position ?? 0

/** Builds the table seat by seat; the boat as a whole is last, and is compared with nothing. */
export function seatRows(
  table: StrokeTable,
  lines: readonly Line[],
  span: Span,
  standards: ReadonlyMap<number, number>,
): SeatRow[] {
  return lines.map((line) => {
    const means = meansOf(table, line.place, span)
    const wanted = line.place === 'boat' ? undefined : standards.get(standardKey(line))
    const standard = TELEMETRY_STANDARDS.find(({ id }) => id === wanted)
    return {
      line,
      ...means,
      standard: standard?.id ?? null,
      judgements: standard ? judged(averagesOf(means), standard) : {},
    }
  })
}
