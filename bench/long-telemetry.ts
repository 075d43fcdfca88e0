import { rowedStrokesOf } from '../server/demo/oar.ts'
import { randomFrom } from '../server/demo/random.ts'

const STYLE = {
  catch: -57,
  finish: 34,
  slip: 5,
  wash: 9,
  peak_n: 600,
  peak_at: 37,
  rise: 1,
  fall: 1,
  fading: 2,
}
const PIECE = { strokes: 150, rate: 28, speed: 5.2, press: 1 }
const EASY = { strokes: 100, rate: 19, speed: 3.9, press: 0.7 }

/** One rower's strokes in twelve channels, hard and easy in turn, as a row-telemetry/1 table. */
export function longTelemetry(strokes: number): Uint8Array<ArrayBuffer> {
  const parts = Array.from({ length: strokes / (PIECE.strokes + EASY.strokes) }, () => [
    EASY,
    PIECE,
  ]).flat()
  const rows = rowedStrokesOf([STYLE], parts, randomFrom(1)).map(
    ({ t, speed, stroke_rate, seats: [seat] }, index) =>
      seat
        ? [
            t.toFixed(2),
            1,
            index + 1,
            speed.toFixed(2),
            stroke_rate.toFixed(1),
            ...[seat.power, seat.work, seat.max_force].map((value) => value.toFixed(0)),
            ...[seat.catch, seat.finish, seat.slip, seat.wash, seat.force_position].map((value) =>
              value.toFixed(1),
            ),
            ...[seat.drive_time, seat.recovery_time].map((value) => value.toFixed(2)),
          ].join(',')
        : '',
  )
  const heading =
    't,seat,stroke,speed,stroke_rate,power,work,max_force,catch,finish,slip,wash,' +
    'force_position,drive_time,recovery_time'
  return new TextEncoder().encode(
    [
      '# format: row-telemetry/1',
      '# start: 2026-01-01T06:00:00Z',
      '# level: stroke',
      heading,
      ...rows,
      '',
    ].join('\n'),
  )
}
