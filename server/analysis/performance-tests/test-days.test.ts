import { describe, expect, test } from 'vitest'
import { savePerformanceTest } from '#contract/analysis/performance-tests.ts'
import { type TestUser } from '../../../test/support/factories.ts'
import { newTest, testLine } from '../../../test/support/tested-club.ts'
import { cells, line, ofPerson } from '../../../test/support/test-day-cells.ts'
import {
  app,
  anna,
  ben,
  silent,
  coach,
  blind,
  as,
  freshDay,
  write,
  sheet,
  testOf,
  prepareTestDayClub,
} from '../../../test/support/test-day-club.ts'

prepareTestDayClub()

describe('the sheet of a test day', () => {
  test('lists the athletes whom the reader sees, and an athlete alone for themselves', async () => {
    const place = { kind: '2k', day: freshDay() } as const
    const ids = (await sheet(coach, place)).map(({ user_id }) => user_id)
    expect(ids).toContain(anna.id)
    expect(ids).toContain(ben.id)
    expect(ids).not.toContain(silent.id)
    expect((await sheet(anna, place)).map(({ user_id }) => user_id)).toEqual([anna.id])
  })

  test('writes values of several people into new tests with what the day has', async () => {
    const place = { kind: '2k', day: freshDay() } as const
    const people = [
      ofPerson(anna, { values: { time_s: 441.2, lactate_3: 12.1 } }),
      ofPerson(ben, { lines: [line(2, { time_s: 98.4 })] }),
    ]
    expect(await write(coach, cells(place, people, { site: 'Boathouse', tester: 'Kim' }))).toEqual(
      [],
    )
    expect(await testOf(coach, place, anna)).toMatchObject({
      time_s: 441.2,
      lactate_3: 12.1,
      site: 'Boathouse',
      tester: 'Kim',
      lines: [],
    })
    const { lines } = (await testOf(coach, place, ben)) ?? { lines: [] }
    expect(lines).toEqual([testLine({ distance: 500 }), testLine({ distance: 500, time_s: 98.4 })])
  })

  test('gives steps the watts of the protocol for the person', async () => {
    const place = { kind: 'step', day: freshDay() } as const
    const people = [anna, ben].map((one) => ofPerson(one, { lines: [line(2, { lactate: 1.4 })] }))
    await write(coach, cells(place, people, { protocol: 'drv-step', step_s: 240, rest_s: 30 }))
    const targets = async (of: TestUser) =>
      (await testOf(coach, place, of))?.lines.map(({ target_watts }) => target_watts)
    expect(await targets(anna)).toEqual([120, 160])
    expect(await targets(ben)).toEqual([200, 250])
  })

  test('deletes a test in which nothing is left', async () => {
    const place = { kind: '2k', day: freshDay() } as const
    await write(coach, cells(place, [ofPerson(anna, { values: { time_s: 441.2 } })]))
    const undo = ofPerson(anna, { values: { time_s: null }, seen: { time_s: 441.2 } })
    expect(await write(coach, cells(place, [undo]))).toEqual([])
    expect(await testOf(coach, place, anna)).toBeNull()
  })

  test('keeps a test of which a comment is left', async () => {
    const place = { kind: '2k', day: freshDay() } as const
    const body = newTest({ ...place, user_id: anna.id, time_s: 441.2, comment: 'Stopped' })
    await app.send(savePerformanceTest, { body }, as(coach))
    const undo = ofPerson(anna, { values: { time_s: null }, seen: { time_s: 441.2 } })
    await write(coach, cells(place, [undo]))
    expect(await testOf(coach, place, anna)).toMatchObject({ time_s: null, comment: 'Stopped' })
  })
})

describe('a test whose only value is cleared', () => {
  test.each([
    [
      'its breaths',
      `insert into performance_test_breaths (club_id, test_id, time_s, vo2, vco2, ve, heart_rate,
         watts) select club_id, id, '{1}', '{3}', '{3}', '{90}', '{150}', '{300}' from test`,
    ],
    ['a focus', `insert into performance_test_focuses select club_id, id, 1 from test`],
    [
      'a tag',
      `, tag as (insert into event_tags (club_id, tag_text) select club_id, 'Lab' from test returning id)
       insert into performance_test_tags select club_id, test.id, tag.id from test, tag`,
    ],
    ['zones', `update performance_tests t set zones_at = now() from test where t.id = test.id`],
  ])('is kept with %s', async (_what, given) => {
    const place = { kind: 'vo2', day: freshDay() } as const
    await write(coach, cells(place, [ofPerson(anna, { values: { vo2max: 4.6 } })]))
    await app.rows(
      `with test as (select * from performance_tests where user_id = $1 and day = $2) ${given}`,
      [anna.id, place.day],
    )
    const undo = ofPerson(anna, { values: { vo2max: null }, seen: { vo2max: 4.6 } })
    expect(await write(coach, cells(place, [undo]))).toEqual([])
    expect(await testOf(coach, place, anna)).toMatchObject({ vo2max: null })
  })
})

describe('two coaches at once', () => {
  test('both values are stored when they write to other cells of one test', async () => {
    const place = { kind: '6k', day: freshDay() } as const
    await Promise.all([
      write(coach, cells(place, [ofPerson(anna, { values: { time_s: 1400 } })])),
      write(blind, cells(place, [ofPerson(anna, { lines: [line(1, { time_s: 231 })] })])),
    ])
    expect(await testOf(coach, place, anna)).toMatchObject({
      time_s: 1400,
      lines: [{ time_s: 231 }],
    })
  })

  test('refuses the cell that was changed meanwhile, and stores the rest', async () => {
    const place = { kind: '2k', day: freshDay() } as const
    await write(coach, cells(place, [ofPerson(anna, { values: { time_s: 441.2 } })]))
    const late = [
      ofPerson(anna, {
        values: { time_s: 440, hr_max: 190 },
        lines: [line(1, { time_s: 108 })],
      }),
      ofPerson(ben, { values: { time_s: 380 } }),
    ]
    expect(await write(blind, cells(place, late))).toEqual([
      { user_id: anna.id, line: 0, field: 'time_s', value: 441.2 },
    ])
    expect(await testOf(coach, place, anna)).toMatchObject({
      time_s: 441.2,
      hr_max: 190,
      lines: [{ time_s: 108 }],
    })
    expect(await testOf(coach, place, ben)).toMatchObject({ time_s: 380 })
  })

  test('refuses a value of a line that was changed meanwhile, with what is stored', async () => {
    const place = { kind: 'step', day: freshDay() } as const
    await write(coach, cells(place, [ofPerson(anna, { lines: [line(1, { lactate: 1.1 })] })]))
    const late = ofPerson(anna, { lines: [line(1, { lactate: 1.3, heart_rate: 130 })] })
    expect(await write(blind, cells(place, [late]))).toEqual([
      { user_id: anna.id, line: 1, field: 'lactate', value: 1.1 },
    ])
    expect(await testOf(coach, place, anna)).toMatchObject({
      lines: [{ lactate: 1.1, heart_rate: 130 }],
    })
  })

  test('is no conflict where both wrote the same', async () => {
    const place = { kind: '2k', day: freshDay() } as const
    const same = cells(place, [ofPerson(anna, { values: { time_s: 441.2 } })])
    await write(coach, same)
    expect(await write(blind, same)).toEqual([])
  })
})
