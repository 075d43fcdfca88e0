import { expect, test } from 'vitest'
import { figuresOf } from '#domain/training/best-segments.ts'
import { piecesByLaps } from '#domain/training/pieces.ts'
import { writeFit } from '../server/demo/fit-writer.ts'
import { only, row } from '../test/support/fit-rows.ts'

/** 400 m of rest, 1200 m of work with the timer stopped in it or at its end, 400 m of rest. */
function withStop(stop: { from: number; to: number }, { marked }: { marked: boolean }) {
  const stopped = stop.to - stop.from
  const isStopped = (t: number) => t > stop.from && t < stop.to
  const records = Array.from({ length: 500 + stopped }, (_, t) => t)
    .filter((t) => !isStopped(t))
    .map((t) => ({ t, distance: 4 * (t <= stop.from ? t : t - stopped) }))
  const laps = [
    { start: 0, time: 100, distance: 400, rest: true },
    { start: 100, time: 300, elapsed: 300 + stopped, distance: 1200 },
    { start: 400 + stopped, time: 99, distance: 396, rest: true },
  ]
  return only(writeFit({ ...row, records, laps, pauses: marked ? [stop] : [], session: null }))
}

test.each([
  ['within it, with marks', { from: 200, to: 290 }, true, 490],
  ['within it, without marks', { from: 200, to: 290 }, false, 490],
  ['at its end', { from: 400, to: 700 }, true, 400],
])('a lap whose timer stopped %s is the piece that was rowed', (_, stop, marked, finish) => {
  const { laps, channels } = withStop(stop, { marked })
  const [piece, ...others] = piecesByLaps(laps)
  expect(others).toEqual([])
  expect(piece).toEqual({ start: 100, finish })
  expect(piece && figuresOf(channels, piece).distance).toBe(laps[1]?.distance)
  expect(laps[1]?.time).toBe(300)
})

test('a lap whose timer ran through is as long as that says', () => {
  expect(withStop({ from: 200, to: 200 }, { marked: false }).laps[1]).not.toHaveProperty('elapsed')
})
