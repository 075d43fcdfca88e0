import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crews } from '#contract/boats/crews.ts'
import { home } from '#contract/analysis/home.ts'
import { trainingDistribution } from '#contract/analysis/home-distribution.ts'
import {
  exportTrainingSummary,
  profileTraining,
  trainingSummary,
} from '#contract/analysis/reports.ts'
import { sessionResults } from '#contract/analysis/results.ts'
import {
  addScores,
  scoresCsv,
  scoresSheet,
  sessionScores,
} from '#contract/analysis/result-entry.ts'
import { getSquad } from '#contract/people/squads.ts'
import { agenda } from '#contract/planning/calendar.ts'
import { sessionPublishing } from '#contract/planning/publishing.ts'
import { activityChannels, activityDetail } from '#contract/recordings/activities.ts'
import { activityEfforts, proposedPieces } from '#contract/recordings/efforts.ts'
import { activityEditor, getImport, listImports } from '#contract/recordings/imports.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { toInstant } from '#domain/time/zoned-time.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  makeSquad,
  rowingFile,
  today,
  type TestUser,
  ZONE,
} from '../support/factories.ts'
import type { As } from '../support/http.ts'
import { storeFile } from '../support/stored-activity.ts'
import { sheetOf } from '../support/xlsx.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser, mate: TestUser
let asCoach: As, asAthlete: As
let session: number, squad: number
const recorded = new Map<number, { import_id: number; activity_id: number }>()
const HOUR_MS = 3_600_000
const SPAN = { start_date: addDays(today(), -2), end_date: addDays(today(), 1) }

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  const grown = { date_of_birth: '1999-05-05' }
  athlete = await makeMember(app.db, club, [ROLE.athlete], grown)
  mate = await makeMember(app.db, club, [ROLE.athlete], grown)
  asCoach = { token: coach.token, club }
  asAthlete = { token: athlete.token, club }
  squad = await makeSquad(app.db, club, [athlete.id, mate.id])
  await app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
     select $1, $2, id, true from permissions where name = 'view-athlete-profile'`,
    [club, athlete.id],
  )
  // Early on a Monday three hours ago was last week.
  const monday = toInstant(ZONE, { day: isoWeekStart(today()), time: '00:00' }).getTime()
  const begin = new Date(Math.max(Date.now() - 3 * HOUR_MS, monday))
  session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    {
      sport_id: 2,
      athlete_ids: [athlete.id, mate.id],
      start_date: begin.toISOString(),
      end_date: new Date(Math.min(begin.getTime() + HOUR_MS, Date.now())).toISOString(),
    },
  )
  await makeCrew(app.db, club, {
    session_id: session,
    published: true,
    user_ids: [athlete.id, mate.id],
  })
  for (const { id } of [athlete, mate]) {
    const file = rowingFile(begin, { seconds: 900 })
    recorded.set(id, await storeFile(app.db, club, { user_id: id, session_id: session }, file))
  }
  await app.rows(
    `insert into results (club_id, session_id, user_id, sport_id, note)
     values ($1, $2, $3, 2, 'fast')`,
    [club, session, athlete.id],
  )
})
afterAll(() => app.close())

const restrict = (on: boolean) =>
  app.rows('update sessions set restricted_view = $2 where id = $1', [session, on])
const params = () => ({ params: { id: session } })
const of = (user: TestUser) => recorded.get(user.id) ?? { import_id: 0, activity_id: 0 }
const ofMate = () => ({ params: { id: of(mate).activity_id } })

const hasTrained = async ({ id }: TestUser, as: As) => {
  const { sessions, weeks } = (await app.ask(profileTraining, { params: { id } }, as)).data
  return sessions.length > 0 || weeks.some(({ time }) => time > 0)
}
/** Whether each call gives something that was done in the session. */
const CALLS: Record<string, (as: As) => Promise<boolean>> = {
  'the recordings': async (as) =>
    (await app.ask(sessionResults, params(), as)).data.results.length > 0,
  'what was entered': async (as) =>
    (await app.ask(sessionScores, params(), as)).data.results.length > 0,
  'the CSV file': async (as) => (await app.send(scoresCsv, params(), as)).status === 200,
  'the workbook': async (as) => (await app.send(scoresSheet, params(), as)).status === 200,
  'the comparison of planned and done': async (as) =>
    (await app.ask(sessionPublishing, params(), as)).data.done !== null,
  'the calendar': async (as) =>
    (await app.ask(agenda, { body: { ...SPAN, include: ['done'] } }, as)).data.some(
      ({ done }) => (done ?? null) !== null,
    ),
  'one’s own profile': (as) => hasTrained(athlete, as),
  'another’s profile': (as) => hasTrained(mate, as),
  'the training distribution': async (as) =>
    (await app.ask(trainingDistribution, { query: { dates: 'last_week' } }, as)).data.trained > 0,
  'the training summary': async (as) =>
    (await app.ask(trainingSummary, { query: SPAN }, as)).data.athletes.length > 0,
  'the workbook of the summary': async (as) =>
    sheetOf((await app.send(exportTrainingSummary, { query: SPAN }, as)).bytes).length > 1,
  'the load in a squad': async (as) =>
    (await app.ask(getSquad, { params: { id: squad } }, as)).data.members.some(
      ({ figures }) => (figures?.load ?? null) !== null,
    ),
  'how far a line-up went': async (as) =>
    (await app.ask(crews, { query: {} }, as)).data.some(({ distance }) => distance > 0),
  'a recording of somebody else': async (as) =>
    (await app.send(activityDetail, { ...ofMate(), query: {} }, as)).status === 200,
  'its curves': async (as) =>
    (await app.send(activityChannels, { ...ofMate(), query: {} }, as)).status === 200,
  'its pieces': async (as) => (await app.send(activityEfforts, ofMate(), as)).status === 200,
  'pieces it proposes': async (as) =>
    (await app.send(proposedPieces, { ...ofMate(), query: {} }, as)).status === 200,
  'the file it came from': async (as) =>
    (await app.send(getImport, { params: { id: of(mate).import_id } }, as)).status === 200,
  'other people’s files': async (as) =>
    (await app.ask(listImports, { query: { session_id: session } }, as)).data.some(
      ({ user_id }) => user_id === mate.id,
    ),
}

describe.each(Object.keys(CALLS))('%s', (name) => {
  const gives = (as: As) => CALLS[name]?.(as)

  test('is for athletes where results are released', async () => {
    await restrict(false)
    expect([await gives(asAthlete), await gives(asCoach)]).toEqual([true, true])
  })

  test('is the coaches’ only where they are not', async () => {
    await restrict(true)
    expect([await gives(asAthlete), await gives(asCoach)]).toEqual([false, true])
  })
})

describe('where results are not released', () => {
  beforeAll(() => restrict(true))

  test('the week at home counts without them', async () => {
    const sessions = async () => (await app.ask(home, {}, asAthlete)).data.week?.sessions
    expect(await sessions()).toBe(0)
    await restrict(false)
    expect(await sessions()).toBe(1)
    await restrict(true)
  })

  test('an export says why there is none', async () => {
    for (const endpoint of [scoresCsv, scoresSheet])
      expect(await app.refused(endpoint, params(), asAthlete)).toMatchObject({
        status: 403,
        code: 'results_unreleased',
        message: 'The coaches have not released the results yet.',
      })
  })

  test('nobody enters over what they cannot see', async () => {
    const body = {
      results: [
        {
          user_id: athlete.id,
          version: 0,
          scores: [{ piece: 1, part: 'piece' as const, number: 0, values: { time: 100 } }],
        },
      ],
    }
    expect(await app.refused(addScores, { ...params(), body }, asAthlete)).toMatchObject({
      code: 'forbidden',
    })
    const { user_actions } = (await app.ask(sessionScores, params(), asAthlete)).data
    expect(user_actions).toMatchObject({ all: false, own: false, own_alternative: false })
  })

  test('who enters for everybody sees what is entered, but no recordings', async () => {
    await app.rows(
      'update participants set add_all_scores = true where session_id = $1 and user_id = $2',
      [session, mate.id],
    )
    const asMate = { token: mate.token, club }
    const entering = { ...params(), query: { entering: true } }
    const { results, ranked } = (await app.ask(sessionScores, entering, asMate)).data
    expect([results.length, ranked]).toEqual([1, 'entered'])
    expect((await app.ask(sessionResults, params(), asMate)).data.results).toEqual([])
    expect((await app.send(scoresCsv, params(), asMate)).status).toBe(403)
  })

  test('a manager sees what is entered while entering only', async () => {
    const { token } = await makeMember(app.db, club, [ROLE.manager])
    const as = { token, club }
    expect((await app.ask(sessionScores, params(), as)).data.results).toEqual([])
    expect((await app.send(scoresSheet, params(), as)).status).toBe(403)
    const entering = { ...params(), query: { entering: true } }
    expect((await app.ask(sessionScores, entering, as)).data.results).toHaveLength(1)
  })

  test('one’s own recording stays, without those of others beside it', async () => {
    const own = { params: { id: of(athlete).activity_id } }
    for (const endpoint of [activityDetail, activityChannels])
      expect((await app.send(endpoint, { ...own, query: {} }, asAthlete)).status).toBe(200)
    expect((await app.ask(activityEditor, own, asAthlete)).data.others).toEqual([])
    await restrict(false)
    expect((await app.ask(activityEditor, own, asAthlete)).data.others).toHaveLength(1)
    await restrict(true)
  })
})
