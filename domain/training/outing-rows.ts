import { WHOLE } from './outings.ts'

/** A recording as it is shown, with the one that counts for its outing (`outing`). */
export type RecordedRow = {
  activity_id: number
  outing: number
  owner_only: boolean
  elapsed_time: number | null
  timer_time: number | null
  moving_time: number | null
  distance: number | null
  distance_source: string | null
  heart_rate_avg: number | null
  heart_rate_max: number | null
  stroke_rate_avg: number | null
  power_avg: number | null
  ets: number | null
  trimp: number | null
  zone_seconds: readonly number[]
}

/** An outing: the recording that counts with what it lacks from the others, and those behind it. */
export type Outing<Row> = { row: Row; beside: Row[] }

/**
 * Figures that one device has to give together: a pace needs time and distance of one clock. The
 * first one shows whether there are any.
 */
const TOGETHER = [
  ['distance', 'distance_source', 'elapsed_time', 'timer_time', 'moving_time'],
  ['heart_rate_avg', 'heart_rate_max'],
  ['trimp', 'ets', 'zone_seconds'],
  ['stroke_rate_avg'],
  ['power_avg'],
] as const

/**
 * One row for each outing, in the order of those that count. Rows whose counting one is not in the
 * list represent themselves.
 */
export function outingRows<Row extends RecordedRow>(rows: readonly Row[]): Outing<Row>[] {
  const known = new Set(rows.map(({ activity_id }) => activity_id))
  const counting = ({ outing, activity_id }: Row) => (known.has(outing) ? outing : activity_id)
  const groups = Map.groupBy(rows, counting)
  return rows
    .filter((row) => counting(row) === row.activity_id)
    .map((row) => {
      const beside = (groups.get(row.activity_id) ?? []).filter((other) => other !== row)
      return { row: completed(row, beside), beside }
    })
}

/**
 * Whether a recording is long enough to speak for all of an outing: a mean of its first minutes is
 * none of the whole.
 */
const covers = (outing: RecordedRow, { elapsed_time }: RecordedRow): boolean =>
  (elapsed_time ?? Infinity) >= WHOLE * (outing.elapsed_time ?? 0)

/** What nobody else sees lends nothing to what others see. */
function completed<Row extends RecordedRow>(row: Row, beside: readonly Row[]): Row {
  const lenders = beside.filter((one) => (row.owner_only || !one.owner_only) && covers(row, one))
  const missing = TOGETHER.flatMap((figures) => {
    const lender =
      row[figures[0]] === null ? lenders.find((one) => one[figures[0]] !== null) : undefined
    return lender ? figures.map((figure) => [figure, lender[figure]] as const) : []
  })
  return { ...row, ...Object.fromEntries(missing) }
}
