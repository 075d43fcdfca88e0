import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { OnlyAttendance } from '#contract/report.ts'
import type { ReportAthlete } from '#domain/reports/report.ts'
import { query } from '../../api/api.ts'
import { useAskedReport } from './asked-report.ts'

const NOBODY: readonly ReportAthlete[] = []
const NO_OTHERS: readonly OnlyAttendance[] = []

/** What the report around it has found. Its parts ask the same, which is sent once. */
export function useFoundReport() {
  const { calls, query: asked, canAsk } = useAskedReport()
  const found = useQuery({
    ...query(calls.show, { query: asked }),
    enabled: canAsk,
    placeholderData: keepPreviousData,
  })
  const data = found.data?.data
  return {
    found,
    data,
    athletes: data?.athletes ?? NOBODY,
    others: data?.only_attendance ?? NO_OTHERS,
    earlier: data?.earlier ?? null,
  }
}
