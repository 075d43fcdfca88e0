import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as notices from '#contract/platform/inbox.ts'
import * as life from '#contract/planning/session-life.ts'
import * as talk from '#contract/club/wall-sessions.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { makeCrew } from '../../../test/support/factories.ts'
import { dayOf, startTwiceAWeek, TWICE } from '../../../test/support/twice-a-week.ts'

const {
  app,
  club,
  athlete,
  asCoach,
  asAthlete,
  planSeries,
  daysOf,
  read,
  preview,
  change,
  answer,
} = await startTwiceAWeek()
afterAll(() => app.close())

let ids: number[] = []
const nth = (place: number) => ids[place - 1] ?? 0
beforeEach(async () => {
  ids = await planSeries()
})

describe('other weekdays', () => {
  const wednesdays = { ...TWICE, repeat_on_the_specific_days: [3, 5] }
  const startOf = async (id: number) => (await read(id)).start_date
  const newest = async () =>
    (await app.ask(notices.notifications, { query: {} }, asAthlete)).data[0]

  test('move each session with answers, comments and crews, and people are notified', async () => {
    await answer(nth(2))
    await app.ask(
      talk.writeComment,
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
      (await app.ask(talk.sessionComments, { params: { id: nth(2) } }, asCoach)).data,
    ).toMatchObject([{ text: 'Bring the blades' }])
    expect(await app.rows('select id from crews where session_id = $1', [nth(2)])).toEqual([
      { id: crew },
    ])
    const [notice] = (
      await app.ask(life.sessionChanges, { params: { id: nth(2) } }, asCoach)
    ).data.filter(({ kind }) => kind === 'changed')
    expect(notice?.changes.map(({ field }) => field).toSorted()).toEqual(['end_date', 'start_date'])
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

  test('of the later part leave the earlier alone, and a time moved by hand stays', async () => {
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

  test('of drafts notify nobody', async () => {
    await app.rows('update sessions set published_at = null where id = any ($1)', [ids])
    const before = await newest()
    expect((await change({ ...wednesdays, id: nth(1), scope: 'all' })).moved).toEqual(ids)
    expect(await newest()).toEqual(before)
    expect((await read(nth(1))).published).toBe(false)
  })
})
