import { download } from '../../api.ts'
import { useAskedReport } from './asked-report.ts'
import { FilesMenu } from './FilesMenu.tsx'

/** A report as a workbook, as CSV or on paper. */
export function ReportFiles() {
  const { calls, query } = useAskedReport()
  return <FilesMenu canPrint onTake={(file) => download(calls[file], { query })} />
}
