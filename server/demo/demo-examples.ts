import { PROVIDERS } from '#domain/constants/providers.ts'
import { cellsOf } from './rows.ts'
import type { Demo } from './seed-clubs.ts'
import type { Shown } from './seed-all.ts'
import type { Account } from './people.ts'

export type Chosen = { session: number; activity: number }

export type Example = { route: string; path: string; as: Account | 'guest' }

/** Screens whose path is their route, with or without a search, by who shows them. */
const PLAIN = `
  guest /login /register /sign-up-success /forgot-password /help /help/seat-a-crew /404
  coach / /dashboard /home /calendar /calendar?view=week /calendar?view=day
  coach /calendar?view=agenda /calendar?view=summary /calendar?view=season /crews /live
  coach /live/all-sessions/sessions /public/admin/live/all /reports
  coach /reports/morning-monitoring/daily /reports/morning-monitoring/injury-illness
  coach /reports/morning-monitoring/training-quality /reports/training-ratio
  coach /reports/training-summary /reports/team-training-summary /reports/rpe
  coach /reports/attendance /reports/gmt /reports/performance /reports/improvement
  coach /reports/analysis /reports/racing /reports/comparison /reports/team-ergo
  coach /reports/step-tests /reports/vo2-tests /reports/2k-tests /reports/5k-tests
  coach /reports/6k-tests /profile-athlete-list /squads /create-club /unauthorized /xyz
  athlete /reports/my-training /billing-licence-expired /availability /outbox
  athlete /upload-session-files /settings /settings/account /settings/language
  athlete /settings/email /settings/password /settings/second-step /settings/sign-ins
  athlete /settings/tokens /settings/health /settings/morning /settings/guardians
  athlete /settings/data /settings/delete-account /settings/privacy-settings
  athlete /settings/my-clubs /settings/integrations
  athlete ${PROVIDERS.map(({ page }) => page).join(' ')}
  manager /notifications /notifications/all /notifications/settings /search-results
  manager /add-member /club-members /edit-club /edit-club/venue /edit-club/training
  manager /edit-club/zones /edit-club/gold-medal-times /edit-club/morning
  manager /edit-club/messages /edit-club/wall /edit-club/owner /edit-club/roles
  manager /edit-club/outside /edit-club/minors /webhooks
  no_club /join /welcome
  admin /admin /admin/dashboard /admin/users /admin/clubs /admin/plans /admin/orders
  admin /admin/mails /admin/sign-ins
  expired /billing`

/** Screens before there is a club, and of those who come into one. */
function entryExamples({ codes, club, invitation, calendar }: Demo): string {
  const search = `?${new URLSearchParams({ code: invitation.code, club_id: String(club) })}`
  return `
    guest /resend-activation-email/:email signed.up@demo.slipway.test
    guest /reset-password/:code ${codes.reset}
    guest /activate-account/:code ${codes.activation}
    founder /activate-account/:code/club ${codes.founding}
    individual /activate-account/:code/final ${codes.founding}
    no_club /invitation-for-membership/accept ${search}
    no_club /invitation-for-membership/reject ${search}
    guest /public/calendar/:uuid ${calendar.page}
    guest /no-invitations/:code ${codes.stop}
    guest /no-notice-mails/:code ${codes.notices}
    other_coach /join/:code ${invitation.link}`
}

/** Screens that are best shown with a session chosen for them. */
const shownExamples = (
  { compared, connect, race, racing, report, scored, telemetry, tests }: Shown,
  { session, activity }: Chosen,
) => `
  guest /no-report-mails/:code ${report.code}
  guest /connect/:code ${connect}
  guest /public/report/:token ${report.token}
  coach /session/:sessionId/seat-racing ${race}
  coach /session/:sessionId/results ${scored.water.session}
  coach /session/:sessionId/add-results ${scored.water.session} ?by=crew
  coach /session/:sessionId/imports/edit/:crewId/:fileId ${session} 0 ${activity}
  coach /session/:sessionId/telemetry ${telemetry.session}
  ${Object.entries(racing)
    .map(([kind, uuid]) => `coach /reports/racing-${kind}/:uuid ${uuid}`)
    .join('\n')}
  coach /reports/comparison/:id ${compared.session} ?with=${compared.beside}
  coach /profile/drv/:id ${tests.athlete}
  coach /reports/step-tests/live
  ${Object.entries(tests.tests)
    .map(
      ([kind, id]) => `
        coach /reports/${kind}-tests/:id ${id}
        coach /reports/${kind}-tests/:id/edit ${id}
        coach /reports/${kind}-tests/enter
        coach /reports/${kind}-tests/new`,
    )
    .join('')}`

const trainingExamples = (
  { strength, event, regattas: { past, coming } }: Shown,
  session: number,
) => `
  coach /create-session/:id?
  coach /plan-week
  coach /create-session/:id? ${session}
  coach /session/:sessionId ${session}
  coach /session/:sessionId/attendance ${session}
  coach /availability/grid
  coach /session/:sessionId/crews ${session}
  coach /session/:sessionId/results ${session}
  coach /session/:sessionId/imports ${session}
  coach /create-session/:id? ${strength}
  athlete /session/:sessionId ${strength}
  coach /session/:sessionId/results ${strength}
  coach /session/:sessionId/add-results ${strength}
  coach /event/:sessionId/races ${past}
  athlete /event/:sessionId/races ${coming}
  coach /event/:sessionId/crews ${coming}
  coach /event/:sessionId ${event}
  coach /event/attendance/:sessionId ${event}`

function peopleExamples(
  { club, shown_athlete, athletes, squads }: Demo,
  { scored, equipment: { category, item } }: Shown,
): string {
  // Somebody who rides with a watch.
  const rider = athletes.find(({ squad }, index) => squad === 'Senior' && index % 3 === 0)
  return `
    coach /switch-club/:clubId ${club}
    coach /profile/:id ${shown_athlete}
    coach /profile/:id/report/ergo ${shown_athlete}
    coach /profile/:id/report/training-summary ${shown_athlete}
    athlete /profile/settings/:id ${shown_athlete}
    coach /profile/morning-monitoring/:id ${shown_athlete}
    athlete /profile/notes/:id ${shown_athlete}
    manager /club-members/edit ?user=${athletes.at(-1)?.id}
    coach /profile/:id/report/rowing ${scored.rower}
    coach /profile/:id/report/bike ${rider?.id}
    coach /squads/overview/:squadId? ${squads.Senior}
    coach /squads/form/:squadId? ${squads.Senior}
    coach /squads/leave/:squadId/:clubId ${squads.Senior} ${club}
    coach /equipment-list
    coach /equipment-list/form-category/:categoryId? ${category}
    coach /equipment-list/form-equipment/:categoryId?/:equipmentId? ${category} ${item}
    coach /equipment-list/:equipmentId?/logs ${item}
    expired /upgrade-to-performance ?feature=27
    admin /admin/user/:id? ${shown_athlete}
    admin /admin/edit-club/:id ${club}
    admin /admin/create-club/:userId? ${shown_athlete}`
}

const clubExamples = (
  { club, squads }: Demo,
  { messages, wall, guardians, challenges: { running, slugs } }: Shown,
) => `
  coach /messages/:id?
  coach /messages/:id? ${messages.squad}
  manager /messages/welfare
  manager /messages/reports
  athlete /wall
  coach /wall ?squad=${squads.Senior}
  coach /wall ?post=${wall.photo}
  manager /wall/reports
  guardian /children
  guardian /children/:childId/clubs/:clubId/messages/:id ${guardians.child} ${club} ${messages.young}
  guest /guardian-invitation/:code ${guardians.code}
  athlete /challenges
  manager /challenges/create/:challengeSlug?
  manager /challenges/create/:challengeSlug? ${slugs.running}
  athlete /challenges/:challengeSlug ${slugs.running}
  coach /challenges/:challengeSlug ${slugs.past}
  coach /challenges/:challengeSlug ${slugs.coming}
  coach /challenges/:challengeSlug/add-challenge-team/:teamId? ${slugs.running}
  coach /challenges/:challengeSlug/add-challenge-team/:teamId? ${slugs.running} ${running.team}`

const liveExamples = ({ live: { session, uuid }, ergs, webhook, billing }: Shown) => `
  coach /live/session/:id? ${ergs}
  coach /live/session/:id? ${ergs} ?board=1
  coach /live/session/:id? ${session}
  athlete /session/:sessionId/live-results ${session}
  guest /public/live/:uuid ${uuid}
  guest /public/statistic/:uuid ${uuid}
  guest /public/statistic/:uuid/time ${uuid}
  guest /public/statistic/:uuid/crews-rate-pace ${uuid}
  guest /public/statistic/:uuid/crews-reverse-rate-pace ${uuid}
  guest /public/statistic-crews/:uuid ${uuid}
  guest /public/statistic-crew/:uuid/:id ${uuid} 1
  guest /public/statistic-crew/:uuid/:id/stroke-rate ${uuid} 1
  guest /public/statistic-crew/:uuid/:id/distance ${uuid} 1
  guest /public/statistic-crew/:uuid/:id/pace ${uuid} 1
  manager /webhooks/:webhookId ${webhook.webhook}
  manager /webhooks/:webhookId/messages/:deliveryId ${webhook.webhook} ${webhook.delivery}
  manager /handle-payment ?order=${billing.order}`

/** Values take the places of a route in their order, and a search stands at the end. */
function exampleOf(as: string, route: string, values: readonly string[]): Example {
  const left = [...values]
  const path = route.replaceAll(/\/:\w+\??/g, () => {
    const value = left.shift()
    return value === undefined ? '' : `/${value}`
  })
  return { route, path: path + left.join(''), as: as as Example['as'] }
}

/** An example address for every screen. */
export function examplesOf(demo: Demo, shown: Shown, chosen: Chosen): Example[] {
  const tables = [
    entryExamples(demo),
    shownExamples(shown, chosen),
    trainingExamples(shown, chosen.session),
    peopleExamples(demo, shown),
    clubExamples(demo, shown),
    liveExamples(shown),
  ]
  const plain = cellsOf(PLAIN).flatMap(([as = '', ...paths]) =>
    paths.map((path) => {
      const [route = '', search] = path.split(/(?=\?)/)
      return exampleOf(as, route, search === undefined ? [] : [search])
    }),
  )
  const others = cellsOf(tables.join('\n'))
  return [
    ...plain,
    ...others.map(([as = '', route = '', ...values]) => exampleOf(as, route, values)),
  ]
}
