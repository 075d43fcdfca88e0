import { download } from '../../api.ts'
import { useAskedReport } from './asked-report.ts'
import { FilesMenu } from './FilesMenu.tsx'

/** A report as a workbook, as CSV or on paper, with the columns and groups of the page. */
export function ReportFiles() {
  const { calls, query, columns, group } = useAskedReport()
  const asked = { ...query, columns: columns.shown.join(','), ...(group && { group }) }
  return <FilesMenu canPrint onTake={(file) => download(calls[file], { query: asked })} />
}
