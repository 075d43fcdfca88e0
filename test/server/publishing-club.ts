import { afterAll, beforeAll } from 'vitest'
import * as notices from '#contract/platform/inbox.ts'
import * as publishing from '#contract/planning/publishing.ts'
import * as sessions from '#contract/planning/sessions.ts'
import type { SessionPlan } from '#contract/plan.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, makeSquad, type TestUser } from '../support/factories.ts'
import type { As } from '../support/http.ts'

/** Every test file that prepares it has a server of its own with a coach and a squad of two. */
export let app: TestApp
export let club: ClubId
export let coach: TestUser, athlete: TestUser, other: TestUser
export let asCoach: As, asAthlete: As
export let squad: number

export function preparePublishingClub(): void {
  beforeAll(async () => {
    app = await startTestApp()
    club = await makeClub(app.db)
    coach = await makeMember(app.db, club, [ROLE.head_coach])
    athlete = await makeMember(app.db, club)
    other = await makeMember(app.db, club)
    squad = await makeSquad(app.db, club, [athlete.id, other.id])
    asCoach = { token: coach.token, club }
    asAthlete = { token: athlete.token, club }
  })
  afterAll(() => app.close())
}

const DAY_MS = 86_400_000
/** 06:00 UTC, so many days from now. */
export const at = (days: number) =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T06:00:00Z`
export const endOf = (start: string) => new Date(Date.parse(start) + 5_400_000).toISOString()

export const plan = async (start: string, more: Partial<SessionPlan> = {}) => {
  const body = {
    name: 'Row',
    sport_id: 1,
    start_date: start,
    end_date: endOf(start),
    published: false,
    squad_ids: [squad],
    ...more,
  }
  return (await app.ask(sessions.createSession, { body }, asCoach)).data.id
}
export const publish = async (body: publishing.PublishingScope, as = asCoach) =>
  (await app.ask(publishing.publish, { body }, as)).data
export const preview = async (body: publishing.PublishingScope, as = asCoach) =>
  (await app.ask(publishing.previewPublishing, { body }, as)).data
export const update = (body: { id: number } & Partial<SessionPlan>) =>
  app.ask(sessions.updateSession, { body }, asCoach)
export const noticesOf = async (person: TestUser) =>
  (await app.ask(notices.notifications, { query: {} }, { token: person.token })).data.filter(
    ({ kind }) => kind === 'plan',
  )
export const forget = () => app.rows('delete from notifications')
export const listed = async (person: TestUser) =>
  (await noticesOf(person)).map(({ values, sessions: found }) => [
    values['new'],
    values['changed'],
    values['cancelled'],
    found.map(({ id, what, words }) => [id, what, words.join()]),
  ])
