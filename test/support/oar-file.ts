import { rowedStrokesOf, type RowingStyle } from '../../server/demo/oar.ts'
import { randomFrom } from '../../server/demo/random.ts'
import { writeTelemetry } from '../../server/demo/telemetry-writer.ts'

const STYLE: RowingStyle = {
  catch: -57,
  finish: 34,
  slip: 4,
  wash: 8,
  peak_n: 600,
  peak_at: 36,
  rise: 1,
  fall: 1,
  fading: 0,
}

type Wishes = { start?: string; names?: readonly string[]; strokes?: number }

/**
 * Strokes of some seats, each pulling 50 N more than the one before it; a recording of its own for
 * every start.
 */
export function oarFile(
  seats: number,
  { start = '2026-03-02T06:10:00Z', names = [], strokes = 20 }: Wishes = {},
): Buffer {
  const styles = Array.from({ length: seats }, (_, index) => ({
    ...STYLE,
    peak_n: STYLE.peak_n + 50 * index,
  }))
  const rowed = rowedStrokesOf(
    styles,
    [{ strokes, rate: 28, speed: 5, press: 1 }],
    randomFrom(seats),
  )
  return Buffer.from(writeTelemetry({ start: new Date(start), boat: '8+', names, strokes: rowed }))
}
