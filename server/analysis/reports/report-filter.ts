import type { ShownQuery } from '#contract/report.ts'
import type { BoatSport } from '#domain/constants/boats.ts'
import { TEST_REPORTS, type DistanceKind } from '#domain/performance-tests/kinds.ts'
import { reportContext, type ReportContext } from '#domain/reports/context.ts'
import { medalSports } from '#domain/rules/gated-values.ts'
import { profileReach } from '#domain/rules/privacy.ts'
import { reportScope, type ReportKey, type ReportScope } from '#domain/rules/reports.ts'
import { seesRestrictedResults } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { daysBetween } from '#domain/time/week.ts'
import { earlierDays, readAgainst, type Days } from '#domain/reports/spans.ts'
import type { Report, Against } from '#domain/reports/report.ts'
import { demand, demandDays } from '../../http/refusal.ts'

const MOST_DAYS = 1500
/** By session a report has as many lines as sessions, so only of some people. */
const MOST_BY_SESSION = 100

/** What a report is asked for, and by whom. */
export type ReportFilter = {
  scope: ReportScope
  /** Whose tests of performance of each kind the viewer sees. */
  test_scopes: Readonly<Record<DistanceKind, ReportScope>>
  viewer_id: number
  /** Results of sessions that show them to coaches only are left out of the sums of anybody else. */
  sees_restricted: boolean
  /** What is in the profiles of others, as their weight, is for those who may open them. */
  sees_profiles: boolean
  /** Sports whose gold medal times the plan of the club shows. */
  medal_sports: readonly BoatSport[]
  start_date: string
  end_date: string
  /** The days compared with. */
  earlier: Days | null
  by: NonNullable<ShownQuery['by']>
  context: ReportContext
  /** An athlete has a line for each class of boat. */
  classesApart: boolean
  squads: readonly number[]
  athletes: readonly number[]
  /** Only this day of every week: 1 for Monday. */
  weekday: number | null
  sessions: SessionFilter
}
type SessionFilter = {
  sports: readonly number[]
  tags: readonly number[]
  focuses: readonly number[]
  intensities: readonly number[]
  heart_rates: readonly number[]
  stroke_rates: readonly number[]
}

const idsOf = (list: string | undefined) => list?.split(',').map(Number) ?? []

/** What a filter needs to know of its report. */
export type FilteredReport = Pick<Report, 'periods' | 'against' | 'hasClasses'> & { key: ReportKey }

/** @throws Refusal too long a span, a period the report does not have, or too many by session */
export function filterOf(report: FilteredReport, viewer: Viewer, query: ShownQuery): ReportFilter {
  demandDays(daysBetween(query.start_date, query.end_date), MOST_DAYS)
  const by = query.by ?? report.periods[0] ?? 'week'
  const athletes = idsOf(query.athletes)
  demand(by === 'session' || report.periods.includes(by), 'invalid', { fields: { by: 'choice' } })
  demand(query.apart === undefined || report.hasClasses === true, 'invalid', {
    fields: { apart: 'choice' },
  })
  const scope = reportScope(viewer, report.key) ?? 'self'
  const isOfFew = athletes.length > 0 && athletes.length <= MOST_BY_SESSION
  demand(by !== 'session' || scope === 'self' || isOfFew, 'invalid', {
    fields: { athletes: 'required' },
  })
  const against = query.against ?? (by === 'session' ? undefined : report.against)
  const earlier = against ? earlierDays(query, demandAgainst(against)) : null
  if (earlier) demandDays(daysBetween(earlier.start_date, earlier.end_date), MOST_DAYS)
  return {
    scope,
    test_scopes: {
      '2k': reportScope(viewer, TEST_REPORTS['2k']) ?? 'self',
      '5k': reportScope(viewer, TEST_REPORTS['5k']) ?? 'self',
      '6k': reportScope(viewer, TEST_REPORTS['6k']) ?? 'self',
    },
    viewer_id: viewer.user_id,
    sees_restricted: seesRestrictedResults(viewer),
    sees_profiles: profileReach(viewer) === 'club',
    medal_sports: medalSports(viewer),
    start_date: query.start_date,
    end_date: query.end_date,
    earlier,
    by,
    context: reportContext(viewer),
    classesApart: query.apart === 'class',
    squads: idsOf(query.squads),
    athletes,
    weekday: query.weekday ?? null,
    sessions: {
      sports: idsOf(query.sports),
      tags: idsOf(query.tags),
      focuses: idsOf(query.focuses),
      intensities: idsOf(query.intensities),
      heart_rates: idsOf(query.heart_rate_intensities),
      stroke_rates: idsOf(query.stroke_rate_intensities),
    },
  }
}

/** @throws Refusal days that do not exist */
function demandAgainst(against: Against): Against {
  demand(readAgainst(against) !== null, 'invalid', { fields: { against: 'choice' } })
  return against
}
