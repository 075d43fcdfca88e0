/** The month in which the seasons of a club begin unless it says otherwise: they are years. */
export const JANUARY = 1

/**
 * What every report, statement and file takes from the club whose report it is. A setting that
 * reports follow is a field here; `app.report_context` fills it and `app.report_period` reads it.
 */
export type ReportContext = {
  /** The month in which a season begins, from 1. */
  season_month: number
}

export const CALENDAR_YEARS: ReportContext = { season_month: JANUARY }

/** Those of a club whose seasons begin in a month. */
export const seasonsFrom = (season_month: number): ReportContext => ({
  ...CALENDAR_YEARS,
  season_month,
})

/** Of who asks; without a club years are years. */
export const reportContext = ({ club }: { club: { reports?: ReportContext } | null }) =>
  club?.reports ?? CALENDAR_YEARS
