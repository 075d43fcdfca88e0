import { describe, expect, test } from 'vitest'
import { emptyLine } from '#domain/performance-tests/cells.ts'
import type { Split } from '#contract/recordings/activities.ts'
import { takenFrom, withRecording } from './from-recording.ts'

const recording = { heart_rate_avg: 171.6, heart_rate_max: 188.2 }
const split = (distance: number, increment_time: number): Split => ({
  start_distance: 0,
  distance,
  accumulated_time: 0,
  increment_time,
  speed: null,
  heart_rate_avg: 170.4,
  stroke_rate_avg: 31.26,
})
const lap = (distance: number | null, time: number | null, rest = false) => ({
  distance,
  time,
  rest,
  heart_rate_avg: 160.2,
  stroke_rate_avg: null,
})
const times = (lines: { time_s: number | null }[] | undefined) => lines?.map(({ time_s }) => time_s)

describe('a test into which a recording is taken', () => {
  const typed = (values: object) => ({ ...emptyLine(), ...values })
  const taken = (lines: object[], whole = {}) => ({
    time_s: null,
    hr_avg: null,
    hr_max: null,
    ...whole,
    lines: lines.map(typed),
  })

  test('keeps what was typed and the recording does not know', () => {
    const lines = [
      typed({ target_watts: 200, lactate: 1.4, rpe: 3, heart_rate: 150, left_out: true }),
      typed({ target_watts: 240, lactate: 2.1, watts: 230 }),
    ]
    const filled = withRecording(lines, taken([{ time_s: 240, watts: 204 }, { watts: 241 }]))
    expect(filled).toEqual({
      lines: [
        { ...lines[0], time_s: 240, watts: 204 },
        { ...lines[1], watts: 241 },
      ],
    })
  })

  test('takes what the recording measured, and keeps lines beyond its laps', () => {
    const lines = [typed({ heart_rate: 150 }), typed({}), typed({ target_watts: 280, lactate: 8 })]
    const whole = { time_s: 480, hr_avg: 160, hr_max: 181 }
    const filled = withRecording(lines, taken([{ heart_rate: 148 }, { watts: 241 }], whole))
    expect(filled).toEqual({
      ...whole,
      lines: [{ ...lines[0], heart_rate: 148 }, { ...lines[1], watts: 241 }, lines[2]],
    })
    expect(withRecording([], taken([{ watts: 200 }])).lines).toEqual([typed({ watts: 200 })])
  })
})

describe('a test from a recording', () => {
  test('takes the splits of a race that was recorded alone', () => {
    const splits = [98.04, 101.5, 102, 98.5].map((time) => split(500, time))
    const taken = takenFrom('2k', { recording, laps: [], splits: [...splits, split(3, 0.6)] })
    expect(taken).toMatchObject({ time_s: 400, hr_avg: 172, hr_max: 188 })
    expect(times(taken?.lines)).toEqual([98, 101.5, 102, 98.5])
    expect(taken?.lines[0]).toMatchObject({ distance: 500, heart_rate: 170, stroke_rate: 31.3 })
    expect(taken?.lines[1]?.watts).toBe(334.7)
  })

  test('finds the laps of a race between warming up and cooling down', () => {
    const laps = [lap(1200, 300), lap(500, 100), lap(500, 101), lap(501, 101), lap(499, 98)]
    const taken = takenFrom('2k', { recording, laps: [...laps, lap(900, 270)], splits: [] })
    expect(taken?.time_s).toBe(400)
  })

  test('takes the steps of a step test from its laps, without pauses', () => {
    const laps = [lap(1000, 240), lap(null, 30, true), lap(1050, 240)]
    const taken = takenFrom('step', { recording, laps, splits: [] })
    expect(times(taken?.lines)).toEqual([240, 240])
    expect(taken?.time_s).toBeNull()
    expect(taken?.lines[0]?.watts).toBeCloseTo(202.5, 1)
  })

  test('refuses what holds no such test', () => {
    const longer = Array.from({ length: 6 }, () => split(500, 110))
    expect(takenFrom('2k', { recording, laps: [], splits: longer })).toBeNull()
    expect(takenFrom('6k', { recording, laps: [lap(2000, 400)], splits: [] })).toBeNull()
    expect(takenFrom('step', { recording, laps: [lap(2000, 400)], splits: [] })).toBeNull()
  })
})
