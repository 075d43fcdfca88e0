import { describe, expect, test } from 'vitest'
import { joined, patched, refusalOf, START, steadyRow } from '../test/support/recordings.ts'
import { writeFit } from '../server/demo/fit-writer.ts'
import { readFit } from './fit.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { only, read, row } from '../test/support/fit-rows.ts'

describe('chained files', () => {
  const whole = writeFit(row)
  const settings = writeFit({ start: START, sport: 0, records: [], session: null, file_type: 2 })
  test.each([
    {
      name: 'two activities',
      bytes: joined(whole, writeFit({ ...row, sport: 1 })),
      sports: [1, 4],
      warnings: [],
    },
    {
      name: 'settings behind an activity',
      bytes: joined(whole, settings),
      sports: [1],
      warnings: [],
    },
    {
      name: 'rubbish behind an activity',
      bytes: joined(whole, new Uint8Array(40).fill(7)),
      sports: [1],
      warnings: ['part_not_read'],
    },
    {
      name: 'a header with nothing behind it',
      bytes: joined(whole, whole.subarray(0, 14)),
      sports: [1],
      warnings: ['part_not_read'],
    },
  ])('$name', ({ bytes, sports, warnings }) => {
    const result = read(bytes)
    expect(result.activities.map((activity) => activity.sport_id)).toEqual(sports)
    expect(result.warnings).toEqual(warnings)
  })
})

describe('damage', () => {
  const whole = writeFit({ ...row, laps: [{ start: 0, time: 599, distance: 2396 }] })
  const sessionFirst = Math.floor(whole.length / 2)

  test('a file cut short keeps its records and adds them up itself', () => {
    const activity = only(whole.subarray(0, sessionFirst))
    expect(activity.records).toBeGreaterThan(250)
    expect(activity.distance).toBe(4 * (activity.records - 1))
    expect(activity.duration).toBe(activity.records - 1)
    expect(activity.warnings).toContain('truncated')
  })

  test('a wrong checksum is reported', () => {
    expect(only(patched(whole, { [whole.length - 1]: 0, [whole.length - 2]: 0 }))).toMatchObject({
      distance: 2396,
      warnings: ['checksum'],
    })
  })

  test('with a wrong checksum, totals that contradict the records give way to them', () => {
    const lying = writeFit({ ...row, session: { start: 0, time: 599, distance: 9000 } })
    const activity = only(patched(lying, { [lying.length - 1]: 0, [lying.length - 2]: 0 }))
    expect(activity).toMatchObject({
      distance: 2396,
      warnings: ['checksum', 'totals_from_records'],
    })
  })

  test('a file whose size was never written is read to its end', () => {
    expect(only(patched(whole, { 4: 0, 5: 0, 6: 0, 7: 0 }))).toMatchObject({
      records: 600,
      distance: 2396,
      warnings: expect.arrayContaining(['truncated']),
    })
  })

  test.each([
    {
      name: 'settings',
      bytes: writeFit({ start: START, sport: 0, records: [], session: null, file_type: 2 }),
      code: 'not_an_activity',
    },
    {
      name: 'a course, though it has records',
      bytes: writeFit({ ...row, session: null, file_type: 6 }),
      code: 'not_an_activity',
    },
    {
      name: 'a session without records',
      bytes: writeFit({ ...row, records: [] }),
      code: 'no_records',
    },
    { name: 'a header alone', bytes: whole.subarray(0, 14), code: 'file_damaged' },
    { name: 'less than a header', bytes: whole.subarray(0, 13), code: 'file_damaged' },
    {
      name: 'noise',
      bytes: joined(whole.subarray(0, 14), new Uint8Array(4000).fill(0x0b)),
      code: 'file_damaged',
    },
    {
      name: 'an activity of ten days',
      bytes: writeFit({
        ...row,
        session: null,
        records: [0, 1, 2, 3, 5, 8].map((t) => ({ t: t * 1.5 * 86_400, heart_rate: 100 })),
      }),
      code: 'implausible',
    },
  ])('$name is refused as $code', ({ bytes, code }) => {
    expect(refusalOf(() => read(bytes))).toBe(code)
  })

  test('records are limited over all chained parts together, and so are the parts', () => {
    const part = writeFit({ ...row, records: steadyRow(600) })
    expect(refusalOf(() => readFit(joined(part, part), { ...DEFAULT_LIMITS, records: 1000 }))).toBe(
      'too_large',
    )
    expect(
      refusalOf(() => readFit(joined(part, part, part), { ...DEFAULT_LIMITS, parts: 2 })),
    ).toBe('too_large')
  })

  test('records beyond the limit are refused before they fill the memory', () => {
    expect(
      refusalOf(() =>
        readFit(writeFit({ ...row, records: steadyRow(1100) }), {
          ...DEFAULT_LIMITS,
          records: 1000,
        }),
      ),
    ).toBe('too_large')
  })
})
