import type { TestReport } from '#contract/analysis/performance-tests-reports.ts'
import { isDistanceKind, TEST_DISTANCES } from '#domain/performance-tests/kinds.ts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/format.ts'
import { measuredOf } from './BreathDetail.tsx'
import { splitsOf } from './splits.ts'
import { curveOf } from './step-curve.ts'
import classes from './test-paper.module.css'

const WIDTH = 640
const HEIGHT = 240
const LEFT = 56
const BELOW = 28
const ABOVE = 20

type Point = readonly [x: number, y: number]
type Curve = {
  points: readonly Point[]
  label: string
  writeX: (x: number) => string
  writeY: (y: number) => string
  leastOnTop: boolean
}

/** The main curve of a test, drawn for paper with lines alone. */
export function PaperCurve({ report }: { report: TestReport }) {
  const curve = useCurve(report)
  if (curve.points.length < 2) return null
  const { points, label, writeX, writeY, leastOnTop } = curve
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  const x = (value: number) =>
    LEFT + ((value - left) / (right - left || 1)) * (WIDTH - LEFT - ABOVE)
  const y = (value: number) => {
    const share = (value - low) / (high - low || 1)
    return ABOVE + (leastOnTop ? share : 1 - share) * (HEIGHT - ABOVE - BELOW)
  }
  const place = ([at, value]: Point) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`
  return (
    <svg className={classes.curve} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <text x={LEFT} y={12} fontSize={11}>
        {label}
      </text>
      <path d={`M${points.map(place).join('L')}`} fill="none" stroke="black" strokeWidth={1.5} />
      {points.length <= 60 &&
        points.map((point) => (
          <circle key={place(point)} cx={x(point[0])} cy={y(point[1])} r={3} fill="black" />
        ))}
      {[low, high].map((value) => (
        <text key={value} x={LEFT - 8} y={y(value) + 4} fontSize={11} textAnchor="end">
          {writeY(value)}
        </text>
      ))}
      {[left, right].map((value) => (
        <text key={value} x={x(value)} y={HEIGHT - 6} fontSize={11} textAnchor="middle">
          {writeX(value)}
        </text>
      ))}
    </svg>
  )
}

/** Pace over the distance, lactate over power, or oxygen over time. */
function useCurve(report: TestReport): Curve {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const { kind, lines, step_s } = report.test
  if (isDistanceKind(kind))
    return {
      points: splitsOf(lines, TEST_DISTANCES[kind].split).flatMap(({ to, pace }) =>
        pace === null ? [] : [[to, pace] as const],
      ),
      label: `${t('pace')} (/500 m)`,
      writeX: (metres) => format.distance(metres),
      writeY: (pace) => format.paceNumber(pace),
      leastOnTop: true,
    }
  if (kind === 'step') {
    const leftOut = new Set(lines.flatMap(({ left_out }, index) => (left_out ? [index] : [])))
    const steps = curveOf(lines, step_s, leftOut)
    return {
      points: typeof steps === 'string' ? [] : steps.map((step) => [step.watts, step.lactate]),
      label: `${t('lactate')} (mmol/L)`,
      writeX: (watts) => format.power(watts),
      writeY: (lactate) => format.number(lactate, 1),
      leastOnTop: false,
    }
  }
  return {
    points: measuredOf(report).flatMap(({ time_s, vo2 }) =>
      vo2 === null ? [] : [[time_s, vo2] as const],
    ),
    label: `${t('vo2')} (L/min)`,
    writeX: (seconds) => format.resultTime(seconds),
    writeY: (vo2) => format.number(vo2, 2),
    leastOnTop: false,
  }
}
