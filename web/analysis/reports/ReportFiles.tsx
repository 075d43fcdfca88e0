import { download } from '../../api/api.ts'
import { useAskedReport } from './asked-report.ts'
import { FilesMenu } from './FilesMenu.tsx'
import { useFoundReport } from './use-found-report.ts'

/** A report as a workbook, as CSV or on paper, with the columns and groups of the page. */
export function ReportFiles() {
  const { calls, query, columns, group } = useAskedReport()
  const { athletes, others } = useFoundReport()
  if (athletes.length + others.length === 0) return null
  const asked = { ...query, columns: columns.shown.join(','), ...(group && { group }) }
  return <FilesMenu canPrint onTake={(file) => download(calls[file], { query: asked })} />
}
