import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/analysis/reports.ts'
import { savePrivacySettings } from '#contract/people/privacy.ts'
import { ROLE } from '#domain/constants/roles.ts'
import {
  makeMember,
  makeSession,
  makeSquad,
  type TestUser,
} from '../../../test/support/factories.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'
import { sheetOf } from '../../../test/support/xlsx.ts'

let training: TrainingClub
let hidden: TestUser
beforeAll(async () => {
  training = await openTrainingClub()
  hidden = await cameOnce()
  await hide(hidden)
})
afterAll(() => training.app.close())

async function cameOnce(): Promise<TestUser> {
  const athlete = await training.newAthlete()
  const session = await training.planFor(athlete, { start_date: '2026-03-02T06:00:00Z' })
  await training.answer(athlete, session, 1)
  return athlete
}

const hide = ({ token }: TestUser) =>
  training.app.ask(
    savePrivacySettings,
    { body: { mode: 'only-me' } },
    { token, club: training.club },
  )

async function listed(as: TestUser, query: object = {}) {
  const { data } = await training.app.ask(
    contract.trainingSummary,
    { query: { ...MARCH, ...query } },
    { token: as.token, club: training.club },
  )
  return data
}
const sessionsOf = async (person: TestUser, as = training.coach, query: object = {}) =>
  (await listed(as, query)).only_attendance.find(({ user_id }) => user_id === person.id)?.sessions

test('of an athlete who hides their training the coach sees how often they came', async () => {
  const seen = await listed(training.coach)
  expect(seen.athletes.some(({ user_id }) => user_id === hidden.id)).toBe(false)
  expect(await sessionsOf(hidden)).toBe(1)
})

test('of an athlete who has not consented the coach sees how often they came', async () => {
  const athlete = await cameOnce()
  expect(await sessionsOf(athlete), 'shown in full').toBeUndefined()
  await training.app.rows('update users set health_consent = false where id = $1', [athlete.id])
  expect(await sessionsOf(athlete)).toBe(1)
})

test('what they planned for themselves, drafts and no-shows do not count', async () => {
  const { app, club, coach } = training
  const athlete = await cameOnce()
  const plan = { athlete_ids: [athlete.id], start_date: '2026-03-04T06:00:00Z' }
  const own = await makeSession(app.db, club, { user_id: athlete.id }, plan)
  await training.answer(athlete, own, 1)
  const draft = await makeSession(app.db, club, { user_id: coach.id }, plan)
  const missed = await makeSession(app.db, club, { user_id: coach.id }, plan)
  await training.answer(athlete, draft, 1)
  await training.answer(athlete, missed, 1)
  await app.rows('update sessions set published_at = null where id = $1', [draft])
  await app.rows(`update attendance set presence = 'no-show' where session_id = $1`, [missed])
  await hide(athlete)
  expect(await sessionsOf(athlete)).toBe(1)
})

test('filters by squad, athlete and days hold', async () => {
  const squad = await makeSquad(training.app.db, training.club, [hidden.id])
  const { coach } = training
  expect(await sessionsOf(hidden, coach, { squads: String(squad) })).toBe(1)
  expect(await sessionsOf(hidden, coach, { squads: '99999999' })).toBeUndefined()
  expect(await sessionsOf(hidden, coach, { athletes: String(coach.id) })).toBeUndefined()
  expect(await sessionsOf(hidden, coach, { start_date: '2026-03-03' })).toBeUndefined()
})

test('refuses to name them to athletes and to who coaches other squads', async () => {
  const { app, club } = training
  const athlete = await training.newAthlete()
  expect(await sessionsOf(hidden, athlete)).toBeUndefined()
  const limited = await makeMember(app.db, club, [ROLE.coach])
  await app.rows(
    `update memberships set coach_scope = 'own-squads' where club_id = $1 and user_id = $2`,
    [club, limited.id],
  )
  expect(await sessionsOf(hidden, limited)).toBeUndefined()
  await makeSquad(app.db, club, [hidden.id, limited.id])
  expect(await sessionsOf(hidden, limited)).toBe(1)
})

test('the workbook has a line of them without figures', async () => {
  const { bytes } = await training.app.send(
    contract.exportTrainingSummary,
    { query: { ...MARCH, athletes: String(hidden.id) } },
    training.asCoach,
  )
  expect(sheetOf(bytes)[1]?.slice(2)).toEqual(['Shares only attendance', 1])
})
