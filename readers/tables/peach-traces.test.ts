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
