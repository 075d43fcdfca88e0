import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as attendance from '#contract/planning/attendance.ts'
import * as availability from '#contract/planning/availability.ts'
import * as notices from '#contract/platform/inbox.ts'
import * as life from '#contract/planning/session-life.ts'
import * as sessions from '#contract/planning/sessions.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import { ruleOfFields } from '#domain/time/repeat-fields.ts'
import {
  dayOf,
  startTwiceAWeek,
  TWICE,
  type SeriesWish,
} from '../../../test/support/twice-a-week.ts'
import { sentTogether } from '../../../test/support/held-sessions.ts'

const { app, athlete, asCoach, asAthlete, planSeries, daysOf, read, preview, change, answer } =
  await startTwiceAWeek()
afterAll(() => app.close())

let ids: number[] = []
const nth = (place: number) => ids[place - 1] ?? 0
beforeEach(async () => {
  ids = await planSeries()
})

describe('a series', () => {
  test('says its rule, how many there are, and from when to when', async () => {
    const [first, last] = [await read(nth(1)), await read(nth(4))]
    expect(ruleOfFields(first)).toEqual(TWICE)
    expect(first.series).toEqual({ count: 4, first: first.start_date, last: last.start_date })
  })

  test.each<[string, SeriesWish['scope'], number, Partial<RepeatRule>, number[]]>([
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
    expect(await read(changed.id)).toMatchObject({ ...TWICE, ...rule })
  })

  test('is made longer once by two who do so at the same moment', async () => {
    const longer = { ...TWICE, repeat_numbers: 6, scope: 'all' as const }
    const answers = await sentTogether(
      app,
      ids,
      [nth(1), nth(4)].map((id) => () => change({ ...longer, id })),
    )
    expect(answers.map(({ added }) => added.length).toSorted((a, b) => a - b)).toEqual([0, 2])
    expect(await daysOf(nth(1))).toEqual([2, 4, 9, 11, 16, 18])
  })

  test('is parted: what lies before keeps its rule and its number', async () => {
    await change({ ...TWICE, id: nth(3), scope: 'following', repeat_numbers: 5 })
    expect(await daysOf(nth(1))).toEqual([2, 4])
    expect(await daysOf(nth(3))).toEqual([9, 11, 16, 18, 23])
    expect(await read(nth(1))).toMatchObject({
      repeat_numbers: 2,
      series: { count: 2 },
    })
    expect(await read(nth(3))).toMatchObject({
      repeat_numbers: 5,
      series: { count: 5 },
    })
  })
})

test('sessions that another rule moves are answered by days away as they lie then', async () => {
  const days = { from_date: dayOf(5), until_date: dayOf(9), reason: 'travel' } as const
  const { id } = (await app.ask(availability.addAbsence, { body: days }, asAthlete)).data
  const answers = async () => {
    const rows = await Promise.all(
      ids.map((one) => app.ask(attendance.sessionAttendance, { params: { id: one } }, asAthlete)),
    )
    return rows.map(({ data }) => data.find(({ user_id }) => user_id === athlete.id)?.attending)
  }
  expect(await answers()).toEqual([null, null, 2, null])
  const rule = { ...TWICE, repeat_on_the_specific_days: [3, 5] }
  await change({ ...rule, id: nth(1), scope: 'all' })
  expect(await daysOf(nth(1))).toEqual([3, 5, 10, 12])
  expect(await answers()).toEqual([null, 2, null, null])
  await app.ask(availability.deleteAbsence, { params: { id } }, asAthlete)
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

  test('people are notified of what comes and what goes', async () => {
    const before = (await app.ask(notices.notifications, { query: {} }, asAthlete)).data.length
    await change({ ...TWICE, id: nth(1), scope: 'all', repeat_numbers: 6 })
    await change({ ...TWICE, id: nth(1), scope: 'all', repeat_numbers: 3 })
    expect((await app.ask(notices.notifications, { query: {} }, asAthlete)).data).toHaveLength(
      before + 2,
    )
  })
})

test('refuses a rule without a series at its field, and who may not edit all of them', async () => {
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
