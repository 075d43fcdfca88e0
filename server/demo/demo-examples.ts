import type { DemoClubs } from './seed-clubs.ts'
import { challengeExamples } from './challenge-examples.ts'
import {
  adminExamples,
  guardianExamples,
  paymentExample,
  webhookExamples,
} from './manager-examples.ts'
import { liveExamples, publicExamples } from './live-examples.ts'
import { PLAIN } from './plain-examples.ts'
import { messageExamples, wallExamples } from './club-examples.ts'
import type { DemoRacing } from './seed-racing.ts'
import type { ShownSeason } from './shown-season.ts'

export type Account = keyof DemoClubs['emails'] | 'guest'
export type Example = { route: string; path: string; as: Account }

const plainExamples = (): Example[] =>
  Object.entries(PLAIN).flatMap(([as, paths]) =>
    paths.map((path) => ({ route: path.split('?')[0] ?? path, path, as: as as Account })),
  )

/** Screens before there is a club, and of those who come into one. */
function entryExamples({ codes, club, invitation, calendar }: DemoClubs): Example[] {
  const invited = new URLSearchParams({ code: invitation.code, club_id: String(club) })
  return [
    {
      route: '/resend-activation-email/:email',
      path: '/resend-activation-email/signed.up@demo.slipway.test',
      as: 'guest',
    },
    { route: '/reset-password/:code', path: `/reset-password/${codes.reset}`, as: 'guest' },
    {
      route: '/activate-account/:code',
      path: `/activate-account/${codes.activation}`,
      as: 'guest',
    },
    {
      route: '/activate-account/:code/club',
      path: `/activate-account/${codes.founding}/club`,
      as: 'founder',
    },
    {
      route: '/activate-account/:code/final',
      path: `/activate-account/${codes.founding}/final`,
      as: 'individual',
    },
    {
      route: '/invitation-for-membership/accept',
      path: `/invitation-for-membership/accept?${invited}`,
      as: 'no_club',
    },
    {
      route: '/invitation-for-membership/reject',
      path: `/invitation-for-membership/reject?${invited}`,
      as: 'no_club',
    },
    { route: '/public/calendar/:uuid', path: `/public/calendar/${calendar.page}`, as: 'guest' },
    { route: '/no-invitations/:code', path: `/no-invitations/${codes.stop}`, as: 'guest' },
    { route: '/no-notice-mails/:code', path: `/no-notice-mails/${codes.notices}`, as: 'guest' },
    { route: '/join/:code', path: `/join/${invitation.link}`, as: 'other_coach' },
  ]
}

const sessionExamples = (session: number): Example[] => [
  { route: '/create-session/:id?', path: '/create-session', as: 'coach' },
  { route: '/plan-week', path: '/plan-week', as: 'coach' },
  { route: '/create-session/:id?', path: `/create-session/${session}`, as: 'coach' },
  { route: '/session/:sessionId', path: `/session/${session}`, as: 'coach' },
  { route: '/session/:sessionId/attendance', path: `/session/${session}/attendance`, as: 'coach' },
  { route: '/availability/grid', path: '/availability/grid', as: 'coach' },
  { route: '/session/:sessionId/crews', path: `/session/${session}/crews`, as: 'coach' },
  { route: '/session/:sessionId/results', path: `/session/${session}/results`, as: 'coach' },
  { route: '/session/:sessionId/imports', path: `/session/${session}/imports`, as: 'coach' },
]

const strengthExamples = (session: number): Example[] => [
  { route: '/create-session/:id?', path: `/create-session/${session}`, as: 'coach' },
  { route: '/session/:sessionId', path: `/session/${session}`, as: 'athlete' },
  { route: '/session/:sessionId/results', path: `/session/${session}/results`, as: 'coach' },
  {
    route: '/session/:sessionId/add-results',
    path: `/session/${session}/add-results`,
    as: 'coach',
  },
]

const eventExamples = (event: number, { past, coming }: ShownSeason['regattas']): Example[] => [
  { route: '/event/:sessionId/races', path: `/event/${past}/races`, as: 'coach' },
  { route: '/event/:sessionId/races', path: `/event/${coming}/races`, as: 'athlete' },
  { route: '/event/:sessionId/crews', path: `/event/${coming}/crews`, as: 'coach' },
  { route: '/event/:sessionId', path: `/event/${event}`, as: 'coach' },
  { route: '/event/attendance/:sessionId', path: `/event/attendance/${event}`, as: 'coach' },
]

const peopleExamples = ({ club, shown_athlete }: DemoClubs, athlete: number): Example[] => [
  { route: '/switch-club/:clubId', path: `/switch-club/${club}`, as: 'coach' },
  { route: '/profile/:id', path: `/profile/${shown_athlete}`, as: 'coach' },
  { route: '/profile/:id/report/ergo', path: `/profile/${shown_athlete}/report/ergo`, as: 'coach' },
  {
    route: '/profile/:id/report/training-summary',
    path: `/profile/${shown_athlete}/report/training-summary`,
    as: 'coach',
  },
  { route: '/profile/settings/:id', path: `/profile/settings/${shown_athlete}`, as: 'athlete' },
  {
    route: '/profile/morning-monitoring/:id',
    path: `/profile/morning-monitoring/${shown_athlete}`,
    as: 'coach',
  },
  { route: '/profile/notes/:id', path: `/profile/notes/${shown_athlete}`, as: 'athlete' },
  { route: '/club-members/edit', path: `/club-members/edit?user=${athlete}`, as: 'manager' },
]

/** Somebody who rows in a boat with results, and somebody who rides with a watch. */
const sportExamples = ({ athletes }: DemoClubs, { rower }: ShownSeason['scored']): Example[] => {
  const rider = athletes.find(({ squad }, index) => squad === 'Senior' && index % 3 === 0)?.id ?? 0
  return [
    { route: '/profile/:id/report/rowing', path: `/profile/${rower}/report/rowing`, as: 'coach' },
    { route: '/profile/:id/report/bike', path: `/profile/${rider}/report/bike`, as: 'coach' },
  ]
}

const squadExamples = ({ club }: DemoClubs, squad: number): Example[] => [
  { route: '/squads/overview/:squadId?', path: `/squads/overview/${squad}`, as: 'coach' },
  { route: '/squads/form/:squadId?', path: `/squads/form/${squad}`, as: 'coach' },
  { route: '/squads/leave/:squadId/:clubId', path: `/squads/leave/${squad}/${club}`, as: 'coach' },
]

const equipmentExamples = ({ category, item }: { category: number; item: number }): Example[] => [
  { route: '/equipment-list', path: '/equipment-list', as: 'coach' },
  {
    route: '/equipment-list/form-category/:categoryId?',
    path: `/equipment-list/form-category/${category}`,
    as: 'coach',
  },
  {
    route: '/equipment-list/form-equipment/:categoryId?/:equipmentId?',
    path: `/equipment-list/form-equipment/${category}/${item}`,
    as: 'coach',
  },
  {
    route: '/equipment-list/:equipmentId?/logs',
    path: `/equipment-list/${item}/logs`,
    as: 'coach',
  },
]

/** Screens that are best shown with a session chosen for them. */
const shownExamples = (
  { connect, race, report, scored, telemetry }: ShownSeason,
  session: number,
  activity: number,
): Example[] => [
  { route: '/no-report-mails/:code', path: `/no-report-mails/${report.code}`, as: 'guest' },
  { route: '/connect/:code', path: `/connect/${connect}`, as: 'guest' },
  { route: '/public/report/:token', path: `/public/report/${report.token}`, as: 'guest' },
  { route: '/session/:sessionId/seat-racing', path: `/session/${race}/seat-racing`, as: 'coach' },
  { route: '/session/:sessionId/results', path: `/session/${scored.water}/results`, as: 'coach' },
  {
    route: '/session/:sessionId/add-results',
    path: `/session/${scored.water}/add-results?by=crew`,
    as: 'coach',
  },
  {
    route: '/session/:sessionId/imports/edit/:crewId/:fileId',
    path: `/session/${session}/imports/edit/0/${activity}`,
    as: 'coach',
  },
  {
    route: '/session/:sessionId/telemetry',
    path: `/session/${telemetry.session}/telemetry`,
    as: 'coach',
  },
]

/** A saved comparison of each kind. */
const racingExamples = (racing: DemoRacing): Example[] =>
  Object.entries(racing).map(([kind, uuid]) => ({
    route: `/reports/racing-${kind}/:uuid`,
    path: `/reports/racing-${kind}/${uuid}`,
    as: 'coach',
  }))

/** The same boat over the same distance in two sessions. */
const comparisonExample = ({ session, beside }: ShownSeason['compared']): Example => ({
  route: '/reports/comparison/:id',
  path: `/reports/comparison/${session}?with=${beside}`,
  as: 'coach',
})

/** Tests of one athlete, and where tests are entered. */
const testExamples = ({ athlete, tests }: ShownSeason['tests']): Example[] => [
  { route: '/profile/drv/:id', path: `/profile/drv/${athlete}`, as: 'coach' },
  { route: '/reports/step-tests/live', path: '/reports/step-tests/live', as: 'coach' },
  ...Object.entries(tests).flatMap(([kind, id]): Example[] => {
    const list = `/reports/${kind}-tests`
    return [
      { route: `${list}/:id`, path: `${list}/${id}`, as: 'coach' },
      { route: `${list}/:id/edit`, path: `${list}/${id}/edit`, as: 'coach' },
      { route: `${list}/enter`, path: `${list}/enter`, as: 'coach' },
      { route: `${list}/new`, path: `${list}/new`, as: 'coach' },
    ]
  }),
]

/** An example address for every screen. */
export function examplesOf(
  clubs: DemoClubs,
  season: ShownSeason,
  { session, activity }: { session: number; activity: number },
): Example[] {
  const athlete = clubs.athletes.at(-1)?.id ?? 0
  const [squad = 0] = Object.values(clubs.squads)
  return [
    ...plainExamples(),
    ...entryExamples(clubs),
    ...shownExamples(season, session, activity),
    ...racingExamples(season.racing),
    comparisonExample(season.compared),
    ...testExamples(season.tests),
    ...sessionExamples(session),
    ...strengthExamples(season.strength),
    ...eventExamples(season.event, season.regattas),
    ...peopleExamples(clubs, athlete),
    ...sportExamples(clubs, season.scored),
    ...squadExamples(clubs, squad),
    ...equipmentExamples(season.equipment),
    ...adminExamples(clubs),
    ...messageExamples(season.messages),
    ...wallExamples(season.wall, squad),
    ...guardianExamples(clubs.club, season),
    ...challengeExamples(season.challenges),
    ...liveExamples(season.live),
    ...publicExamples(season.live),
    ...webhookExamples(season.webhook),
    paymentExample(season.billing),
  ]
}
