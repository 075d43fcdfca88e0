/** One rower's stroke; degrees, newtons, watts, joules, seconds, and percent of the drive. */
export type SeatStroke = {
  power: number
  work: number
  catch: number
  finish: number
  slip: number
  wash: number
  max_force: number
  avg_force: number
  force_position: number
  drive_time: number
  recovery_time: number
  /** newtons at even steps of the drive */
  force_curve: readonly number[]
}
export type BoatStroke = {
  t: number
  distance: number
  speed: number
  stroke_rate: number
  seats: readonly SeatStroke[]
}
export type TelemetryFile = {
  start: Date
  boat: string
  names: readonly string[]
  strokes: readonly BoatStroke[]
}

const SEAT_COLUMNS = {
  power: 0,
  work: 0,
  catch: 1,
  finish: 1,
  slip: 1,
  wash: 1,
  max_force: 0,
  avg_force: 0,
  force_position: 1,
  drive_time: 2,
  recovery_time: 2,
} as const satisfies Partial<Record<keyof SeatStroke, number>>
const columns = Object.entries(SEAT_COLUMNS) as [keyof typeof SEAT_COLUMNS, number][]

/** A row-telemetry/1 table: a row of the boat and one of each seat a stroke. */
export function writeTelemetry({ start, boat, names, strokes }: TelemetryFile): string {
  const heading = [
    't',
    'seat',
    'stroke',
    'distance',
    'speed',
    'stroke_rate',
    ...columns.map(([name]) => name),
    'force_curve',
  ]
  const seatRow = (t: string, stroke: number, seat: SeatStroke, position: number) =>
    [
      `${t},${position},${stroke},,,`,
      ...columns.map(([name, decimals]) => seat[name].toFixed(decimals)),
      `"${seat.force_curve.map(Math.round).join(' ')}"`,
    ].join(',')
  const rows = strokes.flatMap(({ t, distance, speed, stroke_rate, seats }, index) => [
    [
      `${t.toFixed(2)},0,${index + 1}`,
      `${distance.toFixed(1)},${speed.toFixed(2)},${stroke_rate.toFixed(1)}`,
      ','.repeat(columns.length),
    ].join(','),
    ...seats.map((seat, place) => seatRow(t.toFixed(2), index + 1, seat, place + 1)),
  ])
  return [
    '# format: row-telemetry/1',
    `# start: ${start.toISOString()}`,
    `# boat: ${boat}`,
    '# level: stroke',
    `# seats: ${names.map((name, place) => `${place + 1}=${name}`).join(';')}`,
    heading.join(','),
    ...rows,
    '',
  ].join('\n')
}
