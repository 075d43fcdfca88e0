import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TestReport } from '#contract/analysis/performance-tests-reports.ts'
import { testZones } from '#contract/analysis/performance-tests-zones.ts'
import type { LactateStep } from '#domain/performance-tests/step.ts'
import { query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { can, useViewer } from '../../../shell/viewer.ts'
import type { CurveBand, CurveData } from '../../../ui/charts/curve-option.ts'
import { DrawnCurves } from '../../../ui/charts/DrawnCurves.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import { zoneBands } from '../zones/zone-rows.ts'
import { quietSeries, seriesOf, type Method } from './step-curve.ts'
import { inBrackets } from '../../../format/punctuation.ts'
import type { OtherTest } from './StepFigures.tsx'

type StepPictureProps = {
  report: TestReport
  steps: readonly LactateStep[]
  leftOut: ReadonlySet<number>
  method: Method
  /** Another test of the same person, drawn behind. */
  other: OtherTest | null
}

/** Lactate and heart rate over power, with the curve of a method and how it finds a threshold. */
export function StepPicture({ report, steps, leftOut, method, other }: StepPictureProps) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const { test } = report
  const phone = usePhone()
  const { data: zones } = useQuery({
    ...query(testZones, { params: { id: test.id } }),
    enabled: can(testZones.access, useViewer()),
  })
  const proposed = zones?.data.proposed ?? null
  const data = useMemo((): CurveData => {
    const curve = t(
      method === 'dmax' || method === 'modified' ? 'cubic' : (`methods.${method}` as const),
    )
    const words = {
      lactate: t('lactate'),
      heartRate: t('heartRate'),
      curve,
      construction: t('construction'),
      tangent: t('tangent'),
      point: t('point'),
      leftOut: t('leftOut'),
    }
    const own = seriesOf(
      { steps, leftOut: pointsAt(test.lines, leftOut), method },
      words,
      (watts) => format.power(watts),
    )
    const day = other && format.dayOfMonth(other.day)
    const reach = { from: steps[0]?.watts ?? 0, to: steps.at(-1)?.watts ?? 0 }
    return {
      series: [
        ...(other && day
          ? [
              quietSeries(other.steps, method, {
                curve: t('of', { name: curve, day: format.within.day(other.day) }),
                end: day,
              }),
            ]
          : []),
        ...own,
      ],
      x: { label: t('power') + inBrackets('W'), write: (watts) => format.number(watts) },
      left: {
        label: `${t('lactate')} (mmol/L)`,
        unit: 'mmol/L',
        write: (value) => format.number(value, 1),
      },
      right: {
        label: `${t('heartRate')}${inBrackets(format.units.heartRate)}`,
        unit: format.units.heartRate,
        write: (value) => format.number(value),
      },
      ...(proposed && { bands: zoneBands(proposed, reach).map(nameWhereItFits(reach, phone)) }),
    }
  }, [test, steps, leftOut, method, other, proposed, phone, t, format])
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
      height={404}
    />
  )
}

/** A zone that is too narrow for its name goes without. */
const nameWhereItFits =
  (reach: { from: number; to: number }, phone: boolean) =>
  (band: CurveBand): CurveBand => {
    const share = (band.to - band.from) / (reach.to - reach.from)
    return share < (phone ? 0.12 : 0.05) ? { ...band, label: '' } : band
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
