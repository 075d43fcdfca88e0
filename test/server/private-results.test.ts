import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/result-entry.ts'
import { makeCrew, makeMember, makeSession, makeSquad } from '../support/factories.ts'
import type { TestUser } from '../support/factories.ts'
import { piece } from '../support/scored-pieces.ts'
import {
  ROWS,
  add,
  app,
  asAthlete,
  athlete,
  club,
  coach,
  mate,
  prepareScoreSession,
  scores,
} from './score-session.ts'

prepareScoreSession()

let hidden: TestUser
/** A session of its own with results of an athlete who is "only me", of a crew and of a squad. */
let id: number, crew_id: number, squad_id: number
beforeAll(async () => {
  hidden = await makeMember(app.db, club)
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
})
