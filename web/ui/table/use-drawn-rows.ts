import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../after-paint.ts'
import { usePrinting } from '../use-printing.ts'

/** As many as the height of a long table shows. */
const AT_ONCE = 18
const A_STEP = 60

/**
 * How many rows are drawn: those in view at once, the others step by step when these are painted.
 * Once all are there, scrolling is the browser's own work. Paper has all of them.
 */
export function useDrawnRows(rows: number): number {
  const [drawn, setDrawn] = useState(AT_ONCE)
  const isDone = drawn >= rows
  useEffect(() => {
    if (isDone) return undefined
    return afterPaint(() => startTransition(() => setDrawn(drawn + A_STEP)))
  }, [drawn, isDone])
  return usePrinting() ? rows : Math.min(drawn, rows)
}
