import { describe, expect, test } from 'vitest'
import { TABLES } from '../../test/support/tables.ts'
import type { Activity } from '../activity.ts'
import { CURVE_POINTS, type ChannelName } from '../channels.ts'
import { ROW, only, read } from '../../test/support/read-tables.ts'

describe('what stands in the channels', () => {
  const first = ({ channels }: Activity, name: Parameters<Activity['channels']['get']>[0]) =>
    channels.get(name)?.[0]

  test('units are those of the second row of headings', async () => {
    const activity = await only('nk-speedcoach')
    expect(first(activity, 'speed')).toBeCloseTo(4.5)
    expect(first(activity, 'distance')).toBeCloseTo(9)
  })

  test.each([
    { row: ',,,,,,,,,,,,,962.3', warnings: [] },
    { row: '2,,,,,,30,,,,,,', warnings: ['time_missing'] },
  ])(
    'a row without a time is reported where it says something of a stroke: $row',
    async ({ row, warnings }) => {
      const [activity] = (await read(`${TABLES['nk-speedcoach'].trimEnd()}\n${row}\n`)).activities
      expect(activity).toMatchObject({ records: ROW.records + 1, warnings })
    },
  )

  test.each([
    { chosen: 'GPS', other: 'the impeller' },
    { chosen: 'Impeller', other: 'GPS' },
  ])(
    'distance and speed are those of $other where $chosen was chosen and has nothing',
    async ({ chosen }) => {
      const swapped: Record<string, string> = { GPS: 'IMP', IMP: 'GPS' }
      const text = TABLES['nk-speedcoach']
        .replace('Speed Input:,Impeller', `Speed Input:,${chosen}`)
        .replaceAll(/\((GPS|IMP)\)/g, (word, source: string) =>
          chosen === 'GPS' ? word : `(${swapped[source]})`,
        )
        .replaceAll(',9.999,', ',---,')
        .replaceAll(',99,', ',---,')
      const [activity] = (await read(text)).activities
      expect(activity?.distance).toBeCloseTo(180)
      expect(activity?.channels.get('speed')?.[0]).toBeCloseTo(4.5)
    },
  )

  test('forces are in newtons, and curves have their points', async () => {
    const float = await only('float')
    expect(first(float, 'peak_force')).toBeCloseTo(43 * 9.80665)
    expect(float.channels.get('force_curve')).toHaveLength(20 * CURVE_POINTS)
    expect(
      Math.max(...(float.channels.get('force_curve')?.subarray(0, CURVE_POINTS) ?? [])),
    ).toBeGreaterThan(0.95 * 94 * 4.448222)
    const rp3 = await only('rp3')
    expect(rp3.channels.get('force_curve')?.[CURVE_POINTS - 1]).toBe(0)
    expect(first(rp3, 'stroke_length')).toBeCloseTo(1.4)
    expect(first(await only('ergstick'), 'speed')).toBeCloseTo(4.5)
  })

  test('an ErgStick table is known by its headings without the state of the stroke too', async () => {
    const { kind, activities } = await read(
      TABLES.ergstick.replace('Rowing state', 'Something else'),
    )
    expect([kind, activities[0]?.distance]).toEqual(['ergstick', 180])
  })

  test('seats and the two oars of a sculler have channels of their own', async () => {
    const { channels, strokes } = await only('peach')
    expect([...channels.keys()]).toEqual(
      expect.arrayContaining(['gate_angle@1p', 'gate_angle@1s', 'gate_force_x@2', 'lat']),
    )
    expect([...(strokes?.keys() ?? [])]).toEqual(
      expect.arrayContaining(['t', 'power', 'power@1', 'power@2', 'catch_angle@1', 'stroke_rate']),
    )
    expect(strokes?.get('t')).toEqual(Float64Array.of(0))
    const expected: ChannelName[] = ['work@1', 'work@2', 'work_q1@1', 'force_position@1']
    expect(expected.map((name) => strokes?.get(name)?.[0])).toEqual([600, 620, 22, 38])
    expect(channels.get('gate_force_x@2')?.[0]).toBeCloseTo(100 * 9.80665)
    const telemetry = await only('row-telemetry')
    expect([...telemetry.channels.keys()]).toEqual(
      expect.arrayContaining(['power@1', 'power@2', 'force_curve@2', 'extra-wind-speed', 'stroke']),
    )
    expect(first(telemetry, 'catch_angle@2')).toBe(-55)
  })

  test.each(['peach', 'row-telemetry'] as const)(
    'seats of %s have the names the file gives them',
    async (name) => {
      const { seat_names } = await only(name)
      expect([...seat_names]).toEqual([
        [1, 'Anna Example'],
        [2, 'Ben Example'],
      ])
    },
  )

  test('a latitude that stands in for the longitude is no position', async () => {
    expect((await only('quiske')).channels.has('lat')).toBe(false)
  })
})
