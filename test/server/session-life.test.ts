import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as attendance from '#contract/planning/attendance.ts'
import * as calendar from '#contract/planning/calendar.ts'
import * as notices from '#contract/world/notifications.ts'
import type { SessionPlan } from '#contract/plan.ts'
import * as life from '#contract/planning/session-life.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { emptyBin } from '../../server/planning/session-life/jobs.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  makeSquad,
  rowingFile,
  type TestUser,
} from '../support/factories.ts'
import type { As } from '../support/http.ts'
import { storeFile } from '../support/stored-activity.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser, other: TestUser
let asCoach: As, asAthlete: As

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.head_coach], {
    first_name: 'Carla',
    last_name: 'Coach',
  })
  athlete = await makeMember(app.db, club, [ROLE.athlete], {
    first_name: 'Ada',
    last_name: 'Athlete',
  })
  other = await makeMember(app.db, club)
  asCoach = { token: coach.token, club }
  asAthlete = { token: athlete.token, club }
})
afterAll(() => app.close())

const START = `${new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)}T06:00:00Z`
const END = START.replace('T06:00', 'T07:30')
const PIECES = [
  { planned_distance: 2000, planned_time: null, rest: 360, split_length: null, segments: [] },
]
const create = async (more: Partial<SessionPlan> = {}, as = asCoach) => {
  const body = {
    name: 'Row',
    sport_id: 1,
    start_date: START,
    end_date: END,
    athlete_ids: [athlete.id],
    ...more,
  }
  return (await app.ask(sessions.createSession, { body }, as)).data.id
}
const read = async (id: number) =>
  (await app.ask(sessions.getSession, { params: { id } }, asCoach)).data
const changes = async (id: number, as: As = asCoach) =>
  (await app.ask(life.sessionChanges, { params: { id } }, as)).data
const kinds = async (id: number, as: As = asCoach) =>
  (await changes(id, as)).map(({ kind }) => kind)
const loads = (id: number) =>
  app.rows('select user_id, seconds from training_loads where session_id = $1 order by 1', [id])
const withFile = (session_id: number, user_id: number) =>
  storeFile(
    app.db,
    club,
    { user_id, session_id },
    rowingFile(new Date(START), { seconds: 30 + session_id }),
  )

describe('the history', () => {
  test('tells who changed what, from what to what, in the reader’s language', async () => {
    const id = await create({ published: false, intensities: [{ id: 2, percentage: 100 }] })
    const structure = { piece_structure: 2 as const, repetitions: 3, pieces: PIECES }
    await app.ask(
      sessions.updateSession,
      { body: { id, name: 'Pieces', sport_id: 2, structure } },
      asCoach,
    )
    await app.ask(sessions.updateSession, { body: { id, name: 'Pieces' } }, asCoach)
    const [changed, created, ...more] = await changes(id, { ...asCoach, language: 'de' })
    expect(more).toEqual([])
    expect(created).toMatchObject({
      kind: 'created',
      user: { full_name: 'Carla Coach' },
      changes: [],
    })
    expect(changed).toMatchObject({ kind: 'changed', user: { id: coach.id } })
    expect(changed?.changes).toEqual([
      { field: 'name', before: 'Row', after: 'Pieces' },
      { field: 'sport', before: 'Rudern', after: 'Ruderergometer' },
      { field: 'structure', before: null, after: '3 × 2000 m / 6:00' },
    ])
  })

  test('names people who came and went, and begins for athletes with the publication', async () => {
    const id = await create({ published: false })
    await app.ask(sessions.updateSession, { body: { id, athlete_ids: [other.id] } }, asCoach)
    expect((await changes(id))[0]).toMatchObject({
      kind: 'people',
      changes: [
        {
          field: 'people',
          before: 'Ada Athlete',
          after: expect.stringMatching(/^Person/) as string,
        },
      ],
    })
    await app.ask(
      sessions.updateSession,
      { body: { id, athlete_ids: [athlete.id], published: true } },
      asCoach,
    )
    expect(await kinds(id)).toEqual(['published', 'people', 'people', 'created'])
    expect(await kinds(id, asAthlete)).not.toContain('created')
  })
})

describe('a deleted session', () => {
  test('is out of sight with its load and comes back with everything', async () => {
    const id = await create()
    await app.ask(
      attendance.saveAttendance,
      { body: { event_id: id, users: { [athlete.id]: { attending: 1 } } } },
      asAthlete,
    )
    const { activity_id } = await withFile(id, athlete.id)
    await app.ask(sessions.updateSession, { body: { id, name: 'Row again' } }, asCoach)
    const before = await loads(id)
    expect(before).toHaveLength(1)
    await app.rows('delete from notifications')

    await app.ask(sessions.deleteSession, { params: { id } }, asCoach)
    expect((await app.refused(sessions.getSession, { params: { id } }, asCoach)).status).toBe(404)
    expect(await loads(id)).toEqual([])
    const [notice] = (await app.ask(notices.notifications, { query: {} }, { token: athlete.token }))
      .data
    expect(notice).toMatchObject({
      kind: 'plan',
      link: null,
      values: { cancelled: 1 },
      sessions: [{ id, name: 'Row again', what: 'cancelled' }],
    })
    const bin = (await app.ask(life.deletedSessions, {}, asCoach)).data
    expect(bin[0]).toMatchObject({ id, name: 'Row again', deleted_by: { id: coach.id } })
    expect(
      (await app.ask(life.deletedSessions, {}, asAthlete)).data.map((row) => row.id),
    ).not.toContain(id)
    expect(
      (await app.refused(life.restoreSessions, { body: { session_ids: [id] } }, asAthlete)).status,
    ).toBe(404)

    expect(
      (await app.ask(life.restoreSessions, { body: { session_ids: [id] } }, asCoach)).data,
    ).toEqual({ restored: 1 })
    expect(await read(id)).toMatchObject({ name: 'Row again', published: true })
    expect(await loads(id)).toEqual(before)
    expect(
      await app.rows('select session_id from activities where id = $1', [activity_id]),
    ).toEqual([{ session_id: id }])
    expect((await kinds(id)).slice(0, 3)).toEqual(['published', 'restored', 'deleted'])
  })

  test('goes for good after thirty days; the file stays with the athlete', async () => {
    const id = await create()
    const { activity_id } = await withFile(id, athlete.id)
    await app.ask(sessions.deleteSession, { params: { id } }, asCoach)
    await app.rows(`update sessions set deleted_at = now() - interval '31 days' where id = $1`, [
      id,
    ])
    expect(
      (await app.refused(life.restoreSessions, { body: { session_ids: [id] } }, asCoach)).status,
    ).toBe(404)
    await emptyBin(app.database.worker)
    expect(await app.rows('select id from sessions where id = $1', [id])).toEqual([])
    expect(
      await app.rows('select session_id from activities where id = $1', [activity_id]),
    ).toEqual([{ session_id: null }])
  })
})

describe('a copy', () => {
  test('has the plan and the people, a time of its own, no answers and no repeats', async () => {
    const structure = { piece_structure: 2 as const, repetitions: 3, pieces: PIECES }
    const id = await create({
      structure,
      intensities: [{ id: 2, percentage: 100 }],
      focus_ids: [1],
      tags: ['Rain'],
      description: 'Swans',
    })
    await app.ask(
      attendance.saveAttendance,
      { body: { event_id: id, users: { [athlete.id]: { attending: 1 } } } },
      asAthlete,
    )
    const start_date = START.replace('T06', 'T16')
    const copy = (
      await app.ask(life.duplicateSession, { params: { id }, body: { start_date } }, asCoach)
    ).data.id
    const { participants, published, ...same } = await read(id)
    expect(participants?.find(({ user_id }) => user_id === athlete.id)?.attendance).toBe(1)
    expect(published).toBe(true)
    const copied = await read(copy)
    const own = {
      id: copy,
      session_id: copy,
      change_id: copied.change_id,
      published: false,
      start_date,
      end_date: END.replace('T07', 'T17'),
    }
    expect(copied).toMatchObject({ ...same, ...own })
    expect(
      copied.participants?.map(({ user_id, attendance: answer }) => [user_id, answer]),
    ).toEqual(participants?.map(({ user_id }) => [user_id, null]))
    expect(await kinds(copy)).toEqual(['created'])
  })

  test('by an athlete is for the athlete alone', async () => {
    const id = await create({ athlete_ids: [athlete.id, other.id] })
    const copy = (
      await app.ask(
        life.duplicateSession,
        { params: { id }, body: { start_date: START } },
        asAthlete,
      )
    ).data.id
    expect(
      await app.rows('select user_id, role_id, edit from participants where session_id = $1', [
        copy,
      ]),
    ).toEqual([{ user_id: athlete.id, role_id: ROLE.athlete, edit: true }])
  })
})

describe('assigning', () => {
  test('takes everybody once, tells conflicts before, and never takes out who planned it', async () => {
    const [one, two] = [
      await makeMember(app.db, club),
      await makeMember(app.db, club, [ROLE.coach, ROLE.athlete]),
    ]
    const squads = [
      await makeSquad(app.db, club, [one.id, two.id]),
      await makeSquad(app.db, club, [one.id]),
    ]
    const [first, second] = [
      await create({ athlete_ids: [] }),
      await create({ athlete_ids: [], start_date: END, end_date: END }),
    ]
    await create({ name: 'Elsewhere', athlete_ids: [one.id] })
    const body = { session_ids: [first, second], user_ids: [one.id], squad_ids: squads }
    const { data } = await app.ask(life.previewAssigning, { body }, asCoach)
    expect(data).toMatchObject({
      people: 2,
      added: 2,
      conflicts: [{ user_id: one.id, session_id: first, other_name: 'Elsewhere' }],
    })
    expect((await app.ask(life.assignMembers, { body }, asCoach)).data).toEqual({ added: 2 })
    expect((await app.ask(life.assignMembers, { body }, asCoach)).data).toEqual({ added: 0 })
    const roles = (await read(second)).participants
      ?.map(({ user_id, user_role_id }) => [user_id, user_role_id])
      .toSorted(([a = 0], [b = 0]) => a - b)
    expect(roles).toEqual([
      [coach.id, ROLE.coach],
      [one.id, ROLE.athlete],
      [two.id, ROLE.coach],
    ])
    const all = { session_ids: [first, second], user_ids: [], squad_ids: [], everybody: true }
    expect((await app.ask(life.removeMembers, { body: all }, asCoach)).data).toEqual({ removed: 2 })
    expect((await read(first)).participants?.map(({ user_id }) => user_id)).toEqual([coach.id])
    expect((await app.refused(life.assignMembers, { body }, asAthlete)).status).toBe(403)
  })
})

describe('merging', () => {
  const own = (user: TestUser, plan: Partial<SessionPlan> = {}) =>
    makeSession(
      app.db,
      club,
      { user_id: user.id, role_id: ROLE.athlete },
      { start_date: START, name: 'From the watch', ...plan },
    )

  test('brings files, people and what was missing into the planned session, and can be undone', async () => {
    const into = await create({ athlete_ids: [athlete.id] })
    const [row, run] = [await own(athlete), await own(other, { sport_id: 4 })]
    const files = [await withFile(row, athlete.id), await withFile(run, other.id)]
    const ids = files.map(({ activity_id }) => activity_id)
    await app.rows(
      'insert into session_ratings (club_id, session_id, user_id, rpe) values ($1, $2, $4, 3), ($1, $3, $4, 6)',
      [club, into, row, athlete.id],
    )
    const where = async () =>
      (
        await app.rows<{ session_id: number }>(
          'select session_id from activities where id = any ($1) order by id',
          [ids],
        )
      ).map((file) => file.session_id)
    const people = async () =>
      (await read(into)).participants?.map(({ user_id }) => user_id).toSorted((a, b) => a - b)
    const before = await people()
    const body = { into, session_ids: [row, run] }
    expect((await app.ask(life.previewMerge, { body }, asCoach)).data).toEqual({
      name: 'Row',
      people: 1,
      waits: 0,
      places: null,
      publishes: false,
      answers: 0,
      ratings: 0,
      files: 2,
      comments: 0,
      kept: 1,
      alternatives: 1,
      obstacle: null,
    })
    const { merge_id } = (await app.ask(life.mergeSessions, { body }, asCoach)).data
    expect(await where()).toEqual([into, into])
    expect(await people()).toEqual([coach.id, athlete.id, other.id].toSorted((a, b) => a - b))
    expect(
      (await read(into)).participants?.find(({ user_id }) => user_id === other.id)?.did_alternative,
    ).toBe(true)
    expect(await app.rows('select rpe from session_ratings where session_id = $1', [into])).toEqual(
      [{ rpe: 3 }],
    )
    expect(await loads(into)).toHaveLength(2)
    expect((await app.refused(sessions.getSession, { params: { id: row } }, asCoach)).status).toBe(
      404,
    )
    expect(
      (await app.ask(life.deletedSessions, {}, asCoach)).data.map(({ id }) => id),
    ).not.toContain(row)
    expect(
      (await app.ask(life.sessionMarks, { params: { id: into } }, asCoach)).data.merge,
    ).toMatchObject({
      id: merge_id,
      names: ['From the watch', 'From the watch'],
    })

    await app.ask(life.undoMerge, { params: { id: merge_id } }, asCoach)
    expect(await where()).toEqual([row, run])
    expect(await people()).toEqual(before)
    expect(await read(row)).toMatchObject({ name: 'From the watch' })
    expect(await loads(row)).toHaveLength(1)
    expect((await kinds(into)).slice(0, 2)).toContain('unmerged')
    expect((await app.refused(life.undoMerge, { params: { id: merge_id } }, asCoach)).status).toBe(
      404,
    )
  })

  test('keeps two trainings of one athlete apart, leaves events alone, and is undone only within a day', async () => {
    const [morning, evening] = [await own(athlete), await own(athlete)]
    const two = { into: morning, session_ids: [evening] }
    expect((await app.ask(life.previewMerge, { body: two }, asCoach)).data.obstacle).toBe(
      'same-athlete',
    )
    expect((await app.refused(life.mergeSessions, { body: two }, asCoach)).code).toBe(
      'merge_same_athlete',
    )
    const planned = await create()
    expect(
      (
        await app.refused(
          life.mergeSessions,
          { body: { into: planned, session_ids: [planned] } },
          asCoach,
        )
      ).status,
    ).toBe(400)
    expect(
      (
        await app.refused(
          life.mergeSessions,
          { body: { into: planned, session_ids: [99_999_999] } },
          asCoach,
        )
      ).status,
    ).toBe(404)
    expect(
      (
        await app.refused(
          life.previewMerge,
          { body: { into: 99_999_999, session_ids: [planned] } },
          asCoach,
        )
      ).status,
    ).toBe(404)
    await app.rows(`update sessions set kind = 'event', sport_id = null where id = $1`, [evening])
    expect(
      (
        await app.refused(
          life.mergeSessions,
          { body: { into: planned, session_ids: [evening] } },
          asCoach,
        )
      ).code,
    ).toBe('merge_event')
    const { merge_id } = (
      await app.ask(
        life.mergeSessions,
        { body: { into: planned, session_ids: [morning] } },
        asCoach,
      )
    ).data
    await app.rows(
      `update session_merges set merged_at = now() - interval '25 hours' where id = $1`,
      [merge_id],
    )
    expect((await app.refused(life.undoMerge, { params: { id: merge_id } }, asCoach)).code).toBe(
      'undo_over',
    )
    expect(
      (
        await app.refused(
          life.mergeSessions,
          { body: { into: planned, session_ids: [morning] } },
          asAthlete,
        )
      ).status,
    ).toBe(403)
  })
})

test('favourites are one’s own', async () => {
  const id = await create()
  await app.ask(life.markFavourite, { params: { id }, body: { favourite: true } }, asAthlete)
  await app.ask(life.markFavourite, { params: { id }, body: { favourite: true } }, asAthlete)
  expect((await app.ask(life.favouriteSessions, {}, asAthlete)).data.map((row) => row.id)).toEqual([
    id,
  ])
  expect((await app.ask(life.favouriteSessions, {}, asCoach)).data).toEqual([])
  expect((await app.ask(life.sessionMarks, { params: { id } }, asAthlete)).data.favourite).toBe(
    true,
  )
  await app.ask(life.markFavourite, { params: { id }, body: { favourite: false } }, asAthlete)
  expect((await app.ask(life.favouriteSessions, {}, asAthlete)).data).toEqual([])
})

test('comments are read by all who see the session and deleted by who wrote them', async () => {
  const id = await create()
  const comment_id = (
    await app.ask(
      life.writeComment,
      { params: { id }, body: { text: ' Mind the swans ' } },
      asAthlete,
    )
  ).data.id
  expect((await app.ask(life.sessionComments, { params: { id } }, asCoach)).data).toMatchObject([
    { text: 'Mind the swans', user: { id: athlete.id } },
  ])
  expect(
    (await app.refused(life.deleteComment, { params: { id, comment_id } }, asCoach)).status,
  ).toBe(404)
  await app.ask(life.deleteComment, { params: { id, comment_id } }, asAthlete)
  expect((await app.ask(life.sessionComments, { params: { id } }, asCoach)).data).toEqual([])
})

test('the agenda shows nothing deleted', async () => {
  const id = await create()
  await app.ask(sessions.deleteSession, { params: { id } }, asCoach)
  const body = { start_date: START.slice(0, 10), end_date: START.slice(0, 10) }
  expect(
    (await app.ask(calendar.agenda, { body }, asCoach)).data.map((item) => item.id),
  ).not.toContain(id)
})
