import { writeFileSync } from 'node:fs'
import type { DemoClubs } from './seed-clubs.ts'
import { examplesOf, type Example } from './demo-examples.ts'
import { shownActivity, shownSession, type ShownSeason } from './shown-season.ts'

export type DemoFile = {
  url: string
  /** Of the demo club. */
  time_zone: string
  password: string
  accounts: DemoClubs['emails']
  totp: Record<string, string>
  club_id: number
  other_club_id: number
  examples: Example[]
  params: Record<string, string>
}

const billingParams = (
  { club }: DemoClubs,
  { billing: { order, invoice } }: ShownSeason,
): DemoFile['params'] => ({
  'billing/orders/{id}': String(order),
  'billing/invoices/{id}/pdf': String(invoice),
  'admin/clubs/{id}/free-months': String(club),
})

const messageParams = ({ squad, report }: ShownSeason['messages']): DemoFile['params'] => ({
  'message-threads/{id}': String(squad),
  'message-threads/{id}/messages': String(squad),
  'message-reports/{id}/settle': String(report),
})

const wallParams = ({
  post,
  photo,
  file,
  report,
  comment,
}: ShownSeason['wall']): DemoFile['params'] => ({
  'wall/posts/{id}': String(post),
  'wall/posts/{id}/photo': String(photo),
  'wall/posts/{id}/file': String(file),
  'wall/posts/{id}/comments': String(photo),
  'wall/posts/{id}/reactions': String(post),
  'wall/comments/{id}': String(comment),
  'wall/comments/{id}/reactions': String(comment),
  'wall/reports/{id}/settle': String(report),
})

const guardianParams = ({ child, code }: ShownSeason['guardians']): DemoFile['params'] => ({
  'member/{id}/guardians': String(child),
  'guardian-invitations/{code}': code,
})

const challengeParams = ({ running, past }: ShownSeason['challenges']): DemoFile['params'] => ({
  'challenges/by-slug/{slug}': running.slug,
  'challenges/{id}': String(running.id),
  'challenges/{id}/people': String(running.id),
  'challenges/{id}/course': String(running.id),
  'challenges/{id}/certificate': String(past.id),
  'challenges/{id}/flags': String(running.id),
  'challenges/{id}/clubs': String(running.id),
  'challenges/teams/{id}': String(running.team),
})

const liveParams = ({ session, page, uuid }: ShownSeason['live']): DemoFile['params'] => ({
  'live/sessions/{id}': String(session),
  'session/{id}/live-results': String(session),
  'session/{id}/public-page': String(session),
  'public-pages/{id}': String(page),
  'public/event/{id}': uuid,
  'public/live-results/show-last/{id}': uuid,
  'public/statistics/{id}': uuid,
  'public/statistics/{id}.csv': uuid,
})

const codeParams = ({ codes }: DemoClubs): DemoFile['params'] => ({
  'get-user-data/{code}': codes.activation,
  'no-notice-mails/{code}': codes.notices,
})

/** The demo has a thing to show for each call that is about one thing. */
function paramsOf(clubs: DemoClubs, season: ShownSeason, session: number): DemoFile['params'] {
  const activity = String(shownActivity(season, session))
  const athlete = clubs.athletes.at(-1)?.id ?? 0
  const [squad = 0] = Object.values(clubs.squads)
  return {
    ...codeParams(clubs),
    'profiles/{id}': String(clubs.shown_athlete),
    'profiles/{id}/training': String(clubs.shown_athlete),
    'admin/users/{id}': String(clubs.shown_athlete),
    'admin/clubs/{id}': String(clubs.club),
    'session/{id}': String(session),
    'event/{id}/races': String(season.regattas.past),
    'profiles/{id}/races': String(clubs.shown_athlete),
    'activities/{id}/editor': activity,
    'activities/{id}/pieces': activity,
    'activities/{id}/efforts': activity,
    'session/{id}/telemetry': String(season.telemetry.session),
    'activities/{id}/strokes': String(season.telemetry.activity),
    'activities/{id}/force-curves': String(season.telemetry.activity),
    'performance-tests/{id}': String(season.tests.tests.step),
    'performance-tests/{id}/zones': String(season.tests.tests.step),
    'performance-tests/{id}/breaths': String(season.tests.tests.vo2),
    'equipment/{id}': String(season.equipment.item),
    'templates/{id}': String(season.template),
    'session/{id}/attendance': String(session),
    'session/{id}/add-scores': String(season.scored.water),
    'crews/{id}': String(
      season.crews.findLast(({ session_id }) => session_id === session)?.id ?? 0,
    ),
    'race-reports/{uuid}': season.racing['multiple-crews-single-piece'],
    'reports/comparison/{id}': String(season.compared.session),
    'squads/{id}': String(squad),
    'calendar-views/{id}': String(clubs.calendar.view),
    'calendar-links/{id}': String(clubs.calendar.link),
    'public/calendar/{uuid}': clubs.calendar.page,
    'report-mails/{id}': String(season.report.mail),
    'no-report-mails/{code}': season.report.code,
    'report-links/{id}': String(season.report.link),
    'connect/{code}': season.connect,
    'public/report/{token}': season.report.token,
    'calendar-feeds/{code}.ics': clubs.calendar.feed,
    'clubs/{id}': String(clubs.club),
    'athlete-details/{id}': String(athlete),
    'user-change-status/{id}': String(athlete),
    'roles/{roleId}/permissions': '2',
    ...liveParams(season.live),
    'club-webhooks/{id}/deliveries': String(season.webhook.webhook),
    'club-webhook-deliveries/{id}': String(season.webhook.delivery),
  }
}

/** Sign-ins, and an example address for every screen. */
export function demoFile(
  url: string,
  password: string,
  clubs: DemoClubs,
  season: ShownSeason,
  totp: Record<string, string>,
): DemoFile {
  const session = shownSession(season)
  const activity = shownActivity(season, session)
  return {
    url,
    time_zone: clubs.time_zone,
    password,
    accounts: clubs.emails,
    totp,
    club_id: clubs.club,
    other_club_id: clubs.other,
    examples: examplesOf(clubs, season, { session, activity }),
    params: {
      ...paramsOf(clubs, season, session),
      ...messageParams(season.messages),
      ...wallParams(season.wall),
      ...guardianParams(season.guardians),
      ...challengeParams(season.challenges),
      ...billingParams(clubs, season),
    },
  }
}

export function writeDemoFile(path: string, demo: DemoFile): void {
  writeFileSync(path, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 })
}
