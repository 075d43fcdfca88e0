import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as attendance from '#contract/planning/attendance.ts'
import * as notices from '#contract/world/notifications.ts'
import * as life from '#contract/planning/session-life.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeCrew, makeMember, type TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser
let asCoach: As, asAthlete: As

/** A Monday some weeks ahead; days of its weeks are 1 Monday to 7 Sunday, 8 the Monday after. */
const MONDAY = addDays(isoWeekStart(new Date().toISOString().slice(0, 10)), 35)
const dayOf = (number: number) => addDays(MONDAY, number - 1)
const TWICE = {
  repeat_frequency_type: 'weekly',
  repeat_on_the_specific_days: [2, 4],
  repeat_numbers: 4,
} satisfies RepeatRule

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db, { time_zone: 'Europe/Berlin' })
  coach = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club)
  asCoach = { token: coach.token, club }
  asAthlete = { token: athlete.token, club }
})
afterAll(() => app.close())

/**
 * Returns the days of the series that the session is in, as numbers, and its rule in the words of
 * the contract.
 */
const daysOf = async (id: number) =>
  (
    await app.rows<{ day: string }>(
      `select to_char(starts_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day from sessions
       where deleted_at is null and series_id = (select series_id from sessions where id = $1)
       order by starts_at`,
      [id],
    )
  ).map(({ day }) => (Date.parse(day) - Date.parse(MONDAY)) / 86_400_000 + 1)
const read = async (id: number) =>
  (await app.ask(sessions.getSession, { params: { id } }, asCoach)).data
type Wish = { id: number; scope: 'following' | 'all' } & RepeatRule
const preview = async (body: Wish) =>
  (await app.ask(sessions.previewSeries, { body }, asCoach)).data
const change = async (body: Wish & { known_losses?: number[] }, as = asCoach) =>
  (await app.ask(sessions.changeSeries, { body }, as)).data
const answer = (id: number) =>
  app.ask(
    attendance.saveAttendance,
    { body: { event_id: id, users: { [athlete.id]: { attending: 1 } } } },
    asAthlete,
  )

let ids: number[] = []
const nth = (place: number) => ids[place - 1] ?? 0
beforeEach(async () => {
  const times = { start_date: `${dayOf(2)}T05:00:00Z`, end_date: `${dayOf(2)}T06:30:00Z` }
  const body = {
    name: 'Twice a week',
    sport_id: 1,
    athlete_ids: [athlete.id],
    tags: ['Series'],
    ...times,
    ...TWICE,
  }
  ids = (await app.ask(sessions.createSession, { body }, asCoach)).data.ids
})

describe('a series', () => {
  test('tells its rule, how many there are, and from when to when', async () => {
    const [first, last] = [await read(nth(1)), await read(nth(4))]
    expect(first.repeat).toEqual(TWICE)
    expect(first.series).toEqual({ count: 4, first: first.start_date, last: last.start_date })
  })

  test.each<[string, Wish['scope'], number, Partial<RepeatRule>, number[]]>([
    ['longer', 'all', 1, { repeat_numbers: 6 }, [2, 4, 9, 11, 16, 18]],
    [
      'longer until a day',
      'all',
      4,
      { repeat_numbers: null, repeat_end_date: dayOf(16) },
      [2, 4, 9, 11, 16],
    ],
    ['shorter', 'all', 3, { repeat_numbers: 2 }, [2, 4]],
    ['on other weekdays', 'all', 1, { repeat_on_the_specific_days: [3, 4] }, [3, 4, 10, 11]],
    [
      'from one on, on other weekdays',
      'following',
      3,
      { repeat_on_the_specific_days: [3, 5], repeat_numbers: 3 },
      [10, 12, 17],
    ],
  ])('is made to repeat %s', async (_, scope, place, rule, expected) => {
    const wish = { ...TWICE, ...rule, id: nth(place), scope }
    const seen = await preview(wish)
    const changed = await change(wish)
    const days = await daysOf(changed.id)
    expect(days).toEqual(expected)
    const counts = {
      moved: changed.moved.length,
      added: changed.added.length,
      removed: changed.removed.length,
    }
    expect(seen).toMatchObject({ count: expected.length, ...counts, losses: [] })
    for (const id of changed.added)
      expect(await read(id)).toMatchObject({
        name: 'Twice a week',
        tags: [{ tag_text: 'Series' }],
        published: true,
      })
    expect((await read(changed.id)).repeat).toEqual({ ...TWICE, ...rule })
  })

  test('is parted: what lies before keeps its rule and its number', async () => {
    await change({ ...TWICE, id: nth(3), scope: 'following', repeat_numbers: 5 })
    expect(await daysOf(nth(1))).toEqual([2, 4])
    expect(await daysOf(nth(3))).toEqual([9, 11, 16, 18, 23])
    expect(await read(nth(1))).toMatchObject({
      repeat: { repeat_numbers: 2 },
      series: { count: 2 },
    })
    expect(await read(nth(3))).toMatchObject({
      repeat: { repeat_numbers: 5 },
      series: { count: 5 },
    })
  })
})

describe('nothing is lost without a word', () => {
  test('sessions with answers are named, and go only when they are known', async () => {
    await answer(nth(4))
    const wish = { ...TWICE, id: nth(1), scope: 'all' as const, repeat_numbers: 2 }
    expect(await preview(wish)).toMatchObject({
      removed: 2,
      losses: [{ id: nth(4), name: 'Twice a week', answers: 1, results: 0 }],
    })
    const { status, code, current } = await app.refused(
      sessions.changeSeries,
      { body: wish },
      asCoach,
    )
    expect([status, code, current]).toMatchObject([409, 'changed_meanwhile', [{ id: nth(4) }]])
    expect(await daysOf(nth(1))).toEqual([2, 4, 9, 11])
    expect((await change({ ...wish, known_losses: [nth(4)] })).removed).toEqual([nth(3), nth(4)])
    await app.ask(life.restoreSessions, { body: { session_ids: [nth(4)] } }, asCoach)
    expect(await read(nth(4))).toMatchObject({
      participants: expect.arrayContaining([expect.objectContaining({ attendance: 1 })]),
    })
  })

  test('what has begun stays, whatever the rule says', async () => {
    await app.rows(
      `update sessions set starts_at = starts_at - interval '70 days',
      ends_at = ends_at - interval '70 days' where id = any ($1)`,
      [[nth(1), nth(2)]],
    )
    const changed = await change({
      ...TWICE,
      id: nth(3),
      scope: 'all',
      repeat_on_the_specific_days: [6],
      repeat_numbers: 12,
    })
    expect([changed.moved, changed.removed]).toEqual([[nth(3)], [nth(4)]])
    const days = await daysOf(changed.id)
    expect(days.slice(0, 2)).toEqual([-68, -66])
    expect(days.slice(2).every((day) => (day - 6) % 7 === 0 && day > -35)).toBe(true)
  })

  test('people are told of what comes and what goes', async () => {
    const before = (await app.ask(notices.notifications, { query: {} }, asAthlete)).data.length
    await change({ ...TWICE, id: nth(1), scope: 'all', repeat_numbers: 6 })
    await change({ ...TWICE, id: nth(1), scope: 'all', repeat_numbers: 3 })
    expect((await app.ask(notices.notifications, { query: {} }, asAthlete)).data).toHaveLength(
      before + 2,
    )
  })
})

describe('other weekdays', () => {
  const wednesdays = { ...TWICE, repeat_on_the_specific_days: [3, 5] }
  const startOf = async (id: number) => (await read(id)).start_date
  const newest = async () =>
    (await app.ask(notices.notifications, { query: {} }, asAthlete)).data[0]

  test('move each session with its answers, comments and crews, and people are told of the time', async () => {
    await answer(nth(2))
    await app.ask(
      life.writeComment,
      { params: { id: nth(2) }, body: { text: 'Bring the blades' } },
      asCoach,
    )
    const crew = await makeCrew(app.db, club, { session_id: nth(2), user_ids: [athlete.id] })
    const wish = { ...wednesdays, id: nth(1), scope: 'all' as const }
    expect(await preview(wish)).toMatchObject({
      count: 4,
      moved: 4,
      added: 0,
      removed: 0,
      losses: [],
    })
    expect(await change(wish)).toEqual({ id: nth(1), moved: ids, added: [], removed: [] })
    expect(await daysOf(nth(1))).toEqual([3, 5, 10, 12])
    expect(await startOf(nth(2))).toBe(`${dayOf(5)}T05:00:00Z`)
    expect(await read(nth(2))).toMatchObject({
      participants: expect.arrayContaining([expect.objectContaining({ attendance: 1 })]),
    })
    expect(
      (await app.ask(life.sessionComments, { params: { id: nth(2) } }, asCoach)).data,
    ).toMatchObject([{ text: 'Bring the blades' }])
    expect(await app.rows('select id from crews where session_id = $1', [nth(2)])).toEqual([
      { id: crew },
    ])
    const [told] = (
      await app.ask(life.sessionChanges, { params: { id: nth(2) } }, asCoach)
    ).data.filter(({ kind }) => kind === 'changed')
    expect(told?.changes.map(({ field }) => field).toSorted()).toEqual(['end_date', 'start_date'])
    expect(await newest()).toMatchObject({
      kind: 'plan',
      values: { new: 0, changed: 4, cancelled: 0 },
    })
    expect((await newest())?.sessions.map(({ words }) => words)).toEqual([
      ['time'],
      ['time'],
      ['time'],
      ['time'],
    ])
  })

  test('of the later part leave the earlier where it is, and a time that was moved by hand stays that time', async () => {
    const later = { start_date: `${dayOf(11)}T08:00:00Z`, end_date: `${dayOf(11)}T09:00:00Z` }
    await app.ask(sessions.updateSession, { body: { id: nth(4), ...later } }, asCoach)
    const changed = await change({
      ...wednesdays,
      id: nth(3),
      scope: 'following',
      repeat_numbers: 2,
    })
    expect(changed).toEqual({ id: nth(3), moved: [nth(3), nth(4)], added: [], removed: [] })
    expect([await daysOf(nth(1)), await daysOf(nth(3))]).toEqual([
      [2, 4],
      [10, 12],
    ])
    expect(await startOf(nth(4))).toBe(`${dayOf(12)}T08:00:00Z`)
    expect((await read(nth(1))).series?.count).toBe(2)
  })

  test('take out only what is left over, and plan only what is', async () => {
    await answer(nth(1))
    await answer(nth(4))
    const once = {
      ...TWICE,
      id: nth(1),
      scope: 'all' as const,
      repeat_on_the_specific_days: [6],
      repeat_numbers: 2,
    }
    expect(await preview(once)).toMatchObject({
      count: 2,
      moved: 2,
      added: 0,
      removed: 2,
      losses: [{ id: nth(4) }],
    })
    const changed = await change({ ...once, known_losses: [nth(4)] })
    expect(changed).toMatchObject({ moved: [nth(1), nth(3)], added: [], removed: [nth(2), nth(4)] })
    const thrice = {
      ...TWICE,
      id: nth(1),
      scope: 'all' as const,
      repeat_on_the_specific_days: [6, 7],
      repeat_numbers: 4,
    }
    expect(await change(thrice)).toMatchObject({
      moved: [],
      added: [expect.any(Number), expect.any(Number)],
      removed: [],
    })
    expect(await daysOf(nth(1))).toEqual([6, 7, 13, 14])
  })

  test('of drafts tell nobody', async () => {
    await app.rows('update sessions set published_at = null where id = any ($1)', [ids])
    const before = await newest()
    expect((await change({ ...wednesdays, id: nth(1), scope: 'all' })).moved).toEqual(ids)
    expect(await newest()).toEqual(before)
    expect((await read(nth(1))).published).toBe(false)
  })
})

test('a rule that gives no series is refused at its field, and who may not edit all of them changes none', async () => {
  const wish = { ...TWICE, id: nth(1), scope: 'all' as const }
  const refused = await app.refused(
    sessions.changeSeries,
    { body: { ...wish, repeat_numbers: null } },
    asCoach,
  )
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([400, ['repeat_end_date']])
  expect((await app.refused(sessions.changeSeries, { body: wish }, asAthlete)).code).toBe(
    'edit_denied',
  )
  const [alone = 0] = (
    await app.ask(
      sessions.createSession,
      {
        body: {
          name: 'Once',
          sport_id: 1,
          start_date: `${dayOf(2)}T05:00:00Z`,
          end_date: `${dayOf(2)}T06:30:00Z`,
        },
      },
      asCoach,
    )
  ).data.ids
  expect(
    (await app.refused(sessions.changeSeries, { body: { ...wish, id: alone } }, asCoach)).status,
  ).toBe(404)
})
