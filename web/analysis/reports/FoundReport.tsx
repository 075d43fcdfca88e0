import { useMemo, type ReactNode } from 'react'
import type { Parts } from '#domain/reports/parts.ts'
import type { Report, ReportAthlete } from '#domain/reports/report.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { AskedReportContext, useAskedReport } from './asked-report.ts'
import { inOrderOfSessions } from './lines.ts'
import { ReportAnswer } from './ReportAnswer.tsx'
import { useFoundReport } from './use-found-report.ts'
import type { Shape } from './use-shape.ts'

type ReportBodyProps = {
  report: Report
  shape: Shape
  isOfOne: boolean
  isOfSquads: boolean
  beside: ReactNode
  notes?: (total: Parts, athletes: readonly ReportAthlete[]) => ReactNode
}

/** What was found once it is there. */
export function FoundReport(props: ReportBodyProps) {
  const { report, shape, isOfOne, isOfSquads, beside, notes } = props
  const asked = useAskedReport()
  const { found, data } = useFoundReport()
  const athletes = useMemo(() => {
    if (!data) return undefined
    const { athletes: all, sessions } = data
    return sessions.length > 0 ? inOrderOfSessions(all, sessions) : all
  }, [data])
  if (!data || !athletes) return <Waiting for={found} rows={10} />
  return (
    <AskedReportContext value={{ ...asked, sessions: data.sessions }}>
      <ReportAnswer
        report={report}
        shape={{ ...shape, by: data.by }}
        isOfOne={isOfOne}
        isOfSquads={isOfSquads}
        beside={beside}
        athletes={athletes}
        others={data.only_attendance}
        earlier={data.earlier}
        {...(notes && { notes })}
      />
    </AskedReportContext>
  )
}
