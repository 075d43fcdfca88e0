import { writeFileSync } from 'node:fs'
import { examplesOf, type Example, type Chosen } from './demo-examples.ts'
import { cellsOf } from './rows.ts'
import type { Demo } from './seed-clubs.ts'
import { ACCOUNTS, type Account } from './people.ts'
import type { Shown } from './seed-all.ts'

export type DemoFile = {
  url: string
  /** Of the demo club. */
  time_zone: string
  password: string
  accounts: Record<Account, string>
  totp: Record<string, string>
  club_id: number
  other_club_id: number
  examples: Example[]
  params: Record<string, string>
}

/** The last pieces that somebody recorded. */
function shownSession({ sessions, activities }: Shown): number {
  const pieces = new Set(
    sessions.filter(({ planned }) => planned.structure === '3x2000m/6min').map(({ id }) => id),
  )
  const latest =
    activities.findLast(({ session_id }) => pieces.has(session_id)) ?? activities.at(-1)
  return latest?.session_id ?? sessions[0]?.id ?? 0
}

/** The recording of the shown session that the editor is shown with. */
const shownActivity = ({ activities }: Shown, session: number): number =>
  activities.find(({ session_id }) => session_id === session)?.id ?? activities.at(-1)?.id ?? 0

/** The calls about one thing, behind what the demo has to show for it. */
const clubParams = (
  { athletes, calendar, club, codes, shown_athlete, squads }: Demo,
  { billing, challenges, connect, guardians, messages, report, wall, webhook }: Shown,
) => `
  ${codes.activation} get-user-data/{code}
  ${codes.notices} no-notice-mails/{code}
  ${shown_athlete} profiles/{id} profiles/{id}/training profiles/{id}/races admin/users/{id}
  ${athletes.at(-1)?.id} athlete-details/{id} user-change-status/{id}
  ${club} clubs/{id} admin/clubs/{id} admin/clubs/{id}/free-months
  ${squads.Senior} squads/{id}
  2 roles/{roleId}/permissions
  ${calendar.view} calendar-views/{id}
  ${calendar.link} calendar-links/{id}
  ${calendar.page} public/calendar/{uuid}
  ${calendar.feed} calendar-feeds/{code}.ics
  ${connect} connect/{code}
  ${report.mail} report-mails/{id}
  ${report.code} no-report-mails/{code}
  ${report.link} report-links/{id}
  ${report.token} public/report/{token}
  ${webhook.webhook} club-webhooks/{id}/deliveries
  ${webhook.delivery} club-webhook-deliveries/{id}
  ${messages.squad} message-threads/{id} message-threads/{id}/messages
  ${messages.report} message-reports/{id}/settle
  ${wall.post} wall/posts/{id} wall/posts/{id}/reactions
  ${wall.photo} wall/posts/{id}/photo wall/posts/{id}/comments
  ${wall.file} wall/posts/{id}/file
  ${wall.comment} wall/comments/{id} wall/comments/{id}/reactions
  ${wall.report} wall/reports/{id}/settle
  ${guardians.child} member/{id}/guardians
  ${guardians.code} guardian-invitations/{code}
  ${challenges.slugs.running} challenges/by-slug/{slug}
  ${challenges.running.id} challenges/{id} challenges/{id}/people challenges/{id}/course
  ${challenges.running.id} challenges/{id}/flags challenges/{id}/clubs
  ${challenges.running.team} challenges/teams/{id}
  ${challenges.past} challenges/{id}/certificate
  ${billing.order} billing/orders/{id}
  ${billing.invoice} billing/invoices/{id}/pdf`

const trainingParams = (
  { compared, crews, equipment, live, racing, regattas, scored, telemetry, template, tests }: Shown,
  { session, activity }: Chosen,
) => `
  ${session} session/{id} session/{id}/attendance
  ${activity} activities/{id}/editor activities/{id}/pieces activities/{id}/efforts
  ${crews.findLast(({ session_id }) => session_id === session)?.id} crews/{id}
  ${regattas.past} event/{id}/races
  ${scored.water.session} session/{id}/add-scores
  ${telemetry.session} session/{id}/telemetry
  ${telemetry.activity} activities/{id}/strokes activities/{id}/force-curves
  ${tests.tests.step} performance-tests/{id} performance-tests/{id}/zones
  ${tests.tests.vo2} performance-tests/{id}/breaths
  ${equipment.item} equipment/{id}
  ${template} templates/{id}
  ${racing['multiple-crews-single-piece']} race-reports/{uuid}
  ${compared.session} reports/comparison/{id}
  ${live.session} live/sessions/{id} session/{id}/live-results session/{id}/public-page
  ${live.page} public-pages/{id}
  ${live.uuid} public/event/{id} public/live-results/show-last/{id}
  ${live.uuid} public/statistics/{id} public/statistics/{id}.csv`

/** Sign-ins, an example address for every screen, and a thing for each call that is about one. */
export function demoFile(
  demo: Demo,
  shown: Shown,
  given: Pick<DemoFile, 'url' | 'password' | 'totp'>,
): DemoFile {
  const session = shownSession(shown)
  const chosen = { session, activity: shownActivity(shown, session) }
  const params = cellsOf(clubParams(demo, shown) + trainingParams(shown, chosen))
  const accounts = Object.entries(ACCOUNTS).map(([key, { email }]) => [key, email])
  return {
    url: given.url,
    time_zone: demo.time_zone,
    password: given.password,
    accounts: Object.fromEntries(accounts) as DemoFile['accounts'],
    totp: given.totp,
    club_id: demo.club,
    other_club_id: demo.other,
    examples: examplesOf(demo, shown, chosen),
    params: Object.fromEntries(
      params.flatMap(([value = '', ...calls]) => calls.map((call) => [call, value])),
    ),
  }
}

export function writeDemoFile(path: string, demo: DemoFile): void {
  writeFileSync(path, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 })
}
