import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import {
  performanceTestReport,
  type TestReport,
} from '#contract/analysis/performance-tests-reports.ts'
import { savePerformanceTest } from '#contract/analysis/performance-tests.ts'
import { query } from '../../../api/api.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { can, useViewer } from '../../../shell/viewer.ts'
import { Page } from '../../../ui/Page.tsx'
import { PageState } from '../../../ui/PageState.tsx'
import { BreathsOfTest } from '../import/BreathsOfTest.tsx'
import { MainFigures } from './AllFigures.tsx'
import { BreathDetail } from './BreathDetail.tsx'
import { DistanceDetail } from './DistanceDetail.tsx'
import { StepDetail } from './StepDetail.tsx'
import { TestFrame } from './TestFrame.tsx'

/** One test: what it came to, how it went, and what its figures were worked out from. */
export function TestPage() {
  const id = Number(useParams()['id'])
  if (!Number.isSafeInteger(id) || id < 1) return <PageState state="not-found" />
  return <Loaded key={id} id={id} />
}

function Loaded({ id }: { id: number }) {
  const { t } = useTranslation()
  const asked = useQuery(query(performanceTestReport, { params: { id } }))
  const report = asked.data?.data
  if (report) return <Shown report={report} />
  return (
    <Page title={t('screens.performanceTests')}>
      <Waiting for={asked} rows={8} />
    </Page>
  )
}

function Shown({ report }: { report: TestReport }) {
  const { test } = report
  const { kind } = test
  const takesNew = can(savePerformanceTest.access, useViewer())
  if (kind === 'step') return <StepDetail key={test.version} report={report} />
  return (
    <TestFrame report={report}>
      <MainFigures report={report} />
      {kind === 'vo2' ? (
        <>
          <BreathDetail report={report} />
          {takesNew && <BreathsOfTest test={test} />}
        </>
      ) : (
        <DistanceDetail report={report} kind={kind} />
      )}
    </TestFrame>
  )
}
