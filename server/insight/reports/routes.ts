import type * as contract from '#contract/insight/reports.ts'
import { defaultTrainingMetric } from '#domain/constants/sports.ts'
import { opensPart } from '#domain/rules/gated-values.ts'
import { reportScope, type ReportScope } from '#domain/rules/reports.ts'
import { seesRestrictedResults } from '#domain/rules/sessions.ts'
import { dayAt } from '#domain/time/repeats.ts'
import { daysBetween, isoWeekStart } from '#domain/time/week.ts'
import { isCoach, type Viewer } from '#domain/rules/viewer.ts'
import type { Caller } from '../../http/gate.ts'
import type { Handlers } from '../../http/mount.ts'
import { demandDays } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import { demandAthlete } from '../../people/privacy/open.ts'
import { noteExport } from './commands.ts'
import { latestSessions, weeksOf } from './profile-training.ts'
import { onlyAttendance } from './only-attendance.ts'
import { trainingSummary, type SummaryFilter } from './training-summary.ts'
import { summaryWorkbook } from './training-summary-xlsx.ts'

const MOST_DAYS = 800

type Query = {
  start_date: string
  end_date: string
  squads?: string | undefined
  tags?: string | undefined
  athletes?: string | undefined
}

function filterOf(viewer: Viewer, query: Query): SummaryFilter {
  demandDays(daysBetween(query.start_date, query.end_date), MOST_DAYS)
  const scope: ReportScope = reportScope(viewer, 'training-summary') ?? 'self'
  const ids = (list: string | undefined) => list?.split(',').map(Number) ?? []
  return {
    scope,
    viewer_id: viewer.user_id,
    sees_restricted: seesRestrictedResults(viewer),
    start_date: query.start_date,
    end_date: query.end_date,
    squads: ids(query.squads),
    tags: ids(query.tags),
    athletes: ids(query.athletes),
  }
}

const metricOf = (viewer: Viewer, { club }: Caller) =>
  club?.training_metric ?? defaultTrainingMetric(viewer.club?.default_sport_id ?? 1)

export const reportHandlers: Handlers<typeof contract> = {
  async trainingSummary({ db, clubId, viewer, caller, query }) {
    const filter = filterOf(viewer, query)
    return {
      data: {
        metric: metricOf(viewer, caller),
        ...(await trainingSummary(db, clubId, filter)),
        only_attendance: await onlyAttendance(db, clubId, filter),
      },
    }
  },
  async exportTrainingSummary({ db, clubId, viewer, query, texts }) {
    const filter = filterOf(viewer, query)
    const { athletes } = await trainingSummary(db, clubId, filter)
    const others = await onlyAttendance(db, clubId, filter)
    await noteExport(db, clubId, viewer.user_id, {
      report: 'training-summary',
      athletes: athletes.length,
    })
    return fileReply(
      `training-summary-${query.start_date}-${query.end_date}.xlsx`,
      await summaryWorkbook(athletes, others, texts.reports, {
        loads: opensPart('load', viewer),
        zones: opensPart('time-in-zone', viewer),
      }),
    )
  },
  async profileTraining({ db, clubId, viewer, caller, params, timeZone }) {
    await demandAthlete(db, clubId, viewer, params.id, 'training')
    const metric = metricOf(viewer, caller)
    const shownMetric = metric === 'foster' || metric === 'trimp' ? metric : 'ets'
    const sees_restricted = seesRestrictedResults(viewer)
    const asker = { user_id: viewer.user_id, sees_drafts: isCoach(viewer) }
    const [weeks, sessions] = await Promise.all([
      weeksOf(db, clubId, {
        user_id: params.id,
        monday: isoWeekStart(dayAt(new Date().toISOString(), timeZone)),
        metric: shownMetric,
        sees_restricted,
      }),
      latestSessions(db, clubId, {
        user_id: params.id,
        viewer: asker,
        metric: shownMetric,
        sees_restricted,
      }),
    ])
    return { data: { metric: shownMetric, weeks, sessions } }
  },
}
