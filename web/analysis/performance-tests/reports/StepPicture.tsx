import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  performanceTestReport,
  type TestReport,
} from '#contract/analysis/performance-tests-reports.ts'
import type { LactateStep } from '#domain/performance-tests/step.ts'
import { query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import type { CurveData } from '../../../ui/charts/curve-option.ts'
import { DrawnCurves } from '../../../ui/charts/DrawnCurves.tsx'
import { curveOf, seriesOf, type CurveWords, type Method } from './step-curve.ts'

type StepPictureProps = {
  report: TestReport
  steps: readonly LactateStep[]
  leftOut: ReadonlySet<number>
  method: Method
  /** Another test of the same person, drawn as well. */
  besideId: number | null
}

/** The looks of one test; those of the other come after. */
const LOOKS = 5

/** Lactate and heart rate over power, with the curve of a method and how it finds a threshold. */
export function StepPicture(props: StepPictureProps) {
  const { report, steps, leftOut, method, besideId } = props
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const { data: found } = useQuery({
    ...query(performanceTestReport, { params: { id: besideId ?? report.test.id } }),
    enabled: besideId !== null,
  })
  const other = besideId === null ? undefined : found?.data.test
  const data = useMemo((): CurveData => {
    const wordsOf = (day: string | null): CurveWords => {
      const named = (name: string) => (day === null ? name : t('of', { name, day }))
      return {
        lactate: named(t('lactate')),
        heartRate: named(t('heartRate')),
        curve: named(t(method === 'dmax' || method === 'modified' ? 'cubic' : `methods.${method}`)),
        construction: named(t('construction')),
        tangent: named(t('tangent')),
        point: named(t('point')),
        leftOut: named(t('leftOut')),
      }
    }
    const { test } = report
    const own = seriesOf(
      { key: 'own', look: 0, steps, leftOut: pointsAt(test.lines, leftOut), method },
      wordsOf(other ? format.day(test.day) : null),
    )
    const there = other
      ? curveOf(
          other.lines,
          other.step_s,
          new Set(other.lines.flatMap(({ left_out }, index) => (left_out ? [index] : []))),
        )
      : []
    const beside =
      other && typeof there !== 'string'
        ? seriesOf(
            { key: 'other', look: LOOKS, steps: there, leftOut: [], method },
            wordsOf(format.day(other.day)),
          )
        : []
    return {
      series: [...own, ...beside],
      x: { label: `${t('power')} (W)`, write: (watts) => format.number(watts) },
      left: { label: `${t('lactate')} (mmol/L)`, write: (value) => format.number(value, 1) },
      right: {
        label: `${t('heartRate')} (${format.units.heartRate})`,
        write: (value) => format.number(value),
      },
    }
  }, [report, steps, leftOut, method, other, t, format])
  const [first, last] = [steps[0], steps.at(-1)]
  return (
    <DrawnCurves
      title={t('curve')}
      lineLabel={t('figure')}
      summary={t('curveSummary', {
        from: format.number(first?.lactate, 1),
        to: format.number(last?.lactate, 1),
        low: format.number(first?.watts),
        high: format.number(last?.watts),
      })}
      data={data}
      height={440}
    />
  )
}

type Lines = TestReport['test']['lines']

/** The measured points of the steps that are left out. */
const pointsAt = (lines: Lines, places: ReadonlySet<number>) =>
  lines.flatMap(({ watts, target_watts, lactate }, index) => {
    const power = watts ?? target_watts
    return places.has(index) && power !== null && lactate !== null
      ? [{ watts: power, lactate }]
      : []
  })
