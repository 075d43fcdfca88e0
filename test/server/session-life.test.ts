import { describe, expect, test } from 'vitest'
import * as attendance from '#contract/planning/attendance.ts'
import * as calendar from '#contract/planning/calendar.ts'
import * as notices from '#contract/platform/inbox.ts'
import * as life from '#contract/planning/session-life.ts'
import * as talk from '#contract/club/wall-sessions.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { emptyBin } from '../../server/planning/session-life/jobs.ts'
import {
  END,
  START,
  app,
  asAthlete,
  asCoach,
  athlete,
  changes,
  coach,
  create,
  kinds,
  loads,
  other,
  read,
  withFile,
  prepareSessionLifeClub,
} from './session-life-club.ts'

prepareSessionLifeClub()

const PIECES = [
  { planned_distance: 2000, planned_time: null, rest: 360, split_length: null, segments: [] },
]

describe('the history', () => {
  test('says who changed what, from what to what, in the reader’s language', async () => {
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

  test('writes percents as the reader’s language does', async () => {
    const id = await create({ published: false, intensities: [{ id: 2, percentage: 100 }] })
    const intensities = [
      { id: 2, percentage: 62.5 },
      { id: 4, percentage: 37.5 },
    ]
    await app.ask(sessions.updateSession, { body: { id, intensities } }, asCoach)
    const saidIn = async (language: 'en' | 'de') =>
      (await changes(id, { ...asCoach, language }))[0]?.changes.find(
        ({ field }) => field === 'intensities',
      )?.after
    expect(await saidIn('en')).toMatch(/62\.5%, .* 37\.5%$/)
    expect(await saidIn('de')).toMatch(/62,5\u00A0%, .* 37,5\u00A0%$/)
  })

  test('names who was added and taken out, and begins for athletes when published', async () => {
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
      uuid: copied.uuid,
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
      talk.writeComment,
      { params: { id }, body: { text: ' Mind the swans ' } },
      asAthlete,
    )
  ).data.id
  expect((await app.ask(talk.sessionComments, { params: { id } }, asCoach)).data).toMatchObject([
    { text: 'Mind the swans', user: { id: athlete.id } },
  ])
  expect(
    (await app.refused(talk.deleteComment, { params: { id, comment_id } }, asCoach)).status,
  ).toBe(404)
  await app.ask(talk.deleteComment, { params: { id, comment_id } }, asAthlete)
  expect((await app.ask(talk.sessionComments, { params: { id } }, asCoach)).data).toEqual([])
})

test('the agenda shows nothing deleted', async () => {
  const id = await create()
  await app.ask(sessions.deleteSession, { params: { id } }, asCoach)
  const body = { start_date: START.slice(0, 10), end_date: START.slice(0, 10) }
  expect(
    (await app.ask(calendar.agenda, { body }, asCoach)).data.map((item) => item.id),
  ).not.toContain(id)
})
