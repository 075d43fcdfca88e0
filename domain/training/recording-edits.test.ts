import { describe, expect, test } from 'vitest'
import { fromZero, type Columns } from './recorded-columns.ts'
import { applyEdits, type Edit } from './recording-edits.ts'

const columns = (channels: Record<string, readonly number[]>): Columns =>
  new Map(Object.entries(channels).map(([name, values]) => [name, Float64Array.from(values)]))
const plain = (of: Columns) =>
  Object.fromEntries([...of].map(([name, values]) => [name, [...values]]))
const ROW = columns({
  t: [0, 1, 2, 3],
  distance: [0, 4, 8, 12],
  stroke_rate: [40, 44, 48, 52],
  force_curve: [1, 2, 3, 4, 5, 6, 7, 8],
})
const other = (channels: Record<string, readonly number[]>, zero: number) => ({
  columns: columns(channels),
  strokes: null,
  laps: [],
  restarts: [],
  zero,
})
const edited = (...edits: Edit[]) => {
  const {
    columns: of,
    offset,
    ...rest
  } = applyEdits({ columns: ROW, strokes: null, laps: [], restarts: [] }, edits)
  return { ...rest, offset, columns: plain(fromZero(of, offset)) }
}

describe('an edited recording', () => {
  test('trimmed begins at zero, its curves with it', () => {
    expect(edited({ kind: 'trim', start: 1, finish: 2 })).toEqual({
      columns: { t: [0, 1], distance: [0, 4], stroke_rate: [44, 48], force_curve: [3, 4, 5, 6] },
      strokes: null,
      laps: [],
      restarts: [],
      offset: 1,
      shift: 0,
      resized: true,
    })
  })
  test('keeps to the narrowest of its trims', () => {
    const both = edited(
      { kind: 'trim', start: 1, finish: 3 },
      { kind: 'trim', start: 0, finish: 2 },
    )
    expect(both).toMatchObject({ offset: 1, columns: { t: [0, 1] } })
  })
  test('cut to nothing is empty', () => {
    expect(edited({ kind: 'trim', start: 10, finish: 20 }).columns['t']).toEqual([])
  })
  test('with half its rate keeps all else', () => {
    expect(edited({ kind: 'halve' }).columns).toEqual({
      ...plain(ROW),
      stroke_rate: [20, 22, 24, 26],
    })
  })
  test('shifted twice is shifted by both', () => {
    expect(edited({ kind: 'shift', seconds: 30 }, { kind: 'shift', seconds: -10 })).toMatchObject({
      shift: 20,
      columns: plain(ROW),
      resized: false,
    })
  })
  test('takes the heart rate of another at the same moment', () => {
    const watch = other({ t: [0, 1, 2, 3, 4], heart_rate: [100, 101, 102, 103, 104] }, -1)
    expect(edited({ kind: 'heart-rate', other: watch }).columns['heart_rate']).toEqual([
      101, 102, 103, 104,
    ])
    // The recording's clock was two seconds early, so each of its moments was later.
    expect(
      edited({ kind: 'shift', seconds: 1 }, { kind: 'heart-rate', other: watch }).columns[
        'heart_rate'
      ],
    ).toEqual([102, 103, 104, 104])
  })
  test('knows nothing where the other was silent for more than ten seconds', () => {
    expect(
      edited({ kind: 'heart-rate', other: other({ t: [0], heart_rate: [100] }, -9) }).columns[
        'heart_rate'
      ],
    ).toEqual([100, 100, Number.NaN, Number.NaN])
  })
  test('without that channel in the other stays as it is', () => {
    expect(edited({ kind: 'heart-rate', other: other({ t: [0] }, 0) }).columns).toEqual(plain(ROW))
  })
  test('takes the strokes of another as a whole', () => {
    const oar = other(
      { t: [0, 1, 2, 3], stroke_rate: [20, 21, 22, 23], power: [200, 210, 220, 230] },
      0,
    )
    expect(edited({ kind: 'strokes', other: oar }).columns).toMatchObject({
      stroke_rate: [20, 21, 22, 23],
      power: [200, 210, 220, 230],
      distance: [0, 4, 8, 12],
    })
  })
  test('takes the records of a sensor on the oar as strokes, with what they are of alone', () => {
    const oar = other(
      {
        t: [0, 2],
        distance: [0, 9],
        stroke_rate: [28, 29],
        'peak_force@2': [600, 610],
        heart_rate: [150, 151],
      },
      1,
    )
    const { strokes, columns: own } = edited({ kind: 'strokes', other: oar })
    expect(plain(strokes ?? new Map())).toEqual({
      t: [1, 3],
      distance: [0, 9],
      stroke_rate: [28, 29],
      'peak_force@2': [600, 610],
    })
    expect(own).not.toHaveProperty('heart_rate')
    const early = edited({ kind: 'strokes', other: { ...oar, zero: -1 } }).strokes
    expect([...(early?.get('t') ?? [])]).toEqual([1])
  })
  test('goes on with another after its own end', () => {
    const rest = other({ t: [0, 1, 2], distance: [100, 104, 108], heart_rate: [120, 121, 122] }, 3)
    expect(edited({ kind: 'merge', other: rest }).columns).toEqual({
      t: [0, 1, 2, 3, 4, 5],
      distance: [0, 4, 8, 12, 16, 20],
      stroke_rate: [40, 44, 48, 52, Number.NaN, Number.NaN],
      force_curve: [1, 2, 3, 4, 5, 6, 7, 8, Number.NaN, Number.NaN, Number.NaN, Number.NaN],
      heart_rate: [Number.NaN, Number.NaN, Number.NaN, Number.NaN, 121, 122],
    })
  })
  const lap = (start: number, time: number) => ({
    start,
    time,
    distance: 4 * time,
    heart_rate_avg: 120,
    stroke_rate_avg: 20,
    rest: false,
  })
  const through = { heart_rate_avg: null, stroke_rate_avg: null }
  const lapsAfter = (laps: ReturnType<typeof lap>[], ...edits: Edit[]) =>
    applyEdits({ columns: ROW, strokes: null, laps, restarts: [] }, edits).laps

  test('keeps the laps that lie in what is left, and of one cut through the rest', () => {
    const laps = [lap(0, 1), lap(1, 2), lap(3, 20)]
    expect(lapsAfter(laps, { kind: 'trim', start: 1, finish: 3 })).toEqual([lap(1, 2)])
    expect(lapsAfter([lap(0, 3)], { kind: 'trim', start: 0, finish: 1 })).toEqual([
      { ...lap(0, 1), ...through },
    ])
  })
  test('keeps a lap up to its end by the clock where its timer stood still', () => {
    const paused = { ...lap(0, 1), elapsed: 3 }
    expect(lapsAfter([paused], { kind: 'trim', start: 0, finish: 3 })).toEqual([paused])
    expect(lapsAfter([paused], { kind: 'trim', start: 0, finish: 1 })).toEqual([
      { ...lap(0, 1), ...through },
    ])
  })
  test.each<[string, number[], Edit[], (number | null)[]]>([
    ['as the recording has it', [0, 4, 8, 12], [{ kind: 'trim', start: 1, finish: 3 }], [8]],
    [
      'between two samples in proportion',
      [0, 4, 8, 12],
      [{ kind: 'trim', start: 0.5, finish: 3 }],
      [10],
    ],
    [
      'over samples that say nothing',
      [0, Number.NaN, Number.NaN, 12],
      [{ kind: 'trim', start: 1, finish: 3 }],
      [8],
    ],
    [
      'by one cut after the other',
      [0, 4, 8, 12],
      [
        { kind: 'trim', start: 0, finish: 3 },
        { kind: 'trim', start: 0, finish: 1 },
      ],
      [4],
    ],
    [
      'not at all where no distance was recorded',
      [],
      [{ kind: 'trim', start: 1, finish: 3 }],
      [null],
    ],
  ])('knows how far a lap went that was cut through %s', (_, distance, edits, left) => {
    const of = columns({ t: [0, 1, 2, 3], ...(distance.length > 0 && { distance }) })
    const { laps } = applyEdits(
      { columns: of, strokes: null, laps: [lap(0, 5)], restarts: [] },
      edits,
    )
    expect(laps.map((one) => one.distance)).toEqual(left)
  })
  test.each([1, 2, 2.5, 3])('split at %d s and joined again restarts where it did', (at) => {
    const row = { columns: ROW, strokes: null, laps: [], restarts: [2] }
    const rest = applyEdits(row, [{ kind: 'trim', start: at, finish: 1000 }])
    const { restarts } = applyEdits(row, [
      { kind: 'trim', start: 0, finish: at },
      { kind: 'merge', other: { ...rest, zero: 0, whole: ROW } },
    ])
    expect([...new Set(restarts)]).toEqual([2])
  })
  test('merged with another restarts where each of them did', () => {
    const guest = { ...other({ t: [0, 1, 2, 3] }, 10), restarts: [1] }
    const host = { columns: ROW, strokes: null, laps: [], restarts: [2] }
    expect(applyEdits(host, [{ kind: 'merge', other: guest }]).restarts).toEqual([2, 11])
  })
  test.each([2, 2.5])('split at %d s and joined again is what it was', (at) => {
    const row = columns({
      t: [0, 1, 2, 3, 4, 5],
      distance: [0, 4, 8, 13, 17, 21],
      heart_rate: [1, 2, 3, 4, 5, 6],
    })
    const half = (cut: Edit) =>
      applyEdits({ columns: row, strokes: null, laps: [], restarts: [] }, [cut])
    const second = half({ kind: 'trim', start: at, finish: 1000 })
    const rest = { ...second, zero: 0, whole: row }
    const { columns: joined } = applyEdits(
      { columns: row, strokes: null, laps: [], restarts: [] },
      [
        { kind: 'trim', start: 0, finish: at },
        { kind: 'merge', other: rest },
      ],
    )
    expect(plain(joined)).toEqual(plain(row))
  })
  test('merged with another has its laps from its own end on, on its own clock', () => {
    const t = [0, 1, 2, 3, 4, 5, 6, 7]
    const rest = { ...other({ t }, 2), laps: [lap(0, 3), lap(3, 4)] }
    expect(lapsAfter([lap(0, 3)], { kind: 'merge', other: rest })).toEqual([
      lap(0, 3),
      { ...lap(3.001, 1.999), ...through, distance: null, time: expect.closeTo(1.999, 6) },
      lap(5, 4),
    ])
    // The recording's clock was four seconds fast, so on it the other begins that much later.
    const [, ...late] = lapsAfter(
      [lap(0, 3)],
      { kind: 'shift', seconds: -4 },
      { kind: 'merge', other: rest },
    )
    expect(late).toEqual([lap(6, 3), lap(9, 4)])
  })
})
