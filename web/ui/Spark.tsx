import { drawSpark, SPARK_HEIGHT, SPARK_WIDTH } from './spark.ts'
import classes from './spark.module.css'

type SparkProps = {
  /** What it shows, in words. */
  label: string
  /** One a day; a day without a value breaks the line. */
  values: readonly (number | null)[]
  /** Up to here a value is usual. */
  usual?: number | null
  /** The last value is one to note. */
  isNoted?: boolean
}

/** The course of a value as a small line, over a grey band of what is usual. */
export function Spark({ label, values, usual = null, isNoted = false }: SparkProps) {
  const { path, band, last } = drawSpark(values, usual)
  return (
    <svg
      className={classes.spark}
      width={SPARK_WIDTH}
      height={SPARK_HEIGHT}
      viewBox={`0 0 ${SPARK_WIDTH} ${SPARK_HEIGHT}`}
      role="img"
      aria-label={label}
    >
      {band !== null && (
        <rect
          className={classes.band}
          x={0}
          width={SPARK_WIDTH}
          y={band}
          height={SPARK_HEIGHT - band}
        />
      )}
      <path className={classes.line} d={path} />
      {last && (
        <circle
          className={classes.last}
          data-noted={isNoted || undefined}
          cx={last.x}
          cy={last.y}
          r={2.5}
        />
      )}
    </svg>
  )
}

type ColSparkProps = { label: string; values: readonly number[] }

/** Amounts as small columns, the last one marked: the weeks of a line. */
export function ColSpark({ label, values }: ColSparkProps) {
  const most = Math.max(...values, 0)
  const width = Math.min(16, SPARK_WIDTH / Math.max(1, values.length))
  return (
    <svg
      className={classes.spark}
      width={SPARK_WIDTH}
      height={SPARK_HEIGHT}
      viewBox={`0 0 ${SPARK_WIDTH} ${SPARK_HEIGHT}`}
      role="img"
      aria-label={label}
    >
      {values.map((value, place) => {
        const height = most > 0 ? Math.max(1, (value / most) * SPARK_HEIGHT) : 1
        return (
          <rect
            key={place}
            className={classes.column}
            data-last={place === values.length - 1 || undefined}
            x={place * width}
            y={SPARK_HEIGHT - height}
            width={Math.max(1, width - 2)}
            height={height}
          />
        )
      })}
    </svg>
  )
}

type CellBarProps = { share: number; colour?: string }

/** How much of the most a value is, as a bar beside it; the value itself says it in words. */
export const CellBar = ({ share, colour }: CellBarProps) => (
  <span className={classes.cellBar} aria-hidden>
    <span style={{ width: `${100 * Math.min(1, Math.max(0, share))}%`, background: colour }} />
  </span>
)
