import type { CSSProperties } from 'react'
import classes from './board.module.css'

const MARKS = [0.25, 0.5, 0.75] as const

/** The way of a lane with its boat; both only ever move by a transform. */
export function Track({ done }: { done: number }) {
  return (
    <span className={classes.track} style={{ '--done': done } as CSSProperties} aria-hidden>
      {MARKS.map((at) => (
        <i key={at} className={classes.mark} style={{ '--at': at } as CSSProperties} />
      ))}
      <i className={classes.wake} />
      <i className={classes.boat}>
        <svg width="64" height="20" viewBox="0 0 64 20">
          <path d="M0 10 Q32 1 64 10 Q32 19 0 10Z" fill="var(--colour)" />
          <circle cx="31" cy="10" r="3.5" fill="#0c1519" />
          <path d="M24 10 16 1M24 10 16 19" stroke="var(--colour)" strokeWidth="2" />
        </svg>
      </i>
    </span>
  )
}
