import { afterAll, beforeAll, expect, test } from 'vitest'
import { getClub, updateClub } from '#contract/people/clubs.ts'
import { notifications } from '#contract/platform/inbox.ts'
import { createEvent, createSession, getSession } from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, type TestUser } from '../support/factories.ts'

let app: TestApp
let club: ClubId
let coach: TestUser
let athlete: TestUser

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.head_coach, ROLE.manager])
  athlete = await makeMember(app.db, club)
})
afterAll(() => app.close())

const as = () => ({ token: coach.token, club })
const moveTo = (time_zone: string) =>
  app.ask(updateClub, { params: { id: club }, body: { time_zone } }, as())
const span = async (id: number) => {
  const { start_date, end_date } = (await app.ask(getSession, { params: { id } }, as())).data
  return [start_date, end_date]
}
const row = { name: 'Row', sport_id: 1 }
const revisions = (ids: readonly number[]) =>
  app.rows('select revision from sessions where id = any ($1) order by starts_at', [ids])

test('by another clock plans keep their time, whole days their days, the past its moment', async () => {
  const plan = {
    ...row,
    start_date: '2029-03-26T05:00:00Z',
    end_date: '2029-03-26T06:30:00Z',
    athlete_ids: [athlete.id],
  }
  const weekly = { repeat_frequency_type: 'weekly', repeat_numbers: 3 } as const
  const { ids } = (await app.ask(createSession, { body: { ...plan, ...weekly } }, as())).data
  const whole = {
    name: 'Regatta',
    start_date: '2029-03-23T23:00:00Z',
    end_date: '2029-03-24T22:59:59Z',
    all_day_event: true,
  }
  const event = (await app.ask(createEvent, { body: whole }, as())).data.id
  const past = {
    name: 'Last regatta',
    start_date: '2024-07-05T22:00:00Z',
    end_date: '2024-07-07T21:59:59Z',
    all_day_event: true,
  }
  const pastEvent = (await app.ask(createEvent, { body: past }, as())).data.id
  const been = { ...row, start_date: '2024-07-05T05:00:00Z', end_date: '2024-07-05T06:30:00Z' }
  const pastRow = (await app.ask(createSession, { body: been }, as())).data.id
  const before = await app.rows(
    'select count(*)::int as notices from notifications where user_id = $1',
    [athlete.id],
  )
  const versions = await revisions(ids)
  expect((await app.ask(getClub, { params: { id: club } }, as())).data.by_clock).toEqual({
    coming: 3,
    whole_days: 2,
  })

  await moveTo('America/New_York')
  expect(await Promise.all(ids.map(span))).toEqual([
    ['2029-03-26T11:00:00Z', '2029-03-26T12:30:00Z'],
    ['2029-04-02T11:00:00Z', '2029-04-02T12:30:00Z'],
    ['2029-04-09T11:00:00Z', '2029-04-09T12:30:00Z'],
  ])
  expect(await span(event)).toEqual(['2029-03-24T04:00:00Z', '2029-03-25T03:59:59Z'])
  expect(await span(pastEvent)).toEqual(['2024-07-06T04:00:00Z', '2024-07-08T03:59:59Z'])
  expect(await span(pastRow)).toEqual([been.start_date, been.end_date])
  expect(await revisions(ids)).not.toEqual(versions)

  // Nobody's times have changed, so there is nothing to notify, now or with the next notice about
  // the plan.
  expect(
    await app.rows('select count(*)::int as notices from notifications where user_id = $1', [
      athlete.id,
    ]),
  ).toEqual(before)
  expect(
    (await app.ask(notifications, { query: {} }, { token: athlete.token, club })).data,
  ).toHaveLength(1)
  expect(
    await app.rows(
      `select count(*)::int as n
       from sessions s
       where club_id = $1
         and published_plan is distinct from app.plan_of(club_id, id)`,
      [club],
    ),
  ).toEqual([{ n: 0 }])
  expect(
    await app.rows(
      `select distinct t.plan ->> 'start_date' as at from session_notified t where t.session_id = $1`,
      [ids[0]],
    ),
  ).toEqual([{ at: '2029-03-26T11:00:00Z' }])

  await moveTo('Europe/Berlin')
  expect(await Promise.all([...ids, event, pastEvent, pastRow].map(span))).toEqual([
    [plan.start_date, plan.end_date],
    ['2029-04-02T05:00:00Z', '2029-04-02T06:30:00Z'],
    ['2029-04-09T05:00:00Z', '2029-04-09T06:30:00Z'],
    [whole.start_date, whole.end_date],
    [past.start_date, past.end_date],
    [been.start_date, been.end_date],
  ])
})

// In each row the first two are the session by the clock of Berlin, the others by the other clock.
test.each([
  [
    'an hour the new clock skips',
    '2029-03-11T01:30:00Z',
    '2029-03-11T02:30:00Z',
    'America/New_York',
    '2029-03-11T07:30:00Z',
    '2029-03-11T08:30:00Z',
  ],
  [
    'an hour it skips, ending when it is over',
    '2029-03-11T01:15:00Z',
    '2029-03-11T01:45:00Z',
    'America/New_York',
    '2029-03-11T07:15:00Z',
    '2029-03-11T07:45:00Z',
  ],
  [
    'an hour it shows twice',
    '2029-11-04T00:30:00Z',
    '2029-11-04T01:45:00Z',
    'America/New_York',
    '2029-11-04T05:30:00Z',
    '2029-11-04T07:45:00Z',
  ],
  [
    'half an hour it shows twice',
    '2029-03-31T23:45:00Z',
    '2029-04-01T02:00:00Z',
    'Australia/Lord_Howe',
    '2029-03-31T14:45:00Z',
    '2029-03-31T17:30:00Z',
  ],
])('%s', async (_, start_date, end_date, zone, start, end) => {
  const { id } = (await app.ask(createSession, { body: { ...row, start_date, end_date } }, as()))
    .data
  await moveTo(zone)
  expect(await span(id)).toEqual([start, end])
  await moveTo('Europe/Berlin')
})

test('what lies in the bin comes back at its time of day', async () => {
  const { id } = (
    await app.ask(
      createSession,
      { body: { ...row, start_date: '2029-06-01T05:00:00Z', end_date: '2029-06-01T06:30:00Z' } },
      as(),
    )
  ).data
  await app.rows('update sessions set deleted_at = now() where id = $1', [id])
  await moveTo('Asia/Shanghai')
  await app.rows('update sessions set deleted_at = null where id = $1', [id])
  expect(await span(id)).toEqual(['2029-05-31T23:00:00Z', '2029-06-01T00:30:00Z'])
  await moveTo('Europe/Berlin')
})
