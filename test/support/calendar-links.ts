import * as calendar from '#contract/planning/calendar.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp } from './app.ts'
import { makeClub, makeMember, makeSquad } from './factories.ts'
import type { As } from './http.ts'

export type LinkWish = {
  kind: 'page' | 'feed'
  scope: calendar.LinkScope
  squad_ids?: number[]
  days?: 1
  with_phases?: boolean
}

/** Days from now, at six in the morning UTC. */
export const ahead = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T06:00:00Z`

/** A club whose coach and athlete share the calendar by links. */
export async function startCalendarLinks() {
  const app = await startTestApp()
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const athlete = await makeMember(app.db, club, [ROLE.athlete], { preferred_language: 'de' })
  const squad = await makeSquad(app.db, club, [athlete.id])
  const asCoach: As = { token: coach.token, club }
  const asAthlete: As = { token: athlete.token, club }

  async function make(body: LinkWish, as: As) {
    const { id, url } = (await app.ask(calendar.createCalendarLink, { body }, as)).data
    return { id, url, secret: url.split('/').at(-1)?.replace('.ics', '') ?? '' }
  }
  const feed = (code: string, headers: Record<string, string> = {}) =>
    app.send(calendar.calendarFeed, { params: { code } }, {}, headers)
  return { app, club, coach, athlete, squad, asCoach, asAthlete, make, feed }
}
