import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AgendaFilter } from '#contract/planning/calendar.ts'
import type { SessionPlan } from '#contract/plan.ts'
import {
  makeAgendaClub,
  namesInAgenda,
  type AgendaClub,
} from '../../../test/support/agenda-club.ts'
import { startTestApp } from '../../../test/support/app.ts'
import {
  makeMember,
  makeSession,
  makeSquad,
  type TestUser,
} from '../../../test/support/factories.ts'

const app = await startTestApp()
afterAll(() => app.close())

describe('filters', () => {
  const March = { start_date: '2026-03-01', end_date: '2026-03-31' }
  let here: AgendaClub
  let other: TestUser
  let squad: number
  let tag: number

  beforeAll(async () => {
    here = await makeAgendaClub(app)
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
    const zones = `insert into session_rate_zones (club_id, session_id, kind, zone_id)
        select club_id, id, $2, $3 from sessions where club_id = $1 and name = $4`
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
    expect(await namesInAgenda(app, { ...March, ...filter() }, here.asCoach)).toEqual(expected)
  })

  test('athletes see no draft', async () => {
    expect(await namesInAgenda(app, March, here.asAthlete)).toEqual([
      'row',
      'ergo',
      'squad row',
      'own',
    ])
    expect(await namesInAgenda(app, { ...March, display: 'my-sessions' }, here.asAthlete)).toEqual([
      'row',
      'ergo',
    ])
  })
})
