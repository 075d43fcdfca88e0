import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import {
  exportPerformanceTest,
  performanceTestCsv,
  performanceTestReport,
  type TestReport,
} from '#contract/analysis/performance-tests-reports.ts'
import { savePerformanceTest } from '#contract/analysis/performance-tests.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { FIGURES_OF } from '#domain/performance-tests/figures.ts'
import { isDistanceKind } from '#domain/performance-tests/kinds.ts'
import { download, query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { paths } from '../../../paths/paths.ts'
import { PlanNotice } from '../../../shell/PlanNotice.tsx'
import { can, useViewer } from '../../../shell/viewer.ts'
import { Page } from '../../../ui/Page.tsx'
import { PageState } from '../../../ui/PageState.tsx'
import { StatTile } from '../../../ui/StatTile.tsx'
import { EditTest } from '../entry/EnterTests.tsx'
import { BreathsOfTest } from '../import/BreathsOfTest.tsx'
import { ZonesOfTest } from '../zones/ZonesOfTest.tsx'
import { FilesMenu } from '../../reports/open.ts'
import { BreathDetail } from './BreathDetail.tsx'
import { DistanceDetail } from './DistanceDetail.tsx'
import { StepDetail } from './StepDetail.tsx'
import { TestPaper } from './TestPaper.tsx'
import { useFigureWords } from './use-figure-words.ts'
import { useTestFacts } from './use-test-facts.ts'

const FILES = { workbook: exportPerformanceTest, csv: performanceTestCsv } as const

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
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const { test, recording } = report
  const { id, kind, user_id, full_name, day } = test
  const takesNew = can(savePerformanceTest.access, useViewer())
  return (
    <Page
      title={`${t(`kinds.${kind}`)} · ${full_name}`}
      subtitle={format.day(day)}
      action={
        <Group gap="xs">
          <EditTest test={test} />
          <FilesMenu canPrint onTake={(file) => download(FILES[file], { params: { id } })} />
        </Group>
      }
    >
      <Group component="nav" gap="md" aria-label={t('facts')}>
        <Anchor component={Link} to={paths.performanceTests(kind)}>
          {t(`lists.${kind}`)}
        </Anchor>
        <Anchor component={Link} to={paths.profileTests(user_id)}>
          {t('ofPerson', { name: full_name })}
        </Anchor>
        {recording && (
          <Anchor
            component={Link}
            to={paths.sessionResults(recording.session_id, { activity: recording.activity_id })}
          >
            {t('recording')}
          </Anchor>
        )}
      </Group>
      <PlanNotice feature={FEATURE.drv} />
      <Facts report={report} />
      <Figures report={report} />
      {isDistanceKind(kind) && <DistanceDetail report={report} kind={kind} />}
      {kind === 'step' && <StepDetail key={test.version} report={report} />}
      {kind === 'step' && takesNew && <ZonesOfTest test={test} />}
      {kind === 'vo2' && <BreathDetail report={report} />}
      {kind === 'vo2' && takesNew && <BreathsOfTest test={test} />}
      <TestPaper report={report} />
    </Page>
  )
}

/** Where and how the test was taken. */
function Facts({ report }: { report: TestReport }) {
  const facts = useTestFacts(report)
  if (facts.length === 0) return null
  return <Text>{facts.map(({ label, text }) => `${label}: ${text}`).join(' · ')}</Text>
}

/** All figures of the test, each with its value or the reason why there is none. */
function Figures({ report }: { report: TestReport }) {
  const { t } = useTranslation('test-reports')
  const words = useFigureWords()
  const { test, figures, missing } = report
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>{t('figuresTitle')}</Title>
      <Group gap="lg" align="flex-start">
        {FIGURES_OF[test.kind].map((name) => {
          const value = figures[name] ?? null
          const unit = words.unitOf(name)
          const label = words.name(name)
          if (value === null)
            return (
              <StatTile
                key={name}
                label={label}
                value="–"
                hint={t(`missing.${missing[name] ?? 'not_entered'}`)}
              />
            )
          return (
            <StatTile
              key={name}
              label={label}
              value={words.write(name, value)}
              {...(unit !== undefined && { unit })}
            />
          )
        })}
      </Group>
    </Stack>
  )
}
