import { describe, expect, test } from 'vitest'
import { markedPlaces, usualPiece, usualRecordings, type Choosable } from './choice.ts'
import { splitFor } from './limits.ts'
import { comparedLines, type RecordedLine } from './lines.ts'

type Recorded = {
  speed: number
  seconds: number
  stretch?: RecordedLine['stretch']
  planned?: number
  channels?: Record<string, number>
}

/** A sample a second at an even speed, with further channels that never change. */
function line({
  speed,
  seconds,
  stretch = { start: 0, finish: seconds },
  planned,
  channels = {},
}: Recorded): RecordedLine {
  const t = Float64Array.from({ length: seconds + 1 }, (_, second) => second)
  return {
    channels: new Map([
      ['t', t],
      ...(speed > 0 ? [['distance', t.map((second) => second * speed)] as const] : []),
      ...Object.entries(channels).map(([name, value]) => [name, t.map(() => value)] as const),
    ]),
    stretch,
    planned: planned ?? null,
  }
}

const byDistance = {
  along: 'distance',
  split: 500,
  usualSplit: 500,
  isPiece: false,
} as const
const last = <Value>(values: readonly Value[] | null | undefined) => values?.at(-1)

describe('two recordings', () => {
  const fast = line({ speed: 5, seconds: 400, channels: { speed: 5, stroke_rate: 30 } })
  const slow = line({ speed: 4, seconds: 500, channels: { speed: 4, heart_rate: 160 } })

  test('by distance are behind by the seconds that the second took longer', () => {
    const { at, lines, course } = comparedLines([fast, slow], byDistance)
    expect(last(at)).toBe(2000)
    expect(course).toBeNull()
    // 2000 m in 400 s and in 500 s.
    expect(lines[0]?.behind).toBeNull()
    expect(last(lines[1]?.behind)).toBeCloseTo(100)
    expect(lines[1]?.behind?.[200]).toBeCloseTo(50)
  })

  test('by time are behind by the metres that the first has gone further', () => {
    const { at, lines } = comparedLines([fast, slow], { ...byDistance, along: 'time' })
    expect(last(at)).toBe(500)
    // After 400 s the first stopped recording; by then it was 400 m ahead.
    expect(lines[1]?.behind?.[320]).toBeCloseTo(400)
    expect(lines[1]?.behind?.[321]).toBeNull()
  })

  test('have splits with the seconds behind the first, and no common end', () => {
    const [first, second] = comparedLines([fast, slow], byDistance).lines
    expect(first?.splits.map(({ at, time }) => [at, time])).toEqual([
      [500, 100],
      [1000, 100],
      [1500, 100],
      [2000, 100],
    ])
    expect(second?.splits.map(({ behind }) => behind)).toEqual([25, 50, 75, 100])
    expect(first?.splits[0]?.behind).toBeNull()
    expect(first?.total).toMatchObject({ time: 400, distance: 2000, speed: 5, dps: 10 })
    expect(second?.total).toMatchObject({ heart_rate: 160, power: null, behind: null })
  })

  test('draw only what was recorded, and metres a stroke of who has a stroke rate', () => {
    const [first, second] = comparedLines([fast, slow], byDistance).lines
    expect(first?.curves).toMatchObject({ heart_rate: null, power: null })
    expect(first?.curves.dps?.[100]).toBe(10)
    expect(second?.curves.dps).toBeNull()
    expect(second?.curves.heart_rate?.[100]).toBe(160)
    expect(first?.track).toBeNull()
  })
})

describe('pieces', () => {
  const piece = (speed: number, metres: number, planned = 2000) =>
    line({
      speed,
      seconds: 700,
      planned,
      stretch: { start: 60, finish: 60 + metres / speed },
    })

  test('of one length are laid over the planned metres, with a split to their end', () => {
    const asked = { ...byDistance, split: 1000, isPiece: true }
    // Receivers measured 10 m too little and 10 m too much in 400 s.
    const { course, lines, at, split } = comparedLines(
      [piece(4.975, 1990), piece(5.025, 2010)],
      asked,
    )
    expect(course).toBe(2000)
    expect(split).toBe(1000)
    expect(last(at)).toBe(2000)
    expect(lines.map(({ splits }) => splits.map((one) => one.time?.toFixed(1)))).toEqual([
      ['200.0', '200.0'],
      ['200.0', '200.0'],
    ])
    expect(lines[1]?.total?.behind).toBeCloseTo(0)
    // Both are there at the very end, whatever was measured.
    expect(last(lines[1]?.behind)).toBeCloseTo(0)
  })

  test('of several lengths keep their own metres, and what is left over is no split', () => {
    const { course, lines } = comparedLines([piece(5, 1200, 1200), piece(5, 2000)], {
      ...byDistance,
      isPiece: true,
    })
    expect(course).toBeNull()
    expect(lines.map(({ splits }) => splits.length)).toEqual([2, 4])
    expect(lines[1]?.total?.behind).toBeNull()
  })

  test('say why one is not among them', () => {
    const { lines } = comparedLines(
      [
        line({ speed: 5, seconds: 400 }),
        { ...line({ speed: 5, seconds: 400 }), stretch: null },
        line({ speed: 0, seconds: 400, channels: { power: 200 } }),
      ],
      byDistance,
    )
    expect(lines.map(({ missing }) => missing)).toEqual([null, 'piece', 'distance'])
    // By time it is, with what it has.
    const byTime = comparedLines([line({ speed: 0, seconds: 400, channels: { power: 200 } })], {
      ...byDistance,
      along: 'time',
    })
    expect(byTime.lines[0]?.missing).toBeNull()
    expect(byTime.lines[0]?.total).toMatchObject({ power: 200, distance: null })
  })

  test('of nothing are nothing', () =>
    expect(comparedLines([], byDistance)).toMatchObject({ at: [], lines: [], course: null }))
})

test.each([
  ['500 m as a rule', undefined, 2000, 500, 500],
  ['200 m where a sport has them', undefined, 1000, 200, 200],
  ['longer ones where there would be more than forty', undefined, 21_000, 500, 1000],
  ['what was asked for', 100, 2000, 500, 100],
  ['longer ones where there would be more than two hundred', 100, 60_000, 500, 500],
  ['the longest of a very long way', undefined, 900_000, 500, 10_000],
])('splits are %s', (_name, asked, metres, usual, expected) =>
  expect(splitFor(asked, metres, usual)).toBe(expected),
)

describe('without a choice', () => {
  const recording = (activity_id: number, more: Partial<Choosable> = {}): Choosable => ({
    activity_id,
    user_id: activity_id,
    crew: null,
    distance: 1000 * activity_id,
    pieces: [],
    ...more,
  })

  test('one session shows the longest of each boat or person, marked ones first', () => {
    const recordings = [
      recording(1),
      recording(2, { crew: 'Pilatus' }),
      recording(3, { crew: 'Pilatus' }),
      recording(4, { user_id: 1 }),
      recording(5),
      recording(6),
      recording(7, { distance: 10, pieces: [1] }),
    ]
    expect(usualRecordings([recordings])).toEqual([7, 6, 5, 4])
  })

  test('several sessions show whom most of them have', () => {
    const sessions = [
      [recording(9), recording(1, { crew: 'Pilatus' })],
      [],
      [recording(8), recording(2, { crew: 'Pilatus' })],
      [recording(7)],
    ]
    expect(usualRecordings(sessions)).toEqual([1, 2, 7])
  })

  test('all begin with the first piece that is marked in each of them', () => {
    expect(usualPiece([{ pieces: [1, 2, 3] }, { pieces: [2, 3] }])).toBe(2)
    expect(usualPiece([{ pieces: [1] }, { pieces: [] }])).toBe(0)
    expect(usualPiece([])).toBe(0)
  })
})

describe('pieces marked in a recording', () => {
  const plan = [
    { piece: 4, programme: null, planned: true },
    { piece: 2, programme: null, planned: true },
  ]
  const marked = (piece: number | null, start: number) => ({ piece, start, finish: start + 60 })

  test('have the place of their number in the plan', () =>
    expect([...markedPlaces([marked(2, 10), marked(4, 100), marked(null, 200)], plan)]).toEqual([
      [2, { start: 10, finish: 70 }],
      [1, { start: 100, finish: 160 }],
    ]))

  test('are counted as they were rowed where none is of the plan', () =>
    expect([...markedPlaces([marked(null, 100), marked(9, 10)], plan).keys()]).toEqual([1, 2]))

  test('count once each', () =>
    expect(markedPlaces([marked(4, 10), marked(4, 100)], plan).get(1)?.start).toBe(10))
})
