import { useId } from 'react'
import classes from './workouts.module.css'

type DoneBarProps = {
  planned: number
  done: number
  /** What the whole width stands for. */
  longest: number
  isSmall?: boolean
}

/** Widths of a drawing that is as wide as its place. */
const WIDE = { width: 104, height: 12, gap: 3 }
const SMALL = { width: 44, height: 9, gap: 2 }
/** What is too much is drawn no further than this part of the plan. */
const MOST_OVER = 0.3

/**
 * An outline as long as what is planned, filled as far as it was done; hatched beyond it, which
 * counts for nothing.
 */
export function DoneBar({ planned, done, longest, isSmall = false }: DoneBarProps) {
  const hatch = useId()
  const { width, height, gap } = isSmall ? SMALL : WIDE
  const outline = isSmall || longest <= 0 ? width : (planned / longest) * width
  const share = planned > 0 ? done / planned : 0
  const over = Math.min(MOST_OVER, Math.max(0, share - 1)) * outline
  return (
    <svg
      className={isSmall ? classes.small : classes.bar}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid meet"
      height={height}
      aria-hidden
    >
      <defs>
        <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 4 L4 0" className={classes.over ?? ''} />
        </pattern>
      </defs>
      <rect
        className={classes.planned ?? ''}
        x={0.5}
        y={0.5}
        width={Math.max(1, outline - 1)}
        height={height - 1}
        rx={2}
      />
      {share > 0 && (
        <rect
          className={classes.done ?? ''}
          x={1}
          y={2}
          width={Math.max(1, Math.min(1, share) * (outline - 2))}
          height={height - 4}
          rx={1.5}
        />
      )}
      {over > 0 && !isSmall && (
        <rect x={outline} y={gap} width={over} height={height - 2 * gap} fill={`url(#${hatch})`} />
      )}
    </svg>
  )
}
