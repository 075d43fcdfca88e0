import { describe, expect, test } from 'vitest'
import { deleteCrew } from '#contract/boats/crews.ts'
import * as contract from '#contract/analysis/result-entry.ts'
import { deleteSquad } from '#contract/people/squads.ts'
import { ROLE } from '#domain/constants/roles.ts'
import {
  makeCrew,
  makeEvent,
  makeMember,
  makeSession,
  makeSquad,
  rowingFile,
} from '../support/factories.ts'
import { piece, piecesOf } from '../support/scored-pieces.ts'
import { storeFile } from '../support/stored-activity.ts'
import {
  add,
  app,
  asAthlete,
  asCoach,
  athlete,
  club,
  coach,
  mate,
  refused,
  scores,
  session,
  prepareScoreSession,
} from './score-session.ts'

prepareScoreSession()

describe('rights', () => {
  test.each([
    ['rowing', 1, 403],
    ['ergo', 2, 200],
    ['run', 4, 200],
    ['kayak', 10, 403],
  ])('an athlete enters an own %s result: %s → %s', async (_, sport_id, status) => {
    const id = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { sport_id, structure: piecesOf(1), athlete_ids: [athlete.id] },
    )
    const own = {
      params: { id },
      body: { results: [{ user_id: athlete.id, scores: [piece(1, { time: 400 })] }] },
    }
    expect((await app.send(contract.addScores, own, asAthlete)).status).toBe(status)
  })

  test('nobody enters somebody else’s without the right to all', async () => {
    const id = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { sport_id: 2, structure: piecesOf(1), athlete_ids: [athlete.id, mate.id] },
    )
    expect(
      await refused([{ user_id: mate.id, scores: [piece(1, { time: 400 })] }], asAthlete, id),
    ).toMatchObject({ status: 403 })
    expect(await scores(asAthlete, id)).toMatchObject({
      user_actions: { all: false, own: true, ready: true },
    })
  })

  test.each([
    ['day off', { sport_id: 9 }, 'scores_not_taken'],
    ['multisport', { sport_id: 6 }, 'scores_not_taken'],
    ['a session without pieces', { sport_id: 1 }, 'pieces_first'],
  ])('%s takes none', async (_, plan, code) => {
    const id = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { ...plan, athlete_ids: [athlete.id] },
    )
    expect(
      await refused([{ user_id: athlete.id, scores: [piece(1, { time: 400 })] }], asCoach, id),
    ).toMatchObject({ status: 409, code })
  })

  test('an event takes none', async () => {
    const id = await makeEvent(app.db, club, { user_id: coach.id })
    expect(await refused([{ user_id: athlete.id, scores: [] }], asCoach, id)).toMatchObject({
      status: 409,
      code: 'scores_not_taken',
    })
  })

  test('an alternative needs no pieces, and is the athlete’s to enter', async () => {
    const id = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { sport_id: 1, athlete_ids: [athlete.id] },
    )
    const ran = {
      user_id: athlete.id,
      alternative: true,
      sport_id: 4,
      scores: [piece(0, { time: 2700, distance: 9000 })],
    }
    await add([ran], asAthlete, id)
    expect((await scores(asCoach, id)).results).toMatchObject([{ alternative: true, sport_id: 4 }])
  })
})

describe('what hangs on results', () => {
  test('a crew and a squad that have some are not deleted', async () => {
    const crew_id = await makeCrew(app.db, club, { session_id: session, user_ids: [athlete.id] })
    const squad_id = await makeSquad(app.db, club, [athlete.id])
    await add([
      { crew_id, scores: [piece(1, { time: 400 })] },
      { squad_id, scores: [piece(1, { time: 400 })] },
    ])
    expect(await app.refused(deleteCrew, { body: { crew_id } }, asCoach)).toMatchObject({
      status: 409,
      code: 'has_results',
    })
    const manager = await makeMember(app.db, club, [ROLE.head_coach])
    const asManager = { token: manager.token, club }
    expect(await app.refused(deleteSquad, { params: { id: squad_id } }, asManager)).toMatchObject({
      status: 409,
      code: 'has_results',
    })
    await add([{ crew_id, version: 1, scores: [piece(1, { time: null })] }])
    await app.ask(deleteCrew, { body: { crew_id } }, asCoach)
  })

  test('entered totals count for the load where no file says more', async () => {
    const crew_id = await makeCrew(app.db, club, { session_id: session, user_ids: [mate.id] })
    await add([
      { user_id: athlete.id, scores: [piece(0, { time: 4000, distance: 14_000 })] },
      { crew_id, scores: [piece(0, { distance: 13_000 })] },
    ])
    const loads = () =>
      app.rows<{ user_id: number; seconds: number; distance: number }>(
        `select user_id, seconds, distance
         from training_loads
         where session_id = $1
         order by user_id`,
        [session],
      )
    expect(await loads()).toEqual([
      { user_id: athlete.id, seconds: 4000, distance: 14_000 },
      { user_id: mate.id, seconds: 5400, distance: 13_000 },
    ])
    await storeFile(
      app.db,
      club,
      { user_id: athlete.id, session_id: session },
      rowingFile(new Date('2026-03-02T06:00:00Z'), { seconds: 901 }),
    )
    await add([{ user_id: athlete.id, scores: [piece(1, { time: 400 })] }])
    expect((await loads())[0]).toMatchObject({ seconds: 900 })
  })
})
