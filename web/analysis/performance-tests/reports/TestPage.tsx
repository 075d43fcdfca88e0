import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Stack, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import {
  performanceTestReport,
  type TestReport,
} from '#contract/analysis/performance-tests-reports.ts'
import { savePerformanceTest } from '#contract/analysis/performance-tests.ts'
import { estimatedVo2max } from '#domain/performance-tests/distance.ts'
import { TEST_DISTANCES, type DistanceKind } from '#domain/performance-tests/kinds.ts'
import { query } from '../../../api/api.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { can, useViewer } from '../../../shell/viewer.ts'
import { Page } from '../../../ui/Page.tsx'
import { PageState } from '../../../ui/PageState.tsx'
import { BreathsOfTest } from '../import/BreathsOfTest.tsx'
import { useFormat } from '../../../format/format.ts'
import type { CurveData } from '../../../ui/charts/curve-option.ts'
import { DrawnCurves } from '../../../ui/charts/DrawnCurves.tsx'
import { inBrackets } from '../../../format/punctuation.ts'
import { MainFigures } from './AllFigures.tsx'
import { BreathDetail } from './BreathDetail.tsx'
import { StepDetail } from './StepDetail.tsx'
import { TestFrame } from './TestFrame.tsx'
import { LinesTable } from './LinesTable.tsx'
import { splitsOf } from './splits.ts'

type DetailProps = { report: TestReport; kind: DistanceKind }

/** A race: its splits, and what it foretells. */
function DistanceDetail({ report, kind }: DetailProps) {
  const { t } = useTranslation('test-reports')
  const notes = useRaceNotes({ report, kind })
  const { lines } = report.test
  return (
    <>
      <Stack gap={4}>
        {notes.map((note) => (
          <Text key={note} size="sm">
            {note}
          </Text>
        ))}
      </Stack>
      {lines.length > 0 && (
        <Stack component="section" gap="md">
          <Title order={2}>{t('splitsTitle')}</Title>
          <SplitPicture report={report} kind={kind} />
          <LinesTable report={report} />
        </Stack>
      )}
    </>
  )
}

/** How the predictions came about, and the estimate of VO2max, which is marked as one. */
function useRaceNotes({ report, kind }: DetailProps): readonly string[] {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const { test, figures, slope_from } = report
  const race = (at: number) => {
    const known = slope_from?.[at]
    if (!known) return ''
    return t('slopeRace', {
      distance: format.distance(known.distance),
      day: format.within.day(known.day),
    })
  }
  const slope = slope_from
    ? t('slopeOwn', { slope: format.number(figures.slope, 1), short: race(0), long: race(1) })
    : t('slopeUsual')
  const { gender, weight } = test
  const time = figures.time ?? null
  const estimate = (is_highly_trained: boolean): string | null => {
    if (kind !== '2k' || gender === null || weight === null || time === null) return null
    const found = estimatedVo2max(time, { gender, weight_kg: weight, is_highly_trained })
    return found && `${format.number(found.absolute, 2)} L/min`
  }
  const [trained, untrained] = [estimate(true), estimate(false)]
  return [
    slope,
    ...(figures.adjusted_time == null ? [] : [t('adjusted')]),
    ...(trained && untrained ? [t('estimate', { trained, untrained })] : []),
  ]
}

function SplitPicture({ report, kind }: DetailProps) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const data = useMemo((): CurveData => {
    const splits = splitsOf(report.test.lines, TEST_DISTANCES[kind].split)
    const beats = splits.flatMap(({ to, heart_rate }) =>
      heart_rate === null ? [] : [[to, heart_rate] as const],
    )
    return {
      series: [
        {
          key: 'pace',
          label: t('pace'),
          as: 'both',
          look: 0,
          points: splits.flatMap(({ to, pace }) => (pace === null ? [] : [[to, pace] as const])),
        },
        ...(beats.length > 0
          ? [
              {
                key: 'heart-rate',
                label: t('heartRate'),
                as: 'both' as const,
                look: 1,
                onRight: true,
                dash: 'dashed' as const,
                points: beats,
              },
            ]
          : []),
      ],
      x: { label: t('metres'), write: (metres) => format.distance(metres) },
      left: {
        label: `${t('pace')} (/500 m)`,
        write: (pace) => format.paceNumber(pace),
        leastOnTop: true,
      },
      ...(beats.length > 0 && {
        right: {
          label: `${t('heartRate')}${inBrackets(format.units.heartRate)}`,
          write: (value: number) => format.number(value),
        },
      }),
    }
  }, [report, kind, t, format])
  return (
    <DrawnCurves
      title={t('paceOver')}
      lineLabel={t('figure')}
      summary={t('paceSummary')}
      data={data}
      height={300}
    />
  )
}

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
