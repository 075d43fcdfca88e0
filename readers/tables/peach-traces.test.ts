import { expect, test } from 'vitest'
import { read } from '../../test/support/read-tables.ts'
import { lines } from '../../test/support/table-rows.ts'

/** Two seats of a sweep boat, samples of 20 ms, as they are exported without titles. */
const trace = (metres: (row: number) => number, separator = ',') =>
  lines(
    'Time,GateAngle,GateAngle,GateForceX,GateForceX,Speed,Distance,Roll Angle,Normalized Time',
    ',1,2,1,2,Boat,Boat,Boat,Boat',
    ...Array.from({ length: 100 }, (_, row) =>
      [28_100 + row * 20, -48, -50, 20, 10, 4, metres(row), -3, row].join(','),
    ),
  ).replaceAll(',', separator)

test.each([',', '\t', ';'])(
  'a trace without titles is read, with cells parted by "%s"',
  async (separator) => {
    const { kind, activities } = await read(trace((row) => row * 0.08, separator))
    expect(kind).toBe('peach')
    const [activity] = activities
    expect(activity).toMatchObject({
      sport_id: 1,
      records: 100,
      seats: [1, 2],
      start_time: null,
      start_local: [],
      device: 'Peach PowerLine',
      duration: 1.98,
    })
    expect(activity?.distance).toBeCloseTo(7.92)
    expect(activity?.channels.get('gate_angle@2')?.[0]).toBe(-50)
    expect(activity?.channels.get('gate_force_x@1')?.[0]).toBeCloseTo(196.1, 1)
  },
)

test('the distance of a boat without an impeller is unknown, not zero', async () => {
  const { activities } = await read(trace(() => 0))
  expect(activities[0]).toMatchObject({ distance: null, distance_source: null })
  expect(activities[0]?.channels.has('speed')).toBe(false)
})

/** Strokes of two seats, as their table is saved alone. */
const strokes = (owners: string) =>
  lines(
    'Time,StrokeNumber,Rating,AvgBoatSpeed,Dist/Stroke,SwivelPower,SwivelPower,MinAngle,MinAngle',
    owners,
    ...Array.from({ length: 30 }, (_, row) =>
      [2000 * (row + 1), row + 1, 30, 4.5, 9, 300, 310, -55, -54].join(','),
    ),
  )

test('strokes without titles are read with what belongs to each seat', async () => {
  const { kind, activities } = await read(strokes(',Boat,Boat,Boat,Boat,1,2,1,2'))
  expect(kind).toBe('peach')
  const [activity] = activities
  expect(activity).toMatchObject({ records: 30, seats: [1, 2], stroke_rate_avg: 30 })
  expect(activity?.channels.get('power@2')?.[0]).toBe(310)
  expect(activity?.channels.get('catch_angle@1')?.[0]).toBe(-55)
})

test.each([
  ['rows that name no seat', ',Boat,Boat,Boat,Boat,Boat,Boat,Boat,Boat'],
  ['a second row of units', 's,,1/min,m/s,m,W,W,deg,deg'],
])('strokes with %s are of no known kind', async (_, owners) => {
  await expect(read(strokes(owners))).rejects.toMatchObject({ code: 'unknown_format' })
})
