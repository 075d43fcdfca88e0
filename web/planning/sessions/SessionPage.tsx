import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, Outlet, useLocation, useParams } from 'react-router'
import type { Session } from '#contract/planning/sessions.ts'
import { sessionCrews } from '#contract/boats/crews.ts'
import { listImports } from '#contract/recordings/imports.ts'
import { sessionLiveResults } from '#contract/live/live.ts'
import { sessionTelemetry } from '#contract/recordings/telemetry.ts'
import { hasRaces, takesCrews } from '#domain/constants/event-types.ts'
import { isRowingOrPaddling, SPORT, takesScores } from '#domain/constants/sports.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useSessionRoom } from '../../api/live.ts'
import { paths } from '../../paths/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { sessionQuery, useSession, useTabHead } from '../session-facts/open.ts'
import { refetchAfter } from '../../api/refetch-after.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { OtherClub } from './OtherClub.tsx'
import { SessionHead } from './SessionHead.tsx'
import { SessionOverviewTab } from './SessionOverviewTab.tsx'
import classes from './session.module.css'

/** An event has no results, and addresses of its own; a day that takes no results has no files. */
function SessionTabs({
  session: { id, kind, event_type, sport, seat_racing, user_actions },
}: {
  session: Session
}) {
  const { t } = useTranslation('session')
  const viewer = useViewer()
  const seesRace = isCoach(viewer) || user_actions.edit || user_actions.add_all_scores
  const event = kind === 'event'
  const rowed = !event && sport !== null && sport !== undefined && isRowingOrPaddling(sport.id)
  const tabs = [
    { to: event ? paths.event(id) : paths.session(id), label: t('tabs.overview') },
    {
      to: event ? paths.eventAttendance(id) : paths.sessionAttendance(id),
      label: t('tabs.attendance'),
    },
    ...(takesCrews({ kind, event_type }, sport?.id ?? null) && can(sessionCrews.access, viewer)
      ? [{ to: event ? paths.eventCrews(id) : paths.sessionCrews(id), label: t('tabs.crews') }]
      : []),
    ...(hasRaces({ kind, event_type })
      ? [{ to: paths.eventRaces(id), label: t('tabs.races') }]
      : []),
    ...(event
      ? []
      : [
          {
            to: paths.sessionResults(id),
            label: t('tabs.results'),
            also: paths.addResults(id),
          },
        ]),
    ...(!event && can(sessionLiveResults.access, viewer)
      ? [{ to: paths.sessionLive(id), label: t('tabs.live') }]
      : []),
    ...(rowed && can(sessionTelemetry.access, viewer)
      ? [{ to: paths.sessionTelemetry(id), label: t('tabs.telemetry') }]
      : []),
    ...(seat_racing && seesRace
      ? [{ to: paths.sessionSeatRacing(id), label: t('tabs.seatRacing') }]
      : []),
    ...(!event && takesScores(sport?.id ?? SPORT.other) && can(listImports.access, viewer)
      ? [{ to: paths.sessionImports(id), label: t('tabs.files'), whole: true }]
      : []),
  ]
  return <TabLinks label={t('tabs.label')} tabs={tabs} />
}

/** One session: what it is, the viewer's part in it, and its tabs. */
export function SessionPage() {
  const id = Number(useParams()['sessionId'])
  return Number.isSafeInteger(id) && id > 0 ? <LoadedSession key={id} id={id} /> : <Missing />
}

/** The tab every session opens on; it is here so that it comes with the page in one request. */
export const SessionStart = () => <SessionOverviewTab session={useSession()} />

function LoadedSession({ id }: { id: number }) {
  const { t } = useTranslation('session')
  const asked = useQuery(sessionQuery(id))
  const { data, error } = asked
  useSessionRoom(id, ({ what }) => void refetchAfter(what), { catchesUp: true })
  const problem = error instanceof ApiProblem ? error : null
  if (problem?.status === 404) return <Missing />
  if (problem?.code === 'other_club' && problem.clubId !== undefined)
    return <OtherClub clubId={problem.clubId} />
  if (data) return <Placed session={data.data} />
  return (
    <Page title={t('screens.session', { ns: 'common' })}>
      <Waiting for={asked} rows={8} title={t('failed')} />
    </Page>
  )
}

/**
 * A session and an event have addresses of their own; one that is opened at the other's is led to
 * its place.
 */
function Placed({ session }: { session: Session }) {
  const { pathname } = useLocation()
  const { id, kind } = session
  const atEvent = pathname.startsWith('/event/')
  if (kind === 'event' && !atEvent) return <Navigate replace to={eventPlace(id, pathname)} />
  if (kind === 'session' && atEvent)
    return (
      <Navigate
        replace
        to={
          pathname.startsWith('/event/attendance/')
            ? paths.sessionAttendance(id)
            : paths.session(id)
        }
      />
    )
  return <Frame session={session} />
}

function eventPlace(id: number, pathname: string): string {
  if (pathname.endsWith('/attendance')) return paths.eventAttendance(id)
  return pathname.endsWith('/crews') ? paths.eventCrews(id) : paths.event(id)
}

function Frame({ session }: { session: Session }) {
  return (
    <div className={classes.page}>
      <SessionHead session={session} />
      <SessionTabs session={session} />
      <div className={classes.tab}>
        <Outlet context={session} />
      </div>
      <PhoneAction />
    </div>
  )
}

/** On a phone the task of a tab is within the thumb's reach, above the bar of the app. */
function PhoneAction() {
  const phone = usePhone()
  const { action } = useTabHead()
  return phone && action ? <div className={classes.phoneAction}>{action}</div> : null
}

function Missing() {
  const { t } = useTranslation('session')
  return (
    <PageState
      state="not-found"
      text={t('gone')}
      action={
        <Button component={Link} to={paths.calendar()} mt="sm">
          {t('toCalendar')}
        </Button>
      }
    />
  )
}
