import { afterAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/planning/calendar.ts'
import type { AgendaFilter } from '#contract/planning/calendar.ts'
import type { SessionPlan } from '#contract/plan.ts'
import { makeAgendaClub, namesInAgenda } from '../../../test/support/agenda-club.ts'
import { startTestApp } from '../../../test/support/app.ts'
import { makeMember, makeSession } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'

const app = await startTestApp()
afterAll(() => app.close())

describe('the metres of a structure are shown with the plan', () => {
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
    const { club, coach, asCoach } = await makeAgendaClub(app, 'Europe/Berlin')
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
    const { club, coach, asCoach } = await makeAgendaClub(app, zone)
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
    expect(await namesInAgenda(app, { start_date: day, end_date: day }, asCoach)).toEqual([
      'first',
      'last',
    ])
  })
})

describe('a span', () => {
  test.each([
    ['backwards', '2026-03-02', '2026-03-01'],
    ['longer than 400 days', '2026-01-01', '2027-02-06'],
    ['of days that are none', '2026-13-01', '2026-13-02'],
  ])('%s is refused at the end', async (name, start_date, end_date) => {
    const { asCoach } = await makeAgendaClub(app)
    const problem = await app.refused(contract.agenda, { body: { start_date, end_date } }, asCoach)
    expect(problem.status).toBe(400)
    expect(problem.errors).toHaveProperty('end_date')
    if (name.startsWith('longer'))
      expect(problem.errors?.['end_date']).toEqual(['Choose a period of at most 400 days.'])
  })

  test('without a session is empty', async () => {
    const { asCoach } = await makeAgendaClub(app)
    expect(
      await namesInAgenda(app, { start_date: '2026-01-01', end_date: '2027-02-05' }, asCoach),
    ).toEqual([])
  })
})

test('an item counts athletes and their answers, and carries the viewer’s own', async () => {
  const { club, coach, athlete, asAthlete, asCoach } = await makeAgendaClub(app)
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
      event_type: null,
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
    const here = await makeAgendaClub(app)
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
