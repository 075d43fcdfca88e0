import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/planning/calendar.ts'
import type { AgendaFilter } from '#contract/planning/calendar.ts'
import type { SessionPlan } from '#contract/plan.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  makeSquad,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'

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
  return {
    club,
    coach,
    athlete,
    asCoach: { token: coach.token, club },
    asAthlete: { token: athlete.token, club },
  }
}

const namesOf = async (filter: AgendaFilter, as: As) =>
  (await app.ask(contract.agenda, { body: filter }, as)).data.map(({ name }) => name)

describe('the metres of a structure are told with the plan', () => {
  const piece = (planned_distance: number | null, more: object = {}) => ({
    planned_distance,
    planned_time: null,
    rest: 360,
    split_length: null,
    segments: [],
    ...more,
  })
  const half = { planned_distance: 500, planned_time: null }
  test.each<[string, NonNullable<SessionPlan['structure']> | null, number | null]>([
    ['repeated', { piece_structure: 2, repetitions: 3, pieces: [piece(2000)] }, 6000],
    [
      'one after the other',
      { piece_structure: 3, repetitions: 1, pieces: [piece(2000), piece(1000)] },
      3000,
    ],
    [
      'in segments',
      { piece_structure: 2, repetitions: 4, pieces: [piece(null, { segments: [half, half] })] },
      4000,
    ],
    [
      'beside minutes',
      {
        piece_structure: 3,
        repetitions: 1,
        pieces: [piece(2000), piece(null, { planned_time: 600 })],
      },
      2000,
    ],
    [
      'but not of minutes alone',
      { piece_structure: 2, repetitions: 2, pieces: [piece(null, { planned_time: 600 })] },
      null,
    ],
    ['nor of none', null, null],
  ])('%s', async (_, structure, metres) => {
    const { club, coach, asCoach } = await place('Europe/Berlin')
    await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { start_date: '2026-05-05T06:00:00Z', ...(structure && { structure }) },
    )
    const body: AgendaFilter = {
      start_date: '2026-05-05',
      end_date: '2026-05-05',
      include: ['plan'],
    }
    const { data } = await app.ask(contract.agenda, { body }, asCoach)
    expect(data.map(({ structure_distance }) => structure_distance)).toEqual([metres])
  })
})

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
        {
          name,
          start_date: new Date(instant).toISOString(),
          end_date: new Date(instant + 60_000).toISOString(),
        },
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
  ])('%s is refused at the end', async (name, start_date, end_date) => {
    const { asCoach } = await place()
    const problem = await app.refused(contract.agenda, { body: { start_date, end_date } }, asCoach)
    expect(problem.status).toBe(400)
    expect(problem.errors).toHaveProperty('end_date')
    if (name.startsWith('longer'))
      expect(problem.errors?.['end_date']).toEqual(['Choose a period of at most 400 days.'])
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
      makeSession(
        app.db,
        club,
        { user_id: creator },
        { name, start_date: `2026-03-${String(day).padStart(2, '0')}T06:00:00Z`, ...plan },
      )
    await add('row', 2, { athlete_ids: [athlete.id], intensities: [{ id: 2, percentage: 100 }] })
    await add('ergo', 3, { sport_id: 2, athlete_ids: [athlete.id, other.id], tags: ['Test'] })
    await add('squad row', 4, { squad_ids: [squad], focus_ids: [2] })
    await add('draft', 5, { published: false, athlete_ids: [athlete.id] })
    await add('own', 6, {}, other.id)
    await app.rows("update sessions set competitive = true where club_id = $1 and name = 'ergo'", [
      club,
    ])
    await app.rows("update sessions set seat_racing = true where club_id = $1 and name = 'row'", [
      club,
    ])
    const zones =
      'insert into session_rate_zones (club_id, session_id, kind, zone_id) select club_id, id, $2, $3 from sessions where club_id = $1 and name = $4'
    await app.rows(zones, [club, 'heart-rate', 3, 'row'])
    await app.rows(zones, [club, 'stroke-rate', 3, 'ergo'])
    const [found] = await app.rows<{ id: number }>('select id from event_tags where club_id = $1', [
      club,
    ])
    tag = found?.id ?? 0
  })

  const cases: [string, () => Partial<AgendaFilter>, string[]][] = [
    ['nothing', () => ({}), ['row', 'ergo', 'squad row', 'draft', 'own']],
    ['one person', () => ({ one_user_id: here.athlete.id }), ['row', 'ergo', 'draft']],
    ['athletes', () => ({ athlete_ids: [other.id] }), ['ergo', 'squad row']],
    ['athletes, not who coaches', () => ({ athlete_ids: [here.coach.id] }), []],
    [
      'people, who coaches as well',
      () => ({ user_ids: [here.coach.id] }),
      ['row', 'ergo', 'squad row', 'draft'],
    ],
    [
      'athletes and people, who are both there',
      () => ({ athlete_ids: [other.id], user_ids: [here.athlete.id] }),
      ['ergo'],
    ],
    [
      'people',
      () => ({ user_ids: [here.athlete.id, other.id] }),
      ['row', 'ergo', 'squad row', 'draft', 'own'],
    ],
    ['squads', () => ({ squad_ids: [squad] }), ['ergo', 'squad row', 'own']],
    ['creators', () => ({ creator_ids: [other.id] }), ['own']],
    ['sports', () => ({ sport_ids: [2] }), ['ergo']],
    ['tags', () => ({ event_tag_ids: [tag] }), ['ergo']],
    ['focuses', () => ({ focuses: [2] }), ['squad row']],
    ['intensities', () => ({ speed_intensities: [2, 5] }), ['row']],
    ['heart-rate zones', () => ({ heart_rate_intensities: [3, 4] }), ['row']],
    ['stroke-rate zones', () => ({ stroke_rate_intensities: [3] }), ['ergo']],
    [
      'sessions',
      () => ({ session_types: ['session'] }),
      ['row', 'ergo', 'squad row', 'draft', 'own'],
    ],
    ['events', () => ({ session_types: ['event'] }), []],
    [
      'competitions and seat races',
      () => ({ session_types: ['competition', 'seat-racing'] }),
      ['row', 'ergo'],
    ],
    [
      'everything at once',
      () => ({
        athlete_ids: [here.athlete.id],
        creator_ids: [here.coach.id],
        sport_ids: [2],
        event_tag_ids: [tag],
        squad_ids: [squad],
        session_types: ['competition'],
        stroke_rate_intensities: [3],
        include: ['plan', 'done'],
      }),
      ['ergo'],
    ],
    [
      'several, which all hold',
      () => ({ sport_ids: [1], athlete_ids: [here.athlete.id] }),
      ['row', 'draft'],
    ],
    ['a club’s stranger', () => ({ user_ids: [99_999_999] }), []],
    [
      'empty lists, which are none',
      () => ({ squad_ids: [], sport_ids: [], one_user_id: null }),
      ['row', 'ergo', 'squad row', 'draft', 'own'],
    ],
    ['display all', () => ({ display: 'all' }), ['row', 'ergo', 'squad row', 'draft', 'own']],
    [
      'display my-sessions',
      () => ({ display: 'my-sessions' }),
      ['row', 'ergo', 'squad row', 'draft'],
    ],
  ]
  test.each(cases)('by %s', async (_, filter, expected) => {
    expect(await namesOf({ ...March, ...filter() }, here.asCoach)).toEqual(expected)
  })

  test('athletes see no draft', async () => {
    expect(await namesOf(March, here.asAthlete)).toEqual(['row', 'ergo', 'squad row', 'own'])
    expect(await namesOf({ ...March, display: 'my-sessions' }, here.asAthlete)).toEqual([
      'row',
      'ergo',
    ])
  })
})

test('an item counts athletes and their answers, and carries the viewer’s own', async () => {
  const { club, coach, athlete, asAthlete, asCoach } = await place()
  const other = await makeMember(app.db, club)
  const id = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { athlete_ids: [athlete.id, other.id], planned_distance: 12_000 },
  )
  const answer =
    'insert into attendance (club_id, session_id, user_id, attending, ill) values ($1, $2, $3, $4, $5)'
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
      series_id: null,
      favorite: false,
      planned_distance: 12_000,
      planned_time: null,
      structure_text: null,
      location: null,
      participants: 2,
      attending: 1,
      not_attending: 1,
      attendance_limit: null,
      has_results: false,
      mine: {
        attending: 2,
        ill: true,
        injured: false,
        did_alternative: false,
        reason: null,
        note: null,
        waiting: false,
        athlete: true,
        edit: false,
      },
    },
  ])
  const stranger = await makeMember(app.db, club)
  const [seen] = (await app.ask(contract.agenda, { body: March2 }, { token: stranger.token, club }))
    .data
  expect(seen?.mine).toBeNull()
  expect((await app.ask(contract.agenda, { body: March2 }, asCoach)).data[0]?.mine).toMatchObject({
    attending: 1,
  })
})

describe('what was done', () => {
  const day = {
    start_date: '2026-03-02',
    end_date: '2026-03-02',
    include: ['plan', 'done'],
  } satisfies AgendaFilter

  async function rowed() {
    const here = await place()
    const { club, coach, athlete } = here
    const other = await makeMember(app.db, club)
    const athlete_ids = [athlete.id, other.id]
    const id = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids, planned_rpe: 4, intensities: [{ id: 2, percentage: 80 }] },
    )
    const load = `insert into training_loads (club_id, session_id, user_id, local_date, seconds,
      distance, zone_seconds, ets, ets_basis)
      values ($1, $2, $3, '2026-03-02', $4, $5, $6, $7, 'measured')`
    await app.rows(load, [club, id, athlete.id, 3600, 10_000, [0, 3600, 0, 0, 0, 0, 0], 60])
    await app.rows(load, [club, id, other.id, 5400, null, [0, 1800, 3600, 0, 0, 0, 0], 100])
    return { ...here, other, id }
  }

  test('is the mean of all whom a coach sees, and the athlete’s own for an athlete', async () => {
    const { asCoach, asAthlete, athlete, other } = await rowed()
    const done = async (filter: Partial<AgendaFilter>, as: As) =>
      (await app.ask(contract.agenda, { body: { ...day, ...filter } }, as)).data[0]
    expect(await done({}, asCoach)).toMatchObject({
      planned_rpe: 4,
      intensities: [{ id: 2, percentage: 80 }],
      done: {
        people: 2,
        time: 4500,
        distance: 10_000,
        load: 80,
        zone_seconds: [0, 2700, 1800, 0, 0, 0, 0],
      },
    })
    expect(await done({ one_user_id: other.id }, asCoach)).toMatchObject({
      done: { people: 1, time: 5400, distance: null, load: 100 },
    })
    expect(await done({}, asAthlete)).toMatchObject({ done: { people: 1, time: 3600, load: 60 } })
    expect(await done({ one_user_id: other.id }, asAthlete)).toMatchObject({ done: null })
    await app.rows(
      "insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')",
      [asCoach.club, athlete.id],
    )
    expect(await done({}, asCoach)).toMatchObject({ done: { people: 1, time: 5400 } })
  })

  test('comes only when asked for, in a few statements for all sessions', async () => {
    const { asCoach } = await rowed()
    const { include: _, ...bare } = day
    const [item] = (await app.ask(contract.agenda, { body: bare }, asCoach)).data
    expect(item).not.toHaveProperty('done')
    expect(item).not.toHaveProperty('intensities')
    expect(
      (await app.statements(() => app.ask(contract.agenda, { body: day }, asCoach))).length,
    ).toBeLessThanOrEqual(10)
  })
})
