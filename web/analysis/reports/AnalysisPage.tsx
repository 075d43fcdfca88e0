import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { analysisCsv, exportAnalysis, reportAnalysis } from '#contract/analysis/reports-analysis.ts'
import { download, query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { SavedViews } from '../report-views/open.ts'
import { AnalysisAnswer } from './AnalysisAnswer.tsx'
import { AnalysisFilters } from './AnalysisFilters.tsx'
import { FilesMenu } from './FilesMenu.tsx'
import { ReportFrame } from './ReportFrame.tsx'
import { spanProblem, writeLists } from './report-filters.ts'
import { useAnalysis } from './use-analysis.ts'
import { useReportFilters } from './use-report-filters.ts'

const FILES = { workbook: exportAnalysis, csv: analysisCsv } as const

/** Any two figures of athletes and days set against each other. */
export function AnalysisPage() {
  const { t } = useTranslation('reports')
  const { filters, change } = useReportFilters()
  const { measures, shape, choose } = useAnalysis()
  const problem = spanProblem(filters)
  const { start_date, end_date } = filters
  const { x, y, by, mark } = shape
  const asked = {
    start_date,
    end_date,
    by,
    ...(x && { x }),
    ...(y && y !== x && { y }),
    ...writeLists(filters),
  }
  const found = useQuery({
    ...query(reportAnalysis, { query: asked }),
    enabled: problem === null,
    placeholderData: keepPreviousData,
  })
  const analysis = found.data?.data
  return (
    <ReportFrame
      title={t('analysis.title')}
      subtitle={analysis && analysis.count > 0 && t('analysis.count', { count: analysis.count })}
      action={
        <>
          <SavedViews page="analysis" />
          {analysis && analysis.count > 0 && (
            <FilesMenu canPrint onTake={(file) => download(FILES[file], { query: asked })} />
          )}
        </>
      }
      filters={
        <AnalysisFilters
          filters={filters}
          onChange={change}
          problem={problem}
          measures={measures}
          shown={{ x: analysis?.x ?? x, y: analysis?.y ?? y }}
          shape={shape}
          onShape={choose}
        />
      }
    >
      {!analysis && problem === null && <Waiting for={found} rows={10} />}
      {analysis && problem === null && <AnalysisAnswer analysis={analysis} mark={mark} />}
    </ReportFrame>
  )
}
