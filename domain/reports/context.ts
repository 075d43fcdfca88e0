import type { Viewer } from '../rules/viewer.ts'

/** The month in which the seasons of a club begin unless it says otherwise: they are years. */
export const JANUARY = 1

/**
 * What every report, statement and file takes from the club whose report it is. A setting that
 * reports follow is a field here, and `app.report_period` reads it by its name.
 */
export type ReportContext = {
  /** The month in which a season begins, from 1. */
  season_month: number
}

export const CALENDAR_YEARS: ReportContext = { season_month: JANUARY }

export const reportContext = ({ club }: Pick<Viewer, 'club'>): ReportContext => ({
  season_month: club?.season_month ?? JANUARY,
})
