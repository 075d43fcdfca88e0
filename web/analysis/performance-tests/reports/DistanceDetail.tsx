import { Stack, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TestReport } from '#contract/analysis/performance-tests-reports.ts'
import { estimatedVo2max } from '#domain/performance-tests/distance.ts'
import { TEST_DISTANCES, type DistanceKind } from '#domain/performance-tests/kinds.ts'
import { useFormat } from '../../../format/format.ts'
import type { CurveData } from '../../../ui/charts/curve-option.ts'
import { DrawnCurves } from '../../../ui/charts/DrawnCurves.tsx'
import { LinesTable } from './LinesTable.tsx'
import { splitsOf } from './splits.ts'
import { inBrackets } from '../../../format/punctuation.ts'

type DetailProps = { report: TestReport; kind: DistanceKind }

/** A race: its splits, and what it foretells. */
export function DistanceDetail({ report, kind }: DetailProps) {
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
