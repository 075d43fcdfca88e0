import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as attendance from '#contract/planning/attendance.ts'
import * as calendar from '#contract/planning/calendar.ts'
import * as sessions from '#contract/planning/sessions.ts'
import type { SessionPlan } from '#contract/plan.ts'
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

const PLAN: SessionPlan = {
  name: 'Row',
  sport_id: 1,
  start_date: '2026-03-02T06:00:00Z',
  end_date: '2026-03-02T07:30:00Z',
}
const SEGMENTS = Array.from({ length: 50 }, () => ({ planned_distance: 100, planned_time: null }))
const piece = (planned_distance: number, rest: number | null = null) => ({
  planned_distance,
  planned_time: null,
  rest,
  split_length: null,
  segments: [],
})

const create = async (plan: Partial<SessionPlan> = {}, as = asCoach) =>
  (await app.ask(sessions.createSession, { body: { ...PLAN, ...plan } }, as)).data.id
const read = async (id: number, as = asCoach) =>
  (await app.ask(sessions.getSession, { params: { id } }, as)).data
const peopleOf = async (id: number) =>
  ((await read(id)).participants ?? [])
    .map(({ user_id, user_role_id }) => [user_id, user_role_id])
    .toSorted(([a = 0], [b = 0]) => a - b)

describe('a new session', () => {
  test('is published, lasts as planned and belongs to whoever planned it', async () => {
    expect(await read(await create())).toMatchObject({
      kind: 'session',
      name: 'Row',
      sport: { id: 1, key: 'rowing', name: 'Rowing' },
      start_date: PLAN.start_date,
      end_date: PLAN.end_date,
      time_zone: 'Europe/Berlin',
      published: true,
      all_day_event: false,
      planned_distance: null,
      structure: null,
      intensities: [],
      creator: { id: coach.id },
      user_actions: { edit: true, add_all_scores: true },
      participants: [
        { user_id: coach.id, user_role_id: ROLE.coach, edit: true, add_all_scores: true },
      ],
    })
  })

  test('keeps everything that was planned', async () => {
    const plan = {
      description: 'Mind the swans',
      location: 'Lake',
      planned_distance: 12_000,
      planned_time: 4800,
      planned_rpe: 5,
      intensities: [
        { id: 2, percentage: 70 },
        { id: 4, percentage: 30 },
      ],
      tags: ['Rain', 'Camp'],
      structure: {
        piece_structure: 3 as const,
        repetitions: 1,
        pieces: [piece(2000, 360), piece(1000)],
      },
    }
    expect(await read(await create({ ...plan, focus_ids: [1] }))).toMatchObject({
      ...plan,
      tags: [{ tag_text: 'Camp' }, { tag_text: 'Rain' }],
      focuses: [{ id: 1, name: expect.any(String) as string }],
    })
  })

  test.each([
    [
      'a single piece',
      { piece_structure: 1, repetitions: 7, pieces: [piece(6000), piece(1)] },
      { repetitions: 1, pieces: [piece(6000)] },
    ],
    [
      'a repeated piece',
      { piece_structure: 2, repetitions: 3, pieces: [piece(2000, 360), piece(1)] },
      { repetitions: 3, pieces: [piece(2000, 360)] },
    ],
    [
      'several pieces',
      { piece_structure: 3, repetitions: 7, pieces: [piece(500), piece(250)] },
      { repetitions: 1, pieces: [piece(500), piece(250)] },
    ],
  ] as const)('keeps of %s what its kind has', async (_, given, kept) => {
    const structure = { ...given, pieces: [...given.pieces] }
    expect((await read(await create({ structure }))).structure).toMatchObject(kept)
  })

  test('takes new parts for old ones, and gives up those that are taken away', async () => {
    const pieces = [piece(2000, 360), piece(1000), piece(500)]
    const shares = (...ids: number[]) => ids.map((id) => ({ id, percentage: 100 / ids.length }))
    const id = await create({
      structure: { piece_structure: 3, repetitions: 1, pieces },
      intensities: shares(1, 2),
      focus_ids: [1, 2],
      tags: ['One', 'Two'],
    })
    const change = {
      structure: { piece_structure: 3 as const, repetitions: 1, pieces: [piece(750), piece(1000)] },
      intensities: shares(2, 3, 4, 5),
      focus_ids: [2, 3],
      tags: ['TWO', 'Three', 'three'],
    }
    await app.ask(sessions.updateSession, { body: { id, ...change } }, asCoach)
    const changed = await read(id)
    expect(changed).toMatchObject({ structure: change.structure, intensities: change.intensities })
    expect(changed.focuses?.map((focus) => focus.id)).toEqual([2, 3])
    expect(changed.tags?.map(({ tag_text }) => tag_text.toLowerCase()).toSorted()).toEqual([
      'three',
      'two',
    ])
    await app.ask(
      sessions.updateSession,
      { body: { id, structure: null, intensities: [], focus_ids: [], tags: [] } },
      asCoach,
    )
    expect(await read(id)).toMatchObject({
      structure: null,
      intensities: [],
      focuses: [],
      tags: [],
    })
  })

  test('shows its structure in the notation of the field', async () => {
    const day = '2026-05-04'
    await create({
      start_date: `${day}T06:00:00Z`,
      end_date: `${day}T07:00:00Z`,
      structure: { piece_structure: 2, repetitions: 3, pieces: [piece(2000, 360)] },
    })
    const { data } = await app.ask(
      calendar.agenda,
      { body: { start_date: day, end_date: day } },
      asCoach,
    )
    expect(data.map((item) => item.structure_text)).toEqual([expect.stringMatching(/3.*2000.*6/)])
  })

  test.each([
    ['ends before it starts', { end_date: '2026-03-02T05:59:59Z' }, 'end_before_start', 'end_date'],
    ['lasts longer than a year', { end_date: '2027-03-04T06:00:00Z' }, 'invalid', 'end_date'],
    ['has no name', { name: '   ' }, 'invalid', 'name'],
    ['has an unknown sport', { sport_id: 55 }, 'invalid', 'sport_id'],
    [
      'has more than a hundred percent',
      { intensities: [{ id: 1, percentage: 101 }] },
      'invalid',
      'intensities.0.percentage',
    ],
    ['names a person twice', { athlete_ids: [1, 1] }, 'invalid', 'athlete_ids'],
    [
      'has an empty piece',
      {
        structure: {
          piece_structure: 1,
          repetitions: 1,
          pieces: [{ ...piece(0), planned_distance: null }],
        },
      },
      'invalid',
      'structure.pieces.0',
    ],
    [
      'has a piece of no metres',
      { structure: { piece_structure: 1, repetitions: 1, pieces: [piece(0)] } },
      'invalid',
      'structure.pieces.0',
    ],
    [
      'has splits longer than the piece',
      {
        structure: {
          piece_structure: 1,
          repetitions: 1,
          pieces: [{ ...piece(500), split_length: 1000 }],
        },
      },
      'invalid',
      'structure.pieces.0.split_length',
    ],
    [
      'has a structure nobody would read',
      {
        structure: {
          piece_structure: 3,
          repetitions: 1,
          pieces: Array.from({ length: 99 }, () => ({
            ...piece(0),
            planned_distance: null,
            segments: SEGMENTS,
          })),
        },
      },
      'invalid',
      'structure',
    ],
    ['has a name nobody can see', { name: '\u200b\u2060' }, 'invalid', 'name'],
    ['has a name of two lines', { name: 'Row\nBoat' }, 'invalid', 'name'],
    ['has a field nobody knows', { colour: 'red' }, 'invalid', 'colour'],
  ])('is refused when it %s', async (_, change, code, field) => {
    const problem = await app.refused(
      sessions.createSession,
      { body: { ...PLAN, ...change } },
      asCoach,
    )
    expect(problem).toMatchObject({ status: 400, code })
    expect(problem.errors).toHaveProperty([field])
    expect(problem.errors?.[field]).toEqual([expect.stringMatching(/\S/)])
  })

  test.each([
    ['a person of no club', () => ({ athlete_ids: [99_999_999] }), ['athlete_ids']],
    ['a coach of no club', () => ({ coach_ids: [99_999_999] }), ['coach_ids']],
    [
      'a squad that is not there',
      () => ({ squad_ids: [99_999_999], athlete_ids: [99_999_999] }),
      ['athlete_ids', 'squad_ids'],
    ],
    ['a focus that is not there', () => ({ focus_ids: [99_999] }), ['focus_ids']],
    ['a venue that is not there', () => ({ venue: { id: 99_999 } }), ['venue.id']],
  ])('is refused with %s at its field, and nothing is written', async (_, change, fields) => {
    const before = await app.rows('select count(*) from sessions')
    const { status, code, errors } = await app.refused(
      sessions.createSession,
      { body: { ...PLAN, ...change() } },
      asCoach,
    )
    expect([status, code, Object.keys(errors ?? {}).toSorted()]).toEqual([
      400,
      'unknown_reference',
      fields,
    ])
    expect(await app.rows('select count(*) from sessions')).toEqual(before)
  })

  test('is refused with an intensity twice, at the field', async () => {
    const intensities = [
      { id: 2, percentage: 50 },
      { id: 2, percentage: 50 },
    ]
    const problem = await app.refused(
      sessions.createSession,
      { body: { ...PLAN, intensities } },
      asCoach,
    )
    expect(problem).toMatchObject({
      status: 400,
      code: 'invalid',
      errors: { intensities: ['This entry appears more than once.'] },
    })
  })
})

describe('people of a session', () => {
  test('come from squads and by name, everybody once, coaches as coaches', async () => {
    const squadCoach = await makeMember(app.db, club, [ROLE.coach, ROLE.athlete])
    const one = await makeSquad(app.db, club, [athlete.id, other.id, squadCoach.id])
    const two = await makeSquad(app.db, club, [other.id, coach.id])
    const id = await create({ squad_ids: [one, two], athlete_ids: [athlete.id] })
    expect(await peopleOf(id)).toEqual([
      [coach.id, ROLE.coach],
      [athlete.id, ROLE.athlete],
      [other.id, ROLE.athlete],
      [squadCoach.id, ROLE.coach],
    ])
  })

  test('athletes name nobody but themselves', async () => {
    const squad = await makeSquad(app.db, club, [athlete.id])
    for (const people of [
      { athlete_ids: [other.id] },
      { coach_ids: [coach.id] },
      { squad_ids: [squad] },
    ]) {
      expect(
        await app.refused(sessions.createSession, { body: { ...PLAN, ...people } }, asAthlete),
      ).toMatchObject({
        status: 403,
        code: 'forbidden',
      })
    }
    const own = await create({ athlete_ids: [athlete.id] }, asAthlete)
    expect(await peopleOf(own)).toEqual([[athlete.id, ROLE.athlete]])
  })

  test('who are replaced go, the creator and the answers of the others stay', async () => {
    const id = await create({ athlete_ids: [athlete.id, other.id] })
    for (const person of [athlete, other]) {
      const users = { [person.id]: { attending: 1 as const } }
      await app.ask(
        attendance.saveAttendance,
        { body: { event_id: id, users } },
        { token: person.token, club },
      )
    }
    await app.ask(sessions.updateSession, { body: { id, athlete_ids: [athlete.id] } }, asCoach)
    const { data } = await app.ask(attendance.sessionAttendance, { params: { id } }, asCoach)
    expect(data.map(({ user_id, attending }) => [user_id, attending])).toEqual([
      [coach.id, null],
      [athlete.id, 1],
    ])
  })

  test('keep their answers when the plan changes', async () => {
    const id = await create({ athlete_ids: [athlete.id], tags: ['Rain'] })
    await app.ask(
      attendance.saveAttendance,
      { body: { event_id: id, users: { [athlete.id]: { attending: 2 } } } },
      asAthlete,
    )
    await app.ask(
      sessions.updateSession,
      { body: { id, name: 'Ergo', sport_id: 2, tags: [] } },
      asCoach,
    )
    expect(await read(id)).toMatchObject({
      name: 'Ergo',
      sport: { id: 2 },
      tags: [],
      start_date: PLAN.start_date,
    })
    const { data } = await app.ask(attendance.sessionAttendance, { params: { id } }, asCoach)
    expect(data.find(({ user_id }) => user_id === athlete.id)?.attending).toBe(2)
  })
})

describe('what is read of a session', () => {
  test.each([
    ['details', []],
    ['tags', ['tags']],
    ['tags,structure,venue', ['structure', 'tags', 'venue']],
    ['participants', ['participants']],
  ])('with include=%s', async (include, parts) => {
    const id = await create({ tags: ['Rain'] })
    const { data } = await app.ask(
      sessions.getSession,
      { params: { id }, query: { include } },
      asCoach,
    )
    const optional = ['intensities', 'focuses', 'tags', 'participants', 'structure', 'venue']
    expect(optional.filter((name) => name in data).toSorted()).toEqual(parts)
  })

  test('a change in the end alone is held against the start that stays', async () => {
    const id = await create()
    const early = { id, end_date: '2026-03-02T05:00:00Z' }
    expect(await app.refused(sessions.updateSession, { body: early }, asCoach)).toMatchObject({
      status: 400,
      code: 'end_before_start',
    })
    await app.ask(sessions.updateSession, { body: { id, end_date: PLAN.start_date } }, asCoach)
    expect((await read(id)).end_date).toBe(PLAN.start_date)
  })
})
