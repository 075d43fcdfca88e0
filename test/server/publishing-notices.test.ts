import { describe, expect, test } from 'vitest'
import * as crews from '#contract/boats/crews.ts'
import * as lookups from '#contract/lookups.ts'
import * as publishing from '#contract/planning/publishing.ts'
import * as scores from '#contract/analysis/result-entry.ts'
import * as sessions from '#contract/planning/sessions.ts'
import type { SessionPlan } from '#contract/plan.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { makeCrew, makeMember, type TestUser } from '../support/factories.ts'
import type { As } from '../support/http.ts'
import {
  app,
  asAthlete,
  asCoach,
  at,
  athlete,
  club,
  endOf,
  forget,
  listed,
  noticesOf,
  other,
  plan,
  preview,
  publish,
  update,
  preparePublishingClub,
} from './publishing-club.ts'

preparePublishingClub()

describe('publishing', () => {
  test('notifies of whole days as such, also when they are off', async () => {
    await forget()
    const [camp, rest] = [
      await plan(at(9), { all_day_event: true }),
      await plan(at(11), { sport_id: SPORT.day_off }),
    ]
    const row = await plan(at(12))
    const scope = { session_ids: [camp, rest, row] }
    await publish(scope)
    await app.ask(sessions.deleteSession, { params: { id: camp }, query: {} }, asCoach)
    const days = (await noticesOf(athlete)).map(({ sessions: found }) =>
      found.map(({ id, all_day_event }) => [id, all_day_event]),
    )
    expect(days).toEqual([
      [[camp, true]],
      [
        [camp, true],
        [rest, true],
        [row, false],
      ],
    ])
    await app.rows(
      `update notifications
       set "values" = jsonb_set(
         "values", '{sessions,0}', ("values" -> 'sessions' -> 0) - 'all_day_event')`,
    )
    expect((await noticesOf(athlete))[0]?.sessions[0]).toMatchObject({
      id: camp,
      all_day_event: false,
    })
    await app.ask(sessions.deleteSession, { params: { id: rest }, query: {} }, asCoach)
    await app.ask(sessions.deleteSession, { params: { id: row }, query: {} }, asCoach)
    await forget()
  })

  test('notifies those who sit in another boat than they knew of, and nobody else', async () => {
    const id = await plan(at(33))
    await publish({ session_ids: [id] })
    const crew = await makeCrew(app.db, club, { session_id: id, user_ids: [athlete.id] })
    await forget()
    await app.ask(crews.publishCrews, { params: { id }, body: { published: true } }, asCoach)
    expect(await preview({ session_ids: [id] })).toMatchObject({ people: 0, sessions: [] })
    await app.rows('update crew_users set position = 3 where club_id = $1 and crew_id = $2', [
      club,
      crew,
    ])
    expect(await preview({ session_ids: [id] })).toMatchObject({
      people: 1,
      sessions: [{ id, draft: false, words: ['crew'] }],
    })
    expect(await publish({ session_ids: [id] })).toMatchObject({ people: 1 })
    expect(await listed(athlete)).toEqual([[0, 1, 0, [[id, 'changed', 'crew']]]])
    expect(await listed(other)).toEqual([])
    expect(await preview({ session_ids: [id] })).toMatchObject({ people: 0, sessions: [] })
  })

  test('says what changed of a public session, in words, and to new people that it is new', async () => {
    const id = await plan(at(30))
    await publish({ session_ids: [id] })
    await forget()
    await update({
      id,
      start_date: at(31),
      end_date: endOf(at(31)),
      location: 'Upper lake',
      planned_distance: 12_000,
    })
    const newcomer = await makeMember(app.db, club)
    await app.rows(
      'insert into participants (club_id, session_id, user_id, role_id) values ($1, $2, $3, 2)',
      [club, id, newcomer.id],
    )
    expect(await preview({ session_ids: [id] })).toMatchObject({
      people: 3,
      sessions: [{ id, draft: false, words: ['time', 'place', 'pieces'] }],
    })
    const before = (await app.ask(publishing.sessionPublishing, { params: { id } }, asCoach)).data
    expect(before).toMatchObject({
      unnotified: 3,
      words: ['time', 'place', 'pieces'],
      notified: { location: null },
      plan: { location: 'Upper lake' },
    })
    expect(
      (await app.ask(publishing.sessionPublishing, { params: { id } }, asAthlete)).data,
    ).toMatchObject({
      unnotified: 0,
      words: [],
      notified: null,
    })

    expect(await publish({ session_ids: [id] })).toEqual({ sessions: 1, people: 3 })
    expect(await listed(athlete)).toEqual([[0, 1, 0, [[id, 'changed', 'time,place,pieces']]]])
    expect(await listed(newcomer)).toEqual([[1, 0, 0, [[id, 'new', '']]]])
    expect(
      (await app.ask(publishing.sessionPublishing, { params: { id } }, asCoach)).data,
    ).toMatchObject({ unnotified: 0, words: [] })
  })

  test('notifies of other exercises those who do them, and nobody who does the others', async () => {
    const [squat = 0, press = 0] = (await app.ask(lookups.exercises, {}, asCoach)).data.map(
      ({ id }) => id,
    )
    const exercise = (exercise_id: number, reps_count: number) => ({
      exercise_id,
      sets_count: 3,
      rest: null,
      segments: [{ reps_count, exercise_weight: null }],
    })
    const heavy = { name: 'Heavy', athlete_ids: [athlete.id], pieces: [exercise(squat, 3)] }
    const light = { name: null, athlete_ids: [], pieces: [exercise(squat, 20)] }
    const id = await plan(at(50), { sport_id: 7, strength_structures: [heavy, light] })
    const scope = { session_ids: [id] }
    await publish(scope)
    const changed = async (
      strength_structures: NonNullable<SessionPlan['strength_structures']>,
    ) => {
      await forget()
      await update({ id, strength_structures })
      const { sessions: found } = await preview(scope)
      const { people } = await publish(scope)
      const noticeTo = async (person: TestUser) => (await listed(person)).map((digest) => digest[3])
      return {
        found: found.map(({ words }) => words),
        people,
        athlete: await noticeTo(athlete),
        other: await noticeTo(other),
      }
    }
    const news = [[[id, 'changed', 'exercises']]]
    const heavier = {
      ...heavy,
      pieces: [
        {
          ...exercise(squat, 3),
          segments: [5, 3, 1].map((reps_count) => ({ reps_count, exercise_weight: 90 })),
        },
      ],
    }
    expect(await changed([heavier, light])).toEqual({
      found: [['exercises']],
      people: 1,
      athlete: news,
      other: [],
    })
    expect(await changed([heavier, { ...light, pieces: [exercise(press, 20)] }])).toMatchObject({
      people: 1,
      athlete: [],
      other: news,
    })
    // In another order it is the same for everybody, and joining a programme changes nothing for
    // those who are in it.
    expect(await changed([{ ...light, pieces: [exercise(press, 20)] }, heavier])).toMatchObject({
      people: 0,
      found: [['exercises']],
    })
    expect(await changed([{ ...heavier, athlete_ids: [athlete.id, other.id] }])).toMatchObject({
      people: 1,
      athlete: [],
      other: news,
    })
    expect(await changed([{ ...heavier, athlete_ids: [athlete.id, other.id] }])).toEqual({
      found: [],
      people: 0,
      athlete: [],
      other: [],
    })

    await update({ id, strength_structures: [heavy] })
    const seen = async (as: As) =>
      (await app.ask(publishing.sessionPublishing, { params: { id } }, as)).data
    expect(await seen(asCoach)).toMatchObject({
      words: ['exercises'],
      unnotified: 2,
      plan: { exercises: [heavy] },
      notified: {
        exercises: [{ name: 'Heavy', athlete_ids: [athlete.id, other.id], pieces: heavier.pieces }],
      },
      people: expect.arrayContaining([expect.objectContaining({ user_id: other.id })]),
    })
    expect(await seen({ token: other.token, club })).toMatchObject({
      plan: { exercises: null },
      notified: null,
      people: [],
    })
    const set = (number: number, reps: number) => ({
      piece: 1,
      part: 'set' as const,
      number,
      values: { reps, exercise_weight: 80 },
    })
    const results = [{ user_id: athlete.id, scores: [set(1, 3), set(2, 2)] }]
    await app.ask(scores.addScores, { params: { id }, body: { results } }, asCoach)
    const lifted = [
      {
        programme: 'Heavy',
        exercise_id: squat,
        nth: 1,
        people: 1,
        sets: 2,
        reps: 2.5,
        exercise_weight: 80,
      },
    ]
    expect((await seen(asAthlete)).lifted).toEqual(lifted)
    expect((await seen({ token: other.token, club })).lifted).toEqual([])
    await update({ id, strength_structures: [{ ...heavy, pieces: [exercise(press, 3)] }] })
    expect((await seen(asAthlete)).lifted).toEqual([{ ...lifted[0], nth: 0 }])
  })
})
