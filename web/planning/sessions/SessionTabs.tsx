import { useTranslation } from 'react-i18next'
import { sessionCrews } from '#contract/boats/crews.ts'
import { listImports } from '#contract/recordings/imports.ts'
import type { Session } from '#contract/planning/sessions.ts'
import { sessionLiveResults } from '#contract/live/live.ts'
import { sessionTelemetry } from '#contract/recordings/telemetry.ts'
import { hasRaces, takesCrews } from '#domain/constants/event-types.ts'
import { isRowingOrPaddling, SPORT, takesScores } from '#domain/constants/sports.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'

/** An event has no results, and addresses of its own; a day that takes no results has no files. */
export function SessionTabs({
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
