import { afterAll, beforeAll, expect, test } from 'vitest'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { repeatFields, ruleOfFields } from '#domain/time/repeat-fields.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let asCoach: As

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  asCoach = { token: (await makeMember(app.db, club, [ROLE.coach])).token, club }
})
afterAll(() => app.close())

/** They are on Tuesdays, and the second begins after summer time has ended in Berlin. */
const PLAN = {
  name: 'Row',
  sport_id: 1,
  start_date: '2026-10-20T04:00:00Z',
  end_date: '2026-10-20T05:30:00Z',
}
const WEEKLY = { repeat_frequency_type: 'weekly', repeat_numbers: 3 } as const
const create = async () =>
  (await app.ask(sessions.createSession, { body: { ...PLAN, ...WEEKLY } }, asCoach)).data.ids
const read = async (id: number) =>
  (await app.ask(sessions.getSession, { params: { id } }, asCoach)).data
const spans = async (ids: number[]) =>
  (await Promise.all(ids.map(read))).map(({ start_date, end_date }) => [start_date, end_date])
const later = { start_date: '2026-10-28T06:00:00Z', end_date: '2026-10-28T07:30:00Z' }
const back = {
  start_date: '2026-10-27T05:00:00Z',
  end_date: '2026-10-27T06:30:00Z',
  scope: 'following' as const,
  rejoin: true,
}
const update = (body: Parameters<typeof app.ask<typeof sessions.updateSession>>[1]['body']) =>
  app.ask(sessions.updateSession, { body }, asCoach)

test('a series that a change has parted is one again when that is undone', async () => {
  const ids = await create()
  const [before, times] = [await Promise.all(ids.map(read)), await spans(ids)]
  const second = ids[1] ?? 0
  await update({ id: second, scope: 'following', ...later })
  expect((await read(second)).series_id).not.toBe(before[0]?.series_id)
  await update({ id: second, ...back })
  const after = await Promise.all(ids.map(read))
  const seriesOf = (session: (typeof after)[number]) => {
    const { series_id, series } = session
    return { series_id, series, rule: ruleOfFields(session) }
  }
  expect(after.map(seriesOf)).toEqual(before.map(seriesOf))
  expect(await spans(ids)).toEqual(times)
})

test('it stays parted where the earlier part has changed since, and moves back all the same', async () => {
  const ids = await create()
  const second = ids[1] ?? 0
  await update({ id: second, scope: 'following', ...later })
  await app.ask(
    sessions.changeSeries,
    { body: { id: ids[0] ?? 0, scope: 'all', ...WEEKLY, repeat_numbers: 2 } },
    asCoach,
  )
  await update({ id: second, ...back })
  expect(await read(second)).toMatchObject({
    start_date: back.start_date,
    repeat_numbers: 2,
  })
  expect((await read(second)).series_id).not.toBe((await read(ids[0] ?? 0)).series_id)
})

test('a series that never was parted is left as it is', async () => {
  const ids = await create()
  const before = await read(ids[0] ?? 0)
  await update({
    id: ids[0] ?? 0,
    scope: 'following',
    rejoin: true,
    start_date: PLAN.start_date,
    end_date: PLAN.end_date,
  })
  expect(await read(ids[0] ?? 0)).toMatchObject({
    series_id: before.series_id,
    ...repeatFields(ruleOfFields(before)),
  })
})

test('before a series repeats longer it says who is elsewhere on the added days', async () => {
  const athlete = await makeMember(app.db, club, [ROLE.athlete], {
    first_name: 'Ada',
    last_name: 'Athlete',
  })
  const tuesdays = ['2027-09-07', '2027-09-14', '2027-09-21'] as const
  const on = (day: string) => ({
    start_date: `${day}T05:00:00Z`,
    end_date: `${day}T06:30:00Z`,
    athlete_ids: [athlete.id],
  })
  const plan = async (name: string, day: string, more: object = {}) =>
    (
      await app.ask(
        sessions.createSession,
        { body: { name, sport_id: 1, ...on(day), ...more } },
        asCoach,
      )
    ).data.id
  const id = await plan('Row', tuesdays[0], { ...WEEKLY, repeat_numbers: 2 })
  await plan('Beside the second', tuesdays[1])
  const gym = await plan('Gym', tuesdays[2])
  const wish = { id, scope: 'all' as const, repeat_frequency_type: 'weekly' as const }
  const ask = async (repeat_numbers: number) =>
    (await app.ask(sessions.previewSeries, { body: { ...wish, repeat_numbers } }, asCoach)).data
      .conflicts
  expect(await ask(2)).toEqual({ data: [], total: 0 })
  const { data, total } = await ask(3)
  expect(total).toBe(2)
  expect(data.find(({ user_id }) => user_id === athlete.id)).toMatchObject({
    full_name: 'Ada Athlete',
    session: { id: gym, name: 'Gym' },
  })
})

test('before sessions move it says who is elsewhere then, of those that move along as well', async () => {
  const athlete = await makeMember(app.db, club, [ROLE.athlete], {
    first_name: 'Mia',
    last_name: 'Moved',
  })
  const on = (day: string) => ({ start_date: `${day}T05:00:00Z`, end_date: `${day}T06:30:00Z` })
  const plan = async (name: string, day: string, more: object = {}) =>
    (
      await app.ask(
        sessions.createSession,
        { body: { name, sport_id: 1, athlete_ids: [athlete.id], ...on(day), ...more } },
        asCoach,
      )
    ).data
  const { id, ids } = await plan('Row', '2027-10-05', { ...WEEKLY, repeat_numbers: 2 })
  await plan('Gym', '2027-10-13')
  const ask = async (body: object, day = '2027-10-06') => {
    const { data } = await app.ask(
      sessions.conflicts,
      { body: { people_of: id, id, ...on(day), ...body } },
      asCoach,
    )
    return data.filter(({ user_id }) => user_id === athlete.id).map(({ session }) => session.name)
  }
  expect(await ask({})).toEqual([])
  expect(await ask({ scope: 'this' })).toEqual([])
  expect(await ask({ scope: 'all' })).toEqual(['Gym'])
  expect(await ask({ scope: 'following', id: ids[1] }, '2027-10-13')).toEqual(['Gym'])
  expect(await ask({}, '2027-10-13')).toEqual(['Gym'])
  // A copy is one more beside what it is made of.
  expect(await ask({ id: undefined }, '2027-10-05')).toEqual(['Row'])
  const stranger = await makeMember(app.db, club)
  const own = { people_of: id, ...on('2027-10-13') }
  expect(
    (await app.ask(sessions.conflicts, { body: own }, { token: stranger.token, club })).total,
  ).toBe(0)
  expect(
    await app.refused(sessions.conflicts, { body: { ...own, people_of: 999_999 } }, asCoach),
  ).toMatchObject({ status: 404 })
})
