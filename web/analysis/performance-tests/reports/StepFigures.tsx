import { useTranslation } from 'react-i18next'
import type { TestReport } from '#contract/analysis/performance-tests-reports.ts'
import type { CurveFault, LactateStep } from '#domain/performance-tests/step.ts'
import { ergoPaceOfWatts } from '#domain/time/pace.ts'
import { useFormat } from '../../../format/format.ts'
import { NO_DATA } from '../../../format/no-data.ts'
import { KeyFigures, type KeyFigure } from '../../../ui/KeyFigures.tsx'
import { secondThreshold, type CurveThreshold, type Method } from './step-curve.ts'

/** Another test of the same person, with the steps its curve goes through. */
export type OtherTest = { day: string; weight: number | null; steps: readonly LactateStep[] }

type StepFiguresProps = {
  report: TestReport
  steps: readonly LactateStep[] | CurveFault
  method: Method
  other: OtherTest | null
}

type Threshold = NonNullable<CurveThreshold['found']>
type Measure = {
  name: string
  label: string
  unit: string
  /** Of its change; that of a pace is in seconds. */
  decimals: number
  of: (found: Threshold, weight: number | null) => number | null
  write: (value: number) => string
  /** Why it is not known though the threshold is. */
  lacks: string
}

/** What the chosen method finds at its second threshold, with the change since another test. */
export function StepFigures({ report, steps, method, other }: StepFiguresProps) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const { weight } = report.test
  const threshold = typeof steps === 'string' ? null : secondThreshold(steps, method)
  const found = threshold?.found ?? null
  const before = other && (secondThreshold(other.steps, method)?.found ?? null)
  const at =
    method === 'linear' || method === 'exponential'
      ? t('mmol', { value: 4 })
      : t(`methods.${method}`)
  const measures: readonly Measure[] = [
    {
      name: 'watts',
      label: t('powerAt', { at }),
      unit: format.units.power,
      decimals: 0,
      of: ({ watts }) => watts,
      write: (value) => format.number(value),
      lacks: '',
    },
    {
      name: 'heart-rate',
      label: t('heartRateThere'),
      unit: format.units.heartRate,
      decimals: 0,
      of: ({ heart_rate }) => heart_rate,
      write: (value) => format.number(value),
      lacks: t('missing.no_heart_rate'),
    },
    {
      name: 'per-kilogram',
      label: t('perKilogram'),
      unit: 'W/kg',
      decimals: 2,
      of: ({ watts }, kilograms) => (kilograms === null ? null : watts / kilograms),
      write: (value) => format.number(value, 2),
      lacks: t(`missing.${report.is_weight_hidden ? 'weight_hidden' : 'weight_missing'}`),
    },
    {
      name: 'pace',
      label: t('paceThere'),
      unit: '/500 m',
      decimals: 1,
      of: ({ watts }) => ergoPaceOfWatts(watts),
      write: format.paceNumber,
      lacks: t('missing.not_reached'),
    },
  ]
  const lost =
    typeof steps === 'string'
      ? t(`missing.${steps}`)
      : threshold?.lactate === null
        ? t('missing.no_fit')
        : t('notReached', {
            highest: format.number(Math.max(...steps.map(({ lactate }) => lactate)), 1),
          })
  /** A change with its sign; one that rounds to nothing is level. */
  const signed = (change: number, decimals: number) => {
    const size = format.number(Math.abs(change), decimals)
    if (Number(change.toFixed(decimals)) === 0) return `±${size}`
    return `${change > 0 ? '+' : '−'}${size}`
  }
  const figures = measures.map(({ name, label, unit, decimals, of, write, lacks }): KeyFigure => {
    const value = found && of(found, weight)
    if (value === null) return { name, label, value: NO_DATA, note: found ? lacks : lost }
    const earlier = before && of(before, other.weight)
    return {
      name,
      label,
      value: write(value),
      unit,
      ...(earlier !== null &&
        other && {
          note: t('onDay', {
            change: signed(value - earlier, decimals),
            day: format.dayOfMonth(other.day),
          }),
        }),
    }
  })
  return <KeyFigures figures={figures} />
}
