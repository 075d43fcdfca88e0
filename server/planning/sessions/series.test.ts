import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as sessions from '#contract/planning/sessions.ts'
import type { SessionPlan } from '#contract/plan.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, makeSquad, type TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser
let asCoach: As, asAthlete: As
let squad: number

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club)
  squad = await makeSquad(app.db, club, [athlete.id])
  asCoach = { token: coach.token, club }
  asAthlete = { token: athlete.token, club }
})
afterAll(() => app.close())

/** Tuesday, the week before the clocks go back in Berlin: 06:00 to 07:30. */
const PLAN: SessionPlan = {
  name: 'Row',
  sport_id: 1,
  start_date: '2026-10-20T04:00:00Z',
  end_date: '2026-10-20T05:30:00Z',
}
const WEEKLY = { repeat_frequency_type: 'weekly', repeat_numbers: 3 } as const

const create = async (plan: Partial<SessionPlan & RepeatRule> = {}, as = asCoach) =>
  (await app.ask(sessions.createSession, { body: { ...PLAN, ...WEEKLY, ...plan } }, as)).data.ids
const read = async (id: number) =>
  (await app.ask(sessions.getSession, { params: { id } }, asCoach)).data
const spans = async (ids: number[]) =>
  Promise.all(ids.map(async (id) => [(await read(id)).start_date, (await read(id)).end_date]))
const rowsOf = async (table: string, ids: number[]) =>
  Number(
    (await app.rows(`select count(*) from ${table} where session_id = any ($1)`, [ids]))[0]?.[
      'count'
    ],
  )

describe('a series', () => {
  test('keeps the club’s clock, is linked, and every session has parts and people of its own', async () => {
    const ids = await create({
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
      repeat: WEEKLY,
      tags: [{ tag_text: 'Rain' }],
      structure: { repetitions: 3 },
    })
    expect(last?.participants?.map(({ user_id }) => user_id).toSorted((a, b) => a - b)).toEqual([
      coach.id,
      athlete.id,
    ])
  })

  test.each([
    [20, 4],
    [200, 4],
  ])('of %d is written, noted and told in %d statements', async (count, most) => {
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

describe('a change', () => {
  test('of this one leaves the others', async () => {
    const ids = await create()
    const [first = 0, second = 0, third = 0] = ids
    await app.ask(
      sessions.updateSession,
      {
        body: {
          id: second,
          name: 'Ergo',
          start_date: '2026-10-28T05:00:00Z',
          end_date: '2026-10-28T06:30:00Z',
        },
      },
      asCoach,
    )
    expect((await Promise.all([first, second, third].map(read))).map(({ name }) => name)).toEqual([
      'Row',
      'Ergo',
      'Row',
    ])
    expect(new Set((await Promise.all(ids.map(read))).map(({ series_id }) => series_id)).size).toBe(
      1,
    )
  })

  test('of this and the later ones moves them by as much on the clock, and splits the series', async () => {
    const ids = await create({ repeat_numbers: 4 })
    const [first = 0, second = 0] = ids
    const body = {
      id: second,
      scope: 'following' as const,
      start_date: '2026-10-28T05:30:00Z',
      end_date: '2026-10-28T07:30:00Z',
    }
    const { data } = await app.ask(sessions.updateSession, { body }, asCoach)
    expect(data.ids).toEqual(ids.slice(1))
    expect(await spans(ids)).toEqual([
      ['2026-10-20T04:00:00Z', '2026-10-20T05:30:00Z'],
      ['2026-10-28T05:30:00Z', '2026-10-28T07:30:00Z'],
      ['2026-11-04T05:30:00Z', '2026-11-04T07:30:00Z'],
      ['2026-11-11T05:30:00Z', '2026-11-11T07:30:00Z'],
    ])
    const [before, after] = await Promise.all([first, second].map(read))
    expect(after?.series_id).not.toBe(before?.series_id)
    expect([before?.repeat?.repeat_numbers, after?.repeat?.repeat_numbers]).toEqual([1, 3])
  })

  test('of all begins anywhere and keeps what single ones are of their own', async () => {
    const ids = await create()
    const [first = 0, second = 0, third = 0] = ids
    await app.ask(
      sessions.updateSession,
      { body: { id: first, name: 'Longer', end_date: '2026-10-20T06:00:00Z' } },
      asCoach,
    )
    await app.ask(
      sessions.updateSession,
      {
        body: {
          id: third,
          scope: 'all',
          planned_rpe: 6,
          end_date: '2026-11-03T07:00:00Z',
          athlete_ids: [athlete.id],
        },
      },
      asCoach,
    )
    expect(await spans(ids)).toEqual([
      ['2026-10-20T04:00:00Z', '2026-10-20T06:30:00Z'],
      ['2026-10-27T05:00:00Z', '2026-10-27T07:00:00Z'],
      ['2026-11-03T05:00:00Z', '2026-11-03T07:00:00Z'],
    ])
    const all = await Promise.all([first, second, third].map(read))
    expect(
      all.map(({ name, planned_rpe, participants }) => [name, planned_rpe, participants?.length]),
    ).toEqual([
      ['Longer', 6, 2],
      ['Row', 6, 2],
      ['Row', 6, 2],
    ])
  })

  test('takes the same statements for one and for a hundred', async () => {
    const few = await create()
    const many = await create({ repeat_frequency_type: 'daily', repeat_numbers: 100 })
    const change = (id = 0) => ({
      id,
      scope: 'all' as const,
      name: 'All',
      tags: ['Camp'],
      squad_ids: [squad],
      end_date: '2026-10-20T06:00:00Z',
    })
    const [one, hundred] = [
      await app.statements(() =>
        app.ask(sessions.updateSession, { body: change(few[0]) }, asCoach),
      ),
      await app.statements(() =>
        app.ask(sessions.updateSession, { body: change(many[0]) }, asCoach),
      ),
    ]
    expect(hundred.length, hundred.join('\n\n')).toBe(one.length)
    expect(one.length).toBeLessThanOrEqual(14)
  })

  test('is noted with what was before', async () => {
    const [id = 0, other = 0] = await create()
    const change = { name: 'Ergo', end_date: '2026-10-20T06:00:00Z', athlete_ids: [athlete.id] }
    await app.ask(sessions.updateSession, { body: { id, scope: 'all', ...change } }, asCoach)
    const rows = await app.rows(
      `select changes from session_changes where session_id = any ($1) and kind = 'changed'
        order by session_id`,
      [[id, other]],
    )
    expect(rows).toMatchObject([
      {
        changes: {
          name: ['Row', 'Ergo'],
          end_date: ['2026-10-20T05:30:00Z', '2026-10-20T06:00:00Z'],
        },
      },
      {
        changes: {
          name: ['Row', 'Ergo'],
          end_date: ['2026-10-27T06:30:00Z', '2026-10-27T07:00:00Z'],
        },
      },
    ])
  })

  test('of all is for who may edit all of them', async () => {
    const [first = 0, second = 0] = await create({ athlete_ids: [athlete.id] })
    await app.ask(
      sessions.updateSession,
      {
        body: {
          id: second,
          athlete_permissions: [{ user_id: athlete.id, edit: true, add_all_scores: false }],
        },
      },
      asCoach,
    )
    expect(
      (await app.ask(sessions.updateSession, { body: { id: second, name: 'Mine' } }, asAthlete))
        .data.ids,
    ).toEqual([second])
    expect(
      await app.refused(
        sessions.updateSession,
        { body: { id: second, scope: 'all', name: 'Mine' } },
        asAthlete,
      ),
    ).toMatchObject({
      code: 'edit_denied',
    })
    expect(
      await app.refused(sessions.updateSession, { body: { id: first, name: 'Mine' } }, asAthlete),
    ).toMatchObject({
      code: 'edit_denied',
    })
  })
})

describe('a deletion', () => {
  test.each([
    ['this', 1, [false, true, false]],
    ['following', 1, [false, true, true]],
    ['all', 1, [true, true, true]],
  ] as const)('of %s', async (scope, place, gone) => {
    const ids = await create()
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

describe('a session that stood alone', () => {
  const alone = async (plan: Partial<SessionPlan> = {}) =>
    (await app.ask(sessions.createSession, { body: { ...PLAN, ...plan } }, asCoach)).data.id

  test('becomes the first of a series with everything it is, on the club’s clock', async () => {
    const pieces = [
      { planned_distance: 2000, planned_time: null, rest: 360, split_length: 500, segments: [] },
    ]
    const id = await alone({
      squad_ids: [squad],
      tags: ['Rain'],
      focus_ids: [1],
      structure: { piece_structure: 2, repetitions: 3, pieces },
      athlete_permissions: [{ user_id: athlete.id, edit: false, add_all_scores: true }],
    })
    let ids: number[] = []
    const statements = await app.statements(async () => {
      ids = (
        await app.ask(
          sessions.updateSession,
          { body: { id, seen_change_id: 1_000_000, name: 'Weekly', ...WEEKLY } },
          asCoach,
        )
      ).data.ids
    })
    expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(14)
    expect(ids[0]).toBe(id)
    expect(await spans(ids)).toEqual([
      ['2026-10-20T04:00:00Z', '2026-10-20T05:30:00Z'],
      ['2026-10-27T05:00:00Z', '2026-10-27T06:30:00Z'],
      ['2026-11-03T05:00:00Z', '2026-11-03T06:30:00Z'],
    ])
    const [first, , last] = await Promise.all(ids.map(read))
    expect(first).toMatchObject({
      name: 'Weekly',
      series_id: expect.any(Number) as number,
      repeat: WEEKLY,
    })
    expect(last).toMatchObject({
      name: 'Weekly',
      series_id: first?.series_id,
      tags: [{ tag_text: 'Rain' }],
      published: true,
    })
    expect(last?.participants).toMatchObject(
      (first?.participants ?? []).map(({ user_id, edit, add_all_scores }) => ({
        user_id,
        edit,
        add_all_scores,
      })),
    )
  })

  test('stays where it is when the rule begins on another weekday', async () => {
    const id = await alone()
    const rule = { ...WEEKLY, repeat_on_the_specific_days: [4] }
    const { ids } = (await app.ask(sessions.updateSession, { body: { id, ...rule } }, asCoach)).data
    expect((await spans(ids)).map(([start]) => start?.slice(0, 10))).toEqual([
      '2026-10-20',
      '2026-10-22',
      '2026-10-29',
      '2026-11-05',
    ])
  })

  test('moves and repeats from where it moved', async () => {
    const id = await alone()
    const body = {
      id,
      start_date: '2026-10-21T04:00:00Z',
      end_date: '2026-10-21T05:30:00Z',
      ...WEEKLY,
    }
    const { ids } = (await app.ask(sessions.updateSession, { body }, asCoach)).data
    expect((await spans(ids)).map(([start]) => start)).toEqual([
      '2026-10-21T04:00:00Z',
      '2026-10-28T05:00:00Z',
      '2026-11-04T05:00:00Z',
    ])
  })

  test('is repeated for oneself alone by who plans for nobody else', async () => {
    const id = await alone({
      squad_ids: [squad],
      athlete_permissions: [{ user_id: athlete.id, edit: true, add_all_scores: false }],
    })
    const { ids } = (await app.ask(sessions.updateSession, { body: { id, ...WEEKLY } }, asAthlete))
      .data
    const [first, second] = await Promise.all(ids.map(read))
    expect(first?.participants?.map(({ user_id }) => user_id).toSorted()).toEqual(
      [coach.id, athlete.id].toSorted(),
    )
    expect(second).toMatchObject({
      creator: { id: athlete.id },
      participants: [{ user_id: athlete.id, edit: true }],
    })
  })

  test('is not repeated for who has left the club', async () => {
    const leaver = await makeMember(app.db, club)
    const id = await alone({ athlete_ids: [athlete.id, leaver.id] })
    await app.rows('update memberships set status = 2 where club_id = $1 and user_id = $2', [
      club,
      leaver.id,
    ])
    const { ids } = (await app.ask(sessions.updateSession, { body: { id, ...WEEKLY } }, asCoach))
      .data
    expect((await read(ids[1] ?? 0)).participants?.map(({ user_id }) => user_id)).not.toContain(
      leaver.id,
    )
  })

  test('of a series does not repeat a second time', async () => {
    const [id = 0] = await create()
    expect(
      await app.refused(sessions.updateSession, { body: { id, ...WEEKLY } }, asCoach),
    ).toMatchObject({
      status: 400,
      errors: { repeat_frequency_type: [expect.any(String)] },
    })
  })
})
