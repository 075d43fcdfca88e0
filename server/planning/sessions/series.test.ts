import { afterAll, describe, expect, test } from 'vitest'
import * as sessions from '#contract/planning/sessions.ts'
import { PLAN, startWeeklyRows, WEEKLY } from '../../../test/support/weekly-rows.ts'

const { app, coach, athlete, squad, asCoach, createSeries, read, spans } = await startWeeklyRows()
afterAll(() => app.close())

const rowsOf = async (table: string, ids: number[]) =>
  Number(
    (await app.rows(`select count(*) from ${table} where session_id = any ($1)`, [ids]))[0]?.[
      'count'
    ],
  )

describe('a series', () => {
  test('keeps the club’s clock, is linked, and every session has parts and people of its own', async () => {
    const ids = await createSeries({
      squad_ids: [squad],
      tags: ['Rain'],
      focus_ids: [1],
      intensities: [{ id: 2, percentage: 100 }],
      structure: {
        piece_structure: 2,
        repetitions: 3,
        pieces: [
          {
            planned_distance: 2000,
            planned_time: null,
            rest: 360,
            split_length: 500,
            segments: [],
          },
        ],
      },
    })
    expect(await spans(ids)).toEqual([
      ['2026-10-20T04:00:00Z', '2026-10-20T05:30:00Z'],
      ['2026-10-27T05:00:00Z', '2026-10-27T06:30:00Z'],
      ['2026-11-03T05:00:00Z', '2026-11-03T06:30:00Z'],
    ])
    const [first, , last] = await Promise.all(ids.map(read))
    expect(first?.series_id).toEqual(expect.any(Number))
    expect(last).toMatchObject({
      series_id: first?.series_id,
      ...WEEKLY,
      tags: [{ tag_text: 'Rain' }],
      structure: { repetitions: 3 },
    })
    expect(last?.participants?.map(({ user_id }) => user_id).toSorted((a, b) => a - b)).toEqual([
      coach.id,
      athlete.id,
    ])
  })

  test.each([
    [20, 22],
    [200, 22],
  ])('of %d is written, noted and sent in %d statements', async (count, most) => {
    const repeat = { repeat_frequency_type: 'daily', repeat_numbers: count } as const
    const body = {
      ...PLAN,
      ...repeat,
      squad_ids: [squad],
      focus_ids: [1, 2],
      tags: ['Camp'],
      intensities: [{ id: 2, percentage: 100 }],
    }
    await app.ask(sessions.createSession, { body: PLAN }, asCoach)
    let ids: number[] = []
    const statements = await app.statements(
      async () => (ids = (await app.ask(sessions.createSession, { body }, asCoach)).data.ids),
    )
    expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(most)
    expect([
      ids.length,
      await rowsOf('participants', ids),
      await rowsOf('session_focuses', ids),
      await rowsOf('session_tags', ids),
    ]).toEqual([count, 2 * count, 2 * count, count])
  })

  test.each([
    ['without an end', { repeat_frequency_type: 'daily', repeat_numbers: null }, 'repeat_end_date'],
    [
      'that is too long',
      { repeat_frequency_type: 'daily', repeat_numbers: null, repeat_end_date: '2030-01-01' },
      'repeat_end_date',
    ],
    [
      'of chosen days with an end',
      {
        repeat_frequency_type: 'specific_dates',
        repeat_numbers: null,
        repeat_end_date: '2027-01-01',
      },
      'repeat_end_date',
    ],
    [
      'of no kind',
      { repeat_frequency_type: undefined, repeat_numbers: 3 },
      'repeat_frequency_type',
    ],
  ])('%s is refused at the field', async (_, change, field) => {
    const problem = await app.refused(
      sessions.createSession,
      { body: { ...PLAN, ...WEEKLY, ...change } as never },
      asCoach,
    )
    expect(problem).toMatchObject({
      status: 400,
      code: 'invalid',
      errors: { [field]: [expect.stringMatching(/\S/)] },
    })
  })
})

describe('a deletion', () => {
  test.each([
    ['this', 1, [false, true, false]],
    ['following', 1, [false, true, true]],
    ['all', 1, [true, true, true]],
  ] as const)('of %s', async (scope, place, gone) => {
    const ids = await createSeries()
    const { data } = await app.ask(
      sessions.deleteSession,
      { params: { id: ids[place] ?? 0 }, query: { scope } },
      asCoach,
    )
    expect(data.ids).toEqual(ids.filter((_, index) => gone[index]))
    const found = await Promise.all(
      ids.map((id) => app.send(sessions.getSession, { params: { id } }, asCoach)),
    )
    expect(found.map(({ status }) => status === 404)).toEqual(gone)
    expect(await app.rows('select id from sessions where id = any ($1)', [ids])).toHaveLength(3)
  })
})
