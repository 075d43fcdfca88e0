import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/calendar.ts'
import type { AgendaFilter } from '#contract/calendar.ts'
import type { SessionPlan } from '#contract/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { makeClub, makeMember, makeSession, makeSquad, type TestUser } from '../../test/support/factories.ts'
import type { As } from '../../test/support/http.ts'
import type { ClubId } from '../db/client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Place = { club: ClubId; coach: TestUser; athlete: TestUser; asCoach: As; asAthlete: As }

async function place(time_zone = 'Europe/Berlin'): Promise<Place> {
  const club = await makeClub(app.db, { time_zone })
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const athlete = await makeMember(app.db, club)
  return { club, coach, athlete, asCoach: { token: coach.token, club }, asAthlete: { token: athlete.token, club } }
}

const namesOf = async (filter: AgendaFilter, as: As) => (await app.ask(contract.agenda, { body: filter }, as)).data.map(({ name }) => name)

describe('a day is the club’s', () => {
  test.each([
    ['Europe/Berlin', '2026-01-15', '2026-01-14T23:00:00Z', '2026-01-15T22:59:59Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z'],
    ['Asia/Shanghai', '2026-02-28', '2026-02-27T16:00:00Z', '2026-02-28T15:59:59Z'],
  ])('in %s on %s', async (zone, day, first, last) => {
    const { club, coach, asCoach } = await place(zone)
    const at = (name: string, instant: number) =>
      makeSession(
        app.db,
        club,
        { user_id: coach.id },
        { name, start_date: new Date(instant).toISOString(), end_date: new Date(instant + 60_000).toISOString() },
      )
    await at('the day before', Date.parse(first) - 1000)
    await at('first', Date.parse(first))
    await at('last', Date.parse(last))
    await at('the day after', Date.parse(last) + 1000)
    expect(await namesOf({ start_date: day, end_date: day }, asCoach)).toEqual(['first', 'last'])
  })
})

describe('a span', () => {
  test.each([
    ['backwards', '2026-03-02', '2026-03-01'],
    ['longer than 400 days', '2026-01-01', '2027-02-06'],
    ['of days that are none', '2026-13-01', '2026-13-02'],
  ])('%s is refused at the end', async (_, start_date, end_date) => {
    const { asCoach } = await place()
    const problem = await app.refused(contract.agenda, { body: { start_date, end_date } }, asCoach)
    expect(problem.status).toBe(400)
    expect(problem.errors).toHaveProperty('end_date')
  })

  test('without a session is empty', async () => {
    const { asCoach } = await place()
    expect(await namesOf({ start_date: '2026-01-01', end_date: '2027-02-05' }, asCoach)).toEqual([])
  })
})

describe('filters', () => {
  const March = { start_date: '2026-03-01', end_date: '2026-03-31' }
  let here: Place
  let other: TestUser
  let squad: number
  let tag: number

  beforeAll(async () => {
    here = await place()
    const { club, coach, athlete } = here
    other = await makeMember(app.db, club)
    squad = await makeSquad(app.db, club, [other.id])
    const add = (name: string, day: number, plan: Partial<SessionPlan>, creator = coach.id) =>
      makeSession(app.db, club, { user_id: creator }, { name, start_date: `2026-03-${String(day).padStart(2, '0')}T06:00:00Z`, ...plan })
    await add('row', 2, { athlete_ids: [athlete.id], intensities: [{ id: 2, percentage: 100 }] })
    await add('ergo', 3, { sport_id: 2, athlete_ids: [athlete.id, other.id], tags: ['Test'] })
    await add('squad row', 4, { squad_ids: [squad], focus_ids: [2] })
    await add('draft', 5, { published: false, athlete_ids: [athlete.id] })
    await add('own', 6, {}, other.id)
    const [found] = await app.rows<{ id: number }>('select id from event_tags where club_id = $1', [club])
    tag = found?.id ?? 0
  })

  const cases: [string, () => Partial<AgendaFilter>, string[]][] = [
    ['nothing', () => ({}), ['row', 'ergo', 'squad row', 'draft', 'own']],
    ['one person', () => ({ one_user_id: here.athlete.id }), ['row', 'ergo', 'draft']],
    ['athletes', () => ({ athlete_ids: [other.id] }), ['ergo', 'squad row', 'own']],
    ['people', () => ({ user_ids: [here.athlete.id, other.id] }), ['row', 'ergo', 'squad row', 'draft', 'own']],
    ['squads', () => ({ squad_ids: [squad] }), ['ergo', 'squad row', 'own']],
    ['creators', () => ({ creator_ids: [other.id] }), ['own']],
    ['sports', () => ({ sport_ids: [2] }), ['ergo']],
    ['tags', () => ({ event_tag_ids: [tag] }), ['ergo']],
    ['focuses', () => ({ focuses: [2] }), ['squad row']],
    ['intensities', () => ({ speed_intensities: [2, 5] }), ['row']],
    ['several, which all hold', () => ({ sport_ids: [1], athlete_ids: [here.athlete.id] }), ['row', 'draft']],
    ['a club’s stranger', () => ({ user_ids: [99_999_999] }), []],
    [
      'empty lists, which are none',
      () => ({ squad_ids: [], sport_ids: [], one_user_id: null }),
      ['row', 'ergo', 'squad row', 'draft', 'own'],
    ],
    ['display all', () => ({ display: 'all' }), ['row', 'ergo', 'squad row', 'draft', 'own']],
    ['display my-sessions', () => ({ display: 'my-sessions' }), ['row', 'ergo', 'squad row', 'draft']],
  ]
  test.each(cases)('by %s', async (_, filter, expected) => {
    expect(await namesOf({ ...March, ...filter() }, here.asCoach)).toEqual(expected)
  })

  test('athletes see no draft', async () => {
    expect(await namesOf(March, here.asAthlete)).toEqual(['row', 'ergo', 'squad row', 'own'])
    expect(await namesOf({ ...March, display: 'my-sessions' }, here.asAthlete)).toEqual(['row', 'ergo'])
  })
})

test('an item counts athletes and their answers, and carries the viewer’s own', async () => {
  const { club, coach, athlete, asAthlete, asCoach } = await place()
  const other = await makeMember(app.db, club)
  const id = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [athlete.id, other.id], planned_distance: 12_000 })
  const answer = 'insert into attendance (club_id, session_id, user_id, attending, ill) values ($1, $2, $3, $4, $5)'
  await app.rows(answer, [club, id, athlete.id, 2, true])
  await app.rows(answer, [club, id, other.id, 1, false])
  await app.rows(answer, [club, id, coach.id, 1, false])
  const March2 = { start_date: '2026-03-02', end_date: '2026-03-02' }
  const { data } = await app.ask(contract.agenda, { body: March2 }, asAthlete)
  expect(data).toEqual([
    {
      id,
      kind: 'session',
      name: 'Steady state',
      sport_id: 1,
      start_date: '2026-03-02T06:00:00Z',
      end_date: '2026-03-02T07:30:00Z',
      all_day_event: false,
      published: true,
      competitive: false,
      planned_distance: 12_000,
      planned_time: null,
      structure_text: null,
      location: null,
      participants: 2,
      attendance_limit: null,
      attending: 1,
      not_attending: 1,
      has_results: false,
      mine: { attending: 2, ill: true, injured: false, did_alternative: false, reason: null, note: null, waiting: false },
    },
  ])
  const stranger = await makeMember(app.db, club)
  const [seen] = (await app.ask(contract.agenda, { body: March2 }, { token: stranger.token, club })).data
  expect(seen?.mine).toBeNull()
  expect((await app.ask(contract.agenda, { body: March2 }, asCoach)).data[0]?.mine).toMatchObject({ attending: 1 })
})
