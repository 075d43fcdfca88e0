import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as attendance from '#contract/planning/attendance.ts'
import * as lookups from '#contract/lookups.ts'
import * as sessions from '#contract/planning/sessions.ts'
import type { EventPlan, SessionPlan } from '#contract/plan.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, makeSquad, type TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser, other: TestUser
let asCoach: As, asAthlete: As

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club)
  other = await makeMember(app.db, club)
  asCoach = { token: coach.token, club }
  asAthlete = { token: athlete.token, club }
})
afterAll(() => app.close())

const SPAN = { start_date: '2026-03-02T06:00:00Z', end_date: '2026-03-02T07:30:00Z' }
const PLAN: SessionPlan = { name: 'Row', sport_id: 1, ...SPAN }
const create = async (plan: Partial<SessionPlan> = {}) =>
  (await app.ask(sessions.createSession, { body: { ...PLAN, ...plan } }, asCoach)).data.id
const createEvent = async (plan: Partial<EventPlan> = {}) =>
  (await app.ask(sessions.createEvent, { body: { name: 'Meeting', ...SPAN, ...plan } }, asCoach))
    .data.id
const read = async (id: number) =>
  (await app.ask(sessions.getSession, { params: { id } }, asCoach)).data
const refuse = (plan: Partial<SessionPlan>) =>
  app.refused(sessions.createSession, { body: { ...PLAN, ...plan } }, asCoach)

describe('a plan', () => {
  const fields = {
    weather: {
      air_temperature: 12,
      water_temperature: 9.5,
      wind_speed: 4,
      wind_direction: 270,
      stream_speed: 0.5,
      stream_direction: 90,
      rowing_direction: 90,
    },
    competitive: true,
    restricted_view: true,
    seat_racing: true,
    alternative_results: true,
    attendance_limit: 12,
    video_stream_url: 'https://video.example.org/1',
    public_page_intro: 'Welcome',
    heart_rate_intensities: [2, 3],
    stroke_rate_intensities: [1, 4],
  }

  test('is read as it was written, and each field can be taken away', async () => {
    const id = await create(fields)
    expect(await read(id)).toMatchObject({
      ...fields,
      all_day_event: false,
      series_id: null,
      repeat: null,
    })
    const cleared = {
      weather: null,
      attendance_limit: null,
      video_stream_url: null,
      public_page_intro: null,
      heart_rate_intensities: [],
      stroke_rate_intensities: [],
      competitive: false,
      seat_racing: false,
    }
    await app.ask(sessions.updateSession, { body: { id, ...cleared } }, asCoach)
    expect(await read(id)).toMatchObject({
      ...cleared,
      restricted_view: true,
      alternative_results: true,
    })
  })

  test.each<[string, Partial<SessionPlan>, string]>([
    ['an address that is none', { video_stream_url: 'video.example.org' }, 'video_stream_url'],
    ['wind from nowhere', { weather: { wind_speed: 3 } }, 'weather.wind_direction'],
    ['a stream without speed', { weather: { stream_direction: 10 } }, 'weather.stream_speed'],
    [
      'a temperature that cannot be',
      { weather: { air_temperature: 99 } },
      'weather.air_temperature',
    ],
    [
      'pieces on a day off',
      {
        sport_id: 9,
        structure: {
          piece_structure: 1,
          repetitions: 1,
          pieces: [
            {
              planned_distance: 500,
              planned_time: null,
              rest: null,
              split_length: null,
              segments: [],
            },
          ],
        },
      },
      'structure',
    ],
    ['a seat race on land', { sport_id: 4, seat_racing: true }, 'seat_racing'],
    ['a venue without a name', { venue: { latitude: 47, longitude: 8 } }, 'venue.name'],
    ['no places', { attendance_limit: 0 }, 'attendance_limit'],
    [
      'splits of their own without any',
      {
        structure: {
          piece_structure: 1,
          repetitions: 1,
          pieces: [
            {
              planned_distance: 500,
              planned_time: null,
              rest: null,
              split_length: null,
              type_of_split_length: 2,
              segments: [],
            },
          ],
        },
      },
      'structure',
    ],
  ])('with %s is refused at the field', async (_, change, field) => {
    const problem = await refuse(change)
    expect(problem).toMatchObject({ status: 400, code: 'invalid' })
    expect(problem.errors?.[field]).toEqual([expect.stringMatching(/\S/)])
  })

  test('has splits of a length each', async () => {
    const piece = {
      planned_distance: 2000,
      planned_time: null,
      rest: null,
      split_length: null,
      segments: [],
    }
    const own = {
      ...piece,
      type_of_split_length: 2 as const,
      variable_split_lengths: [750, 750, 500],
    }
    const id = await create({
      structure: {
        piece_structure: 3,
        repetitions: 1,
        pieces: [own, { ...piece, split_length: 500 }],
      },
    })
    expect((await read(id)).structure?.pieces).toMatchObject([
      own,
      { split_length: 500, type_of_split_length: 1, variable_split_lengths: null },
    ])
  })

  test('of strength has sets, with repetitions for all or for each', async () => {
    const exercises = (await app.ask(lookups.exercises, {}, asCoach)).data
    const [squat, press] = exercises.map(({ id }) => id)
    const segment = (reps_count: number, exercise_weight: number | null = null) => ({
      reps_count,
      exercise_weight,
    })
    const pieces = [
      { exercise_id: squat ?? 0, sets_count: 3, rest: 120, segments: [segment(8, 80)] },
      {
        exercise_id: press ?? 0,
        sets_count: 2,
        rest: null,
        segments: [segment(5, 60), segment(3, 70)],
      },
    ]
    const id = await create({ sport_id: 7, strength_structure: { pieces } })
    expect((await read(id)).strength_structure).toMatchObject({
      name: null,
      athlete_ids: [],
      pieces,
    })
    await app.ask(
      sessions.updateSession,
      { body: { id, strength_structure: { pieces: pieces.slice(1) } } },
      asCoach,
    )
    expect((await read(id)).strength_structure).toMatchObject({ pieces: pieces.slice(1) })
    await app.ask(sessions.updateSession, { body: { id, strength_structure: null } }, asCoach)
    expect((await read(id)).strength_structure).toBeNull()
    const uneven = {
      pieces: [{ exercise_id: squat ?? 0, sets_count: 3, segments: [segment(5), segment(3)] }],
    }
    expect(await refuse({ sport_id: 7, strength_structure: uneven })).toMatchObject({
      errors: { strength_structure: [expect.any(String)] },
    })
    const foreign = { pieces: [{ exercise_id: 99_999_999, sets_count: 3, segments: [segment(5)] }] }
    expect(await refuse({ sport_id: 7, strength_structure: foreign })).toMatchObject({
      code: 'unknown_reference',
    })
  })
})

describe('a venue', () => {
  test('is added once, and those used last come first', async () => {
    const lake = { name: 'Lake', formatted_address: 'Shore 1', latitude: 47.07, longitude: 8.31 }
    const first = await read(await create({ venue: lake }))
    expect(first.venue).toMatchObject(lake)
    expect((await read(await create({ venue: { ...lake, name: 'LAKE' } }))).venue?.id).toBe(
      first.venue?.id,
    )
    const canal = await read(
      await create({
        venue: { name: 'Canal' },
        start_date: '2026-05-02T06:00:00Z',
        end_date: '2026-05-02T07:00:00Z',
      }),
    )
    const found = async (query: string) =>
      (await app.ask(sessions.venues, { query: { query } }, asCoach)).data.map(({ name }) => name)
    expect(await found('')).toEqual(['Canal', 'Lake'])
    expect(await found('shore')).toEqual(['Lake'])
    expect(await found('%')).toEqual([])
    await app.ask(
      sessions.updateSession,
      { body: { id: first.id, venue: { id: canal.venue?.id ?? 0 } } },
      asCoach,
    )
    expect((await read(first.id)).venue?.name).toBe('Canal')
    await app.ask(sessions.updateSession, { body: { id: first.id, venue: null } }, asCoach)
    expect((await read(first.id)).venue).toBeNull()
    expect(await refuse({ venue: { id: 99_999_999 } })).toMatchObject({ code: 'unknown_reference' })
  })
})

describe('an event', () => {
  test('has neither sport nor scores, and is changed as one', async () => {
    const id = await createEvent({ all_day_event: true, athlete_ids: [athlete.id], tags: ['Fun'] })
    expect(await read(id)).toMatchObject({
      kind: 'event',
      session_id: null,
      sport: null,
      all_day_event: true,
      user_actions: { edit: true, add_all_scores: false },
    })
    await app.ask(
      sessions.updateEvent,
      { body: { id, name: 'Party', attendance_limit: 5 } },
      asCoach,
    )
    expect(await read(id)).toMatchObject({
      name: 'Party',
      attendance_limit: 5,
      tags: [{ tag_text: 'Fun' }],
    })
    expect(
      await app.refused(sessions.updateSession, { body: { id, name: 'Row' } }, asCoach),
    ).toMatchObject({ status: 404 })
    expect(
      await app.refused(
        sessions.updateEvent,
        { body: { id: await create(), name: 'Row' } },
        asCoach,
      ),
    ).toMatchObject({ status: 404 })
    expect(
      await app.refused(
        sessions.createEvent,
        { body: { name: 'Row', ...SPAN, sport_id: 1 } as never },
        asCoach,
      ),
    ).toMatchObject({
      errors: { sport_id: [expect.any(String)] },
    })
  })

  test('repeats like a session', async () => {
    const { data } = await app.ask(
      sessions.createEvent,
      {
        body: {
          name: 'Board',
          ...SPAN,
          repeat_frequency_type: 'specific_dates',
          repeat_dates: ['2026-04-02', '2026-05-07'],
        },
      },
      asCoach,
    )
    expect(data.ids).toHaveLength(3)
  })
})

describe('people', () => {
  const rights = async (id: number) =>
    (await read(id)).participants?.find(({ user_id }) => user_id === athlete.id)

  test('are granted rights one by one, which stay until they are taken', async () => {
    const grant = (edit: boolean, add_all_scores: boolean) => ({
      athlete_permissions: [{ user_id: athlete.id, edit, add_all_scores }],
    })
    const id = await create({ athlete_ids: [athlete.id], ...grant(true, false) })
    expect(await rights(id)).toMatchObject({ edit: true, add_all_scores: false })
    await app.ask(
      sessions.updateSession,
      { body: { id, athlete_ids: [athlete.id, other.id] } },
      asCoach,
    )
    expect(await rights(id)).toMatchObject({ edit: true, add_all_scores: false })
    await app.ask(sessions.updateSession, { body: { id, ...grant(false, true) } }, asCoach)
    expect(await rights(id)).toMatchObject({ edit: false, add_all_scores: true })
    await app.ask(
      sessions.updateSession,
      { body: { id, athlete_ids: [athlete.id], ...grant(true, true) } },
      asCoach,
    )
    expect(await rights(id)).toMatchObject({ edit: true, add_all_scores: true })
  })

  test('who do not take part are granted nothing', async () => {
    const strange = {
      athlete_permissions: [{ user_id: other.id, edit: true, add_all_scores: true }],
    }
    const at = { code: 'unknown_reference', errors: { athlete_permissions: [expect.any(String)] } }
    expect(await refuse(strange)).toMatchObject(at)
    const id = await create({ athlete_ids: [athlete.id] })
    expect(
      await app.refused(sessions.updateSession, { body: { id, ...strange } }, asCoach),
    ).toMatchObject(at)
    const both = { id, ...strange, athlete_ids: [athlete.id] }
    expect(await app.refused(sessions.updateSession, { body: both }, asCoach)).toMatchObject(at)
  })

  test('may become coaches of it', async () => {
    const id = await create({ athlete_ids: [athlete.id] })
    await app.ask(sessions.updateSession, { body: { id, coach_ids: [athlete.id] } }, asCoach)
    expect(await rights(id)).toMatchObject({ user_role_id: ROLE.coach })
  })

  test('start as not attending where places are limited, coaches apart', async () => {
    const answers = async (id: number) =>
      (await app.ask(attendance.sessionAttendance, { params: { id } }, asCoach)).data.map(
        ({ user_id, attending }) => [user_id, attending],
      )
    const id = await create({ attendance_limit: 1, athlete_ids: [athlete.id] })
    expect(await answers(id)).toEqual(
      expect.arrayContaining([
        [athlete.id, 2],
        [coach.id, null],
      ]),
    )
    await app.ask(
      sessions.updateSession,
      { body: { id, athlete_ids: [athlete.id, other.id] } },
      asCoach,
    )
    expect(await answers(id)).toEqual(expect.arrayContaining([[other.id, 2]]))
    const open = await create({ athlete_ids: [athlete.id, other.id] })
    await app.ask(
      attendance.saveAttendance,
      { body: { event_id: open, users: { [athlete.id]: { attending: 1 } } } },
      asCoach,
    )
    await app.ask(sessions.updateSession, { body: { id: open, attendance_limit: 5 } }, asCoach)
    expect(await answers(open)).toEqual(
      expect.arrayContaining([
        [athlete.id, 1],
        [other.id, 2],
      ]),
    )
  })
})

describe('conflicts', () => {
  const AT = { start_date: '2026-07-06T06:00:00Z', end_date: '2026-07-06T07:00:00Z' }
  const ask = async (body: object, as = asCoach) =>
    app.ask(sessions.conflicts, { body: { ...AT, ...body } }, as)

  test('are people who are elsewhere then, whichever way they are named', async () => {
    const there = await create({
      name: 'Ergo',
      start_date: '2026-07-06T06:30:00Z',
      end_date: '2026-07-06T08:00:00Z',
      athlete_ids: [athlete.id],
    })
    const squad = await makeSquad(app.db, club, [athlete.id, other.id])
    const mine = (found: Awaited<ReturnType<typeof ask>>) =>
      found.data
        .filter(({ user_id }) => user_id !== coach.id)
        .map(({ user_id, session }) => [user_id, session.id])
    expect(mine(await ask({ squad_ids: [squad], athlete_ids: [athlete.id] }))).toEqual([
      [athlete.id, there],
    ])
    expect(mine(await ask({ athlete_ids: [other.id] }))).toEqual([])
    expect(mine(await ask({ athlete_ids: [athlete.id], id: there }))).toEqual([])
    expect(
      mine(await ask({ athlete_ids: [athlete.id], end_date: '2026-07-06T06:30:00Z' })),
    ).toEqual([])
    const weekly = {
      start_date: '2026-06-29T06:00:00Z',
      end_date: '2026-06-29T07:00:00Z',
      repeat_frequency_type: 'weekly',
      repeat_numbers: 3,
    }
    expect(mine(await ask({ ...weekly, athlete_ids: [athlete.id] }))).toEqual([[athlete.id, there]])
    expect((await ask({ athlete_ids: [athlete.id] })).total).toBe(2)
  })

  test('of drafts are not told to athletes, and neither are those of others', async () => {
    const draft = { start_date: '2026-08-06T06:00:00Z', end_date: '2026-08-06T07:00:00Z' }
    await create({ ...draft, published: false, athlete_ids: [athlete.id] })
    expect((await ask({ ...draft, athlete_ids: [athlete.id] })).total).toBeGreaterThan(0)
    expect((await ask({ ...draft, athlete_ids: [athlete.id] }, asAthlete)).total).toBe(0)
    expect(
      await app.refused(
        sessions.conflicts,
        { body: { ...draft, athlete_ids: [other.id] } },
        asAthlete,
      ),
    ).toMatchObject({
      code: 'forbidden',
    })
  })
})
