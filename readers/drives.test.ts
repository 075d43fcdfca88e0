import { expect, test } from 'vitest'
import { CURVE_POINTS, type ChannelName, type Channels } from './channels.ts'
import { addDrives, addWork } from './drives.ts'

/**
 * Strokes of 2 s from -60 to 40 degrees and back, the force rising and falling evenly on the way,
 * 50 samples a second.
 */
function rowed(strokes: number, oar: string): Channels {
  const t = Float64Array.from({ length: strokes * 100 + 1 }, (_, sample) => sample / 50)
  const phase = t.map((second) => second % 2)
  return new Map<ChannelName, Float64Array>([
    ['t', t],
    [
      `gate_angle${oar}` as ChannelName,
      phase.map((part) => -60 + 100 * (part <= 1 ? part : 2 - part)),
    ],
    [
      `gate_force_x${oar}` as ChannelName,
      phase.map((part) => (part <= 1 ? 800 * Math.min(part, 1 - part) : -20)),
    ],
  ])
}
const strokesAt = (...t: number[]): Channels => new Map([['t', Float64Array.from(t)]])

test.each([
  { name: 'with the catch', begins: [0, 2, 4], oar: '@1' },
  { name: 'a little before it', begins: [-0.3, 1.7, 3.7], oar: '@2p' },
  { name: 'a little after it', begins: [0.4, 2.4, 4.4], oar: '@2s' },
])(
  'each stroke has the force over its drive, wherever its row begins: $name',
  ({ begins, oar }) => {
    const strokes = strokesAt(...begins)
    addDrives(strokes, rowed(3, oar))
    expect([...(strokes.get(`peak_force${oar}` as ChannelName) ?? [])]).toEqual([400, 400, 400])
    const curves = strokes.get(`force_curve${oar}` as ChannelName) ?? new Float64Array(0)
    expect(curves).toHaveLength(3 * CURVE_POINTS)
    for (const [at, newtons] of [
      [0, 0],
      [12, (800 * 12) / (CURVE_POINTS - 1)],
      [CURVE_POINTS - 1, 0],
    ] as const)
      for (const stroke of [0, 1, 2])
        expect(curves[stroke * CURVE_POINTS + at]).toBeCloseTo(newtons, 6)
  },
)

test('a stroke that was not recorded has no force, and an oar that hangs still has none at all', () => {
  const strokes = strokesAt(0, 2, 60)
  addDrives(strokes, rowed(2, '@1'))
  expect([...(strokes.get('peak_force@1') ?? [])]).toEqual([400, 400, Number.NaN])
  const still = rowed(2, '@1')
  still.get('gate_angle@1')?.fill(-3)
  const none = strokesAt(0, 2)
  addDrives(none, still)
  expect([...none.keys()]).toEqual(['t'])
})

test('work of a stroke follows from power and rate', () => {
  const strokes: Channels = new Map([
    ['cadence', Float64Array.of(30, 0, 20)],
    ['power@3', Float64Array.of(300, 300, 240)],
    ['power', Float64Array.of(1, 1, 1)],
  ])
  addWork(strokes)
  expect(strokes.get('work@3')).toEqual(Float64Array.of(600, Number.NaN, 720))
  expect(strokes.has('work')).toBe(false)
})
