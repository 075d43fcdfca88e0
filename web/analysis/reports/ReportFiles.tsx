import type { ReactNode } from 'react'
import { download } from '../../api/api.ts'
import { useAskedReport } from './asked-report.ts'
import { FilesMenu } from './FilesMenu.tsx'
import { useFoundReport } from './use-found-report.ts'

/** A report as a workbook, as CSV or on paper, with the columns and groups of the page. */
export function ReportFiles({ children }: { children?: ReactNode }) {
  const { calls, query, columns, group } = useAskedReport()
  const { athletes, others } = useFoundReport()
  const asked = { ...query, columns: columns.shown.join(','), ...(group && { group }) }
  return (
    <FilesMenu
      canPrint
      onTake={
        athletes.length + others.length > 0
          ? (file) => download(calls[file], { query: asked })
          : undefined
      }
    >
      {children}
    </FilesMenu>
  )
}
