import { afterAll, beforeAll, expect, test } from 'vitest'
import { home } from '#contract/analysis/home.ts'
import { trainingDistribution } from '#contract/analysis/home-distribution.ts'
import { profileTraining, trainingSummary } from '#contract/analysis/reports.ts'
import { season } from '#contract/analysis/season.ts'
import { profileAthletes } from '#contract/people/profiles.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { addUp } from '#domain/reports/parts.ts'
import { trainingSummaryReport } from '#domain/reports/training-summary.ts'
import { ZONE_PARTS } from '#domain/reports/zone-parts.ts'
import {
  answerConsent,
  makeMember,
  makeSquad,
  today,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
})
afterAll(() => training.app.close())

type Dates = 'today' | 'last_week' | 'last_4_weeks'
const distribution = async (as: As, dates?: Dates) =>
  (await training.app.ask(trainingDistribution, { query: { ...(dates && { dates }) } }, as)).data
const asOf = ({ token }: TestUser): As => ({ token, club: training.club })

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

const UT2_AND_AT = [
  { id: 2, percentage: 80 },
  { id: 4, percentage: 20 },
]

/** A session so long ago that the athlete came to and rated. */
async function trained(athlete: TestUser, ms: number, rpe: number | null, plan: object = {}) {
  const id = await training.planFor(athlete, {
    start_date: ago(ms),
    planned_time: 3600,
    intensities: UT2_AND_AT,
    ...plan,
  })
  await training.answer(athlete, id, 1)
  if (rpe !== null) await training.rate(athlete, id, rpe)
}

test('an athlete has nothing of a day without training, but what is planned', async () => {
  const athlete = await training.newAthlete()
  await training.planFor(athlete, { start_date: ago(MINUTE_MS), planned_time: 5400 })
  expect(await distribution(asOf(athlete))).toMatchObject({
    whose: 'own',
    athletes: 1,
    trained: 0,
    all: { sessions: 0, ets: null, foster: null, trimp: null, rpe: null },
    sports: [],
    planned: { sessions: 1, time: 5400 },
  })
})

test('sums zones and loads by sport, and weighs ratings by duration', async () => {
  const athlete = await training.newAthlete()
  await trained(athlete, 2 * DAY_MS, 2)
  await trained(athlete, 3 * DAY_MS, 6, { sport_id: SPORT.ergo, planned_time: 1800 })
  await trained(athlete, 4 * DAY_MS, null, { intensities: [] })
  const { all, sports, start_date, end_date } = await distribution(asOf(athlete), 'last_week')
  // Minutes: 48 and 24 in ut2, 12 and 6 in at; an ergometer weighs 1.35.
  const [water, ergo] = [48 + 2.1 * 12, 1.35 * (24 + 2.1 * 6)]
  expect(all).toMatchObject({
    sessions: 3,
    zones: [0, 72 * 60, 0, 18 * 60, 0, 0, 0],
    percents: [0, 80, 0, 20, 0, 0, 0],
    foster: 2 * 60 + 7 * 30,
    known: { zones: 2, ets: 2, foster: 2, trimp: 2, rpe: 2 },
  })
  expect(all.ets).toBeCloseTo(water + ergo, 6)
  expect(all.rpe).toBeCloseTo((2 * 60 + 7 * 30) / 90, 6)
  expect(sports.map(({ sport_id, sessions, rpe }) => [sport_id, sessions, rpe])).toEqual([
    [SPORT.rowing, 2, 2],
    [SPORT.ergo, 1, 7],
  ])
  expect(Date.parse(end_date) - Date.parse(start_date)).toBe(6 * DAY_MS)
})

test('shows the days it was asked for, today first', async () => {
  const athlete = await training.newAthlete()
  await trained(athlete, MINUTE_MS, 4)
  await trained(athlete, 6 * DAY_MS, 4)
  await trained(athlete, 27 * DAY_MS, 4)
  await trained(athlete, 29 * DAY_MS, 4)
  const sessions = async (dates?: Dates) => (await distribution(asOf(athlete), dates)).all.sessions
  expect([
    await sessions(),
    await sessions('today'),
    await sessions('last_week'),
    await sessions('last_4_weeks'),
  ]).toEqual([1, 1, 2, 3])
})

test('a day off is no training, and rests no rating', async () => {
  const athlete = await training.newAthlete()
  await trained(athlete, 2 * DAY_MS, 4)
  await trained(athlete, DAY_MS, null, { sport_id: SPORT.day_off, intensities: [] })
  const { all, sports } = await distribution(asOf(athlete), 'last_week')
  expect(all).toMatchObject({ sessions: 1, rpe: 4 })
  expect(sports).toHaveLength(1)
})

test('a day off counts in no week, and is no session of a profile', async () => {
  const { app, asCoach, club } = training
  const athlete = await training.newAthlete()
  const squad_id = await makeSquad(app.db, club, [athlete.id])
  const coachWeek = async () =>
    (await app.ask(home, {}, asCoach)).data.coaching?.week.map(({ done }) => done)
  const before = await coachWeek()
  await trained(athlete, MINUTE_MS, null, { sport_id: SPORT.day_off, intensities: [] })
  const { week } = (await app.ask(home, {}, asOf(athlete))).data
  expect(week).toMatchObject({ sessions: 0, time: 0, done_seconds: Array(7).fill(0) })
  expect(await coachWeek()).toEqual(before)
  const plan = (await app.ask(season, { query: { day: today(), squad_id } }, asCoach)).data
  expect(plan.weeks.map(({ done }) => done.sessions)).toEqual(plan.weeks.map(() => 0))
  const profile = (await app.ask(profileTraining, { params: { id: athlete.id } }, asCoach)).data
  expect(profile.sessions).toEqual([])
  expect(profile.weeks.at(-1)).toMatchObject({ time: 0, sessions: 0 })
  const athletes = await app.ask(profileAthletes, { query: { squads: `${squad_id}` } }, asCoach)
  expect(athletes.data.map(({ last_session }) => last_session)).toEqual([null])
})

test('refuses dates there are not', async () => {
  const { status } = await training.app.call('GET', 'home/training-distribution?dates=last_year', {
    as: training.asCoach,
  })
  expect(status).toBe(400)
})

test('a coach sees what the training summary of the same days adds up to, and whose', async () => {
  const [one, other] = [await training.newAthlete(), await training.newAthlete()]
  await trained(one, DAY_MS, 5)
  await trained(other, 2 * DAY_MS, 7)
  const { start_date, end_date, ...found } = await distribution(training.asCoach, 'last_4_weeks')
  const { athletes } = (
    await training.app.ask(trainingSummary, { query: { start_date, end_date } }, training.asCoach)
  ).data
  const rowed = athletes.filter(({ total }) => (total.ets ?? 0) > 0)
  const total = addUp(
    trainingSummaryReport.parts,
    athletes.map((athlete) => athlete.total),
  )
  expect(found).toMatchObject({ whose: 'club', trained: rowed.length })
  for (const score of ['ets', 'foster', 'trimp'] as const)
    expect(found.all[score]).toBeCloseTo(total[score] ?? 0, 6)
  expect(found.all.zones).toEqual(ZONE_PARTS.map((part) => total[part]))
  const sums = found.sports.reduce((sum, { ets }) => sum + (ets ?? 0), 0)
  expect(sums).toBeCloseTo(found.all.ets ?? 0, 6)
})

test('a coach of squads sees their own, and nobody who has not consented', async () => {
  const { app, club } = training
  const coach = await makeMember(app.db, club, [ROLE.coach])
  await app.rows(
    `update memberships set coach_scope = 'own-squads' where club_id = $1 and user_id = $2`,
    [club, coach.id],
  )
  const [shown, hidden, stranger] = [
    await training.newAthlete(),
    await training.newAthlete(),
    await training.newAthlete(),
  ]
  await makeSquad(app.db, club, [coach.id, shown.id, hidden.id])
  for (const athlete of [shown, hidden, stranger]) await trained(athlete, DAY_MS, 5)
  const before = await distribution(asOf(coach), 'last_week')
  await answerConsent(app.db, hidden.id, 'withdrawn')
  const after = await distribution(asOf(coach), 'last_week')
  expect([before.trained, before.all.foster]).toEqual([2, 600])
  expect([after.trained, after.all.foster]).toEqual([1, 300])
})

test('an athlete who may see all reports still sees only what they did', async () => {
  const athlete = await training.newAthlete()
  await training.app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
     select $1, $2, id, true from permissions where name = 'view-all-members-on-report'`,
    [training.club, athlete.id],
  )
  expect(await distribution(asOf(athlete), 'last_4_weeks')).toMatchObject({
    whose: 'own',
    athletes: 1,
    trained: 0,
  })
})
