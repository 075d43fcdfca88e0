import { createContext, useContext } from 'react'
import type { reportCalls, ReportQuery, ReportSession } from '#contract/report.ts'
import type { Group } from '#domain/reports/report.ts'
import type { Compared } from '#domain/reports/columns.ts'

export type ReportColumns = {
  /** Those that the plan of the club opens, in their usual order. */
  known: readonly string[]
  shown: readonly string[]
  isUsual: boolean
  choose: (columns: readonly string[] | null) => void
  /** What of each figure, where days are compared. */
  compared: readonly Compared[]
  compare: (compared: readonly Compared[]) => void
}

/** The three calls of any report. */
export type ReportCalls = ReturnType<typeof reportCalls<string>>

/** What the page asks the server for, and how it shows the answer. */
export type ReportState = {
  calls: ReportCalls
  query: ReportQuery
  /** Whether what is asked can be answered; else the page says why not. */
  canAsk: boolean
  columns: ReportColumns
  group: Group | null
  /** Those behind the lines, where a line is of one session. */
  sessions: readonly ReportSession[]
}

export const AskedReportContext = createContext<ReportState | null>(null)

export function useAskedReport(): ReportState {
  const asked = useContext(AskedReportContext)
  if (!asked) throw new Error('a part of a report stands outside of a report')
  return asked
}
