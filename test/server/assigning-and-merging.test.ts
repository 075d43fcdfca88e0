import { describe, expect, test } from 'vitest'
import type { SessionPlan } from '#contract/plan.ts'
import * as life from '#contract/planning/session-life.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeMember, makeSession, makeSquad, type TestUser } from '../support/factories.ts'
import {
  END,
  START,
  app,
  asAthlete,
  asCoach,
  athlete,
  club,
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

describe('assigning', () => {
  test('takes everybody once, shows conflicts before, and never takes out who planned it', async () => {
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
    const removed = await app.send(life.removeMembers, { body: all }, asCoach)
    expect(removed.status).toBe(206)
    expect(removed.json).toMatchObject({
      data: { removed: 2, left_out: [{ id: coach.id }] },
      message: expect.stringMatching(
        /^Can’t perform selected action for .+\. The person who planned a session/,
      ),
    })
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
      `insert into session_ratings (club_id, session_id, user_id, rpe)
       values ($1, $2, $4, 3), ($1, $3, $4, 6)`,
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

  test('keeps two trainings of an athlete apart, not events; is undone only within a day', async () => {
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
