import { Stack, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TestReport } from '#contract/analysis/performance-tests-reports.ts'
import { vo2Figures, type Breath } from '#domain/performance-tests/vo2.ts'
import { breathsOf } from '#domain/performance-tests/work-out.ts'
import { useFormat } from '../../../format/format.ts'
import type { CurveData, CurveSeries } from '../../../ui/charts/curve-option.ts'
import { DrawnCurves } from '../../../ui/charts/DrawnCurves.tsx'
import { LinesTable } from './LinesTable.tsx'
import { colon, inBrackets } from '../../../format/punctuation.ts'

const HALF_MINUTE = 30

/** What was measured, breath by breath or else minute by minute, in its order. */
export function measuredOf({ breaths, test }: TestReport): Breath[] {
  if (!breaths) return breathsOf(test.lines)
  return breaths.time_s.map((time_s, index) => ({
    time_s,
    vo2: breaths.vo2[index] ?? null,
    vco2: breaths.vco2[index] ?? null,
    ve: breaths.ve[index] ?? null,
    heart_rate: breaths.heart_rate[index] ?? null,
    watts: breaths.watts[index] ?? null,
  }))
}

/** A VO2max test: its course, with the highest half minute marked. */
export function BreathDetail({ report }: { report: TestReport }) {
  const { t } = useTranslation('test-reports')
  const notes = useBreathNotes(report)
  const measured = useMemo(() => measuredOf(report), [report])
  return (
    <Stack component="section" gap="md">
      <Title order={2}>{t('course')}</Title>
      {notes.map((note) => (
        <Text key={note} size="sm">
          {note}
        </Text>
      ))}
      {measured.some(({ vo2 }) => vo2 !== null) ? (
        <CoursePicture measured={measured} isByBreath={report.breaths !== null} />
      ) : (
        <Text c="dimmed">{t('noCourse')}</Text>
      )}
      {report.test.lines.length > 0 && <LinesTable report={report} />}
    </Stack>
  )
}

/** Where the highest half minute was, and what comes from a laboratory or a tester. */
function useBreathNotes(report: TestReport): readonly string[] {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const { test } = report
  const found = useMemo(() => vo2Figures(measuredOf(report)), [report])
  const vo2 = format.number(found?.vo2max, 2)
  return [
    ...(found
      ? [
          // Of values that are farther apart than half a minute one alone is the highest.
          t(report.breaths ? 'highest' : 'highestSingle', {
            vo2,
            time: format.resultTime(found.at_s),
          }),
        ]
      : []),
    ...(found && test.vo2max !== null
      ? [`${t('fields.vo2max')}${colon()}${t('reported', { vo2 })}`]
      : []),
    ...(test.vt1_watts !== null || test.vt2_watts !== null ? [t('vt')] : []),
  ]
}

type CoursePictureProps = { measured: readonly Breath[]; isByBreath: boolean }

function CoursePicture({ measured, isByBreath }: CoursePictureProps) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const data = useMemo((): CurveData => {
    const found = vo2Figures(measured)
    const line = (
      key: 'vo2' | 'vco2' | 'heart_rate',
      label: string,
      more: Pick<CurveSeries, 'look' | 'onRight' | 'dash'>,
    ): CurveSeries => ({
      key,
      label,
      as: isByBreath ? 'line' : 'both',
      ...more,
      points: measured.flatMap((breath) => {
        const value = breath[key]
        return value === null ? [] : [[breath.time_s, value] as const]
      }),
    })
    const marked = found && {
      key: 'highest',
      label: `VO2max`,
      as: 'both' as const,
      look: 2,
      dash: 'dotted' as const,
      points: (isByBreath ? [Math.max(0, found.at_s - HALF_MINUTE), found.at_s] : [found.at_s]).map(
        (at) => [at, found.vo2max] as const,
      ),
    }
    const all = [
      line('vo2', t('vo2'), { look: 0 }),
      line('vco2', t('vco2'), { look: 4, dash: 'dashed' }),
      line('heart_rate', t('heartRate'), { look: 1, onRight: true, dash: 'dotted' }),
      ...(marked ? [marked] : []),
    ]
    return {
      series: all.filter(({ points }) => points.length > 0),
      x: { label: t('minutesAlong'), write: (seconds) => format.resultTime(seconds) },
      left: { label: 'L/min', write: (value) => format.number(value, 1) },
      right: {
        label: `${t('heartRate')}${inBrackets(format.units.heartRate)}`,
        write: (value) => format.number(value),
      },
    }
  }, [measured, isByBreath, t, format])
  return (
    <DrawnCurves
      title={t('course')}
      lineLabel={t('figure')}
      summary={t('minutesTitle')}
      data={data}
    />
  )
}
