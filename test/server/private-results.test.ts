import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/result-entry.ts'
import { exercises } from '#contract/lookups.ts'
import { mergeSessions, undoMerge } from '#contract/planning/session-life.ts'
import { updateSession } from '#contract/planning/sessions.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { makeCrew, makeMember, makeSession, makeSquad } from '../support/factories.ts'
import type { TestUser } from '../support/factories.ts'
import { grantTo } from '../support/grant.ts'
import { piece, piecesOf } from '../support/scored-pieces.ts'
import {
  ROWS,
  add,
  app,
  asAthlete,
  asCoach,
  athlete,
  club,
  coach,
  mate,
  prepareScoreSession,
  refused,
  scores,
} from './score-session.ts'

prepareScoreSession()

let hidden: TestUser, cox: TestUser
/** A session of its own with results of an athlete who is "only me", of a crew and of a squad. */
let id: number, crew_id: number, squad_id: number
beforeAll(async () => {
  hidden = await makeMember(app.db, club)
  cox = await makeMember(app.db, club)
  const permission = 'view-edit-all-sessions'
  await grantTo(app, { club, person: cox, permission, granted: true })
  await app.rows(
    `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`,
    [club, hidden.id],
  )
})
beforeEach(async () => {
  const athlete_ids = [athlete.id, mate.id, hidden.id]
  id = await makeSession(app.db, club, { user_id: coach.id }, { ...ROWS, athlete_ids })
  crew_id = await makeCrew(app.db, club, {
    session_id: id,
    user_ids: [athlete.id, hidden.id],
    published: true,
  })
  squad_id = await makeSquad(app.db, club, athlete_ids)
  await add(
    [
      { user_id: hidden.id, scores: [piece(1, { time: 390 })] },
      { crew_id, scores: [piece(1, { time: 400 })] },
      { squad_id, scores: [piece(1, { time: 410 })] },
    ],
    undefined,
    id,
  )
})

/** An athlete who may plan and enter for others, without being a coach. */
const asCox = () => ({ token: cox.token, club })
const replan = (changed: object) => app.ask(updateSession, { body: { id, ...changed } }, asCox())
const hiddenScores = () =>
  app.rows(
    `select r.session_id, c.piece, c.time
     from results r
     join scores c on c.club_id = r.club_id and c.result_id = r.id
     where r.club_id = $1 and r.user_id = $2 and r.session_id >= $3
     order by c.piece`,
    [club, hidden.id, id],
  )

describe('where one athlete is "only me"', () => {
  test('the others see the results of crews and squads, and not those of that athlete', async () => {
    const { results } = await scores(asAthlete, id)
    expect(results.map(({ crew_id: crew, squad_id: squad }) => [crew, squad])).toEqual(
      expect.arrayContaining([
        [crew_id, null],
        [null, squad_id],
      ]),
    )
    expect(results).toHaveLength(2)
    const { text } = await app.send(contract.scoresCsv, { params: { id } }, asAthlete)
    expect(text).toContain(',400,')
    expect(text).not.toContain(',390,')
  })

  test('another athlete enters results for that athlete, and writes over none', async () => {
    await add(
      [
        { user_id: hidden.id, scores: [piece(2, { time: 395 })] },
        { crew_id, version: 1, scores: [piece(2, { time: 405 })] },
      ],
      asCox(),
      id,
    )
    const before = [
      { session_id: id, piece: 1, time: 390 },
      { session_id: id, piece: 2, time: 395 },
    ]
    expect(await hiddenScores()).toEqual(before)
    for (const time of [390, 391]) {
      const over = [{ user_id: hidden.id, scores: [piece(1, { time })] }]
      const refusal = await refused(over, asCox(), id)
      expect(refusal).toMatchObject({ status: 400 })
      expect(Object.keys(refusal.errors ?? {})).toEqual(['results.0.scores.0.values.time'])
    }
    expect(await hiddenScores()).toEqual(before)
  })

  test('a merge by another athlete takes their results along, and its undo takes them back', async () => {
    const into = await makeSession(app.db, club, { user_id: coach.id }, ROWS)
    const { data } = await app.ask(mergeSessions, { body: { into, session_ids: [id] } }, asCox())
    expect(await hiddenScores()).toEqual([{ session_id: into, piece: 1, time: 390 }])
    await app.ask(undoMerge, { params: { id: data.merge_id } }, asCox())
    expect(await hiddenScores()).toEqual([{ session_id: id, piece: 1, time: 390 }])
  })

  test('a number that their results have is given to no other piece', async () => {
    const ran = { alternative: true, sport_id: SPORT.run, scores: [piece(9, { time: 600 })] }
    await add([{ user_id: hidden.id, ...ran }], asCoach, id)
    await replan({ structure: piecesOf(9) })
    const numbers = (await scores(asCoach, id)).pieces.map((one) => one.piece)
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10])
  })

  test('an exercise that they did stays when another athlete takes it out', async () => {
    const [squat, press] = (await app.ask(exercises, {}, asCoach)).data
    const gym = (exercise_id = 0) => {
      const segments = [{ reps_count: 5, exercise_weight: null }]
      const pieces = [{ exercise_id, sets_count: 2, rest: null, segments }]
      return { strength_structures: [{ name: null, athlete_ids: [], pieces }] }
    }
    const athlete_ids = [hidden.id]
    const plan = { sport_id: SPORT.strength, athlete_ids, ...gym(squat?.id) }
    id = await makeSession(app.db, club, { user_id: coach.id }, plan)
    const lifted = { piece: 1, part: 'set' as const, number: 1, values: { reps: 5 } }
    await add([{ user_id: hidden.id, scores: [lifted] }], asCoach, id)
    await replan(gym(press?.id))
    expect((await scores(asCoach, id)).pieces).toMatchObject([
      { piece: 2, exercise_id: press?.id, planned: true },
      { piece: 1, exercise_id: squat?.id, planned: false },
    ])
  })
})
