import { useState } from 'react'
import type { Result } from '#contract/insight/scores.ts'
import type { Changed, CellWrite, Entries } from './entries.ts'
import type { Clash } from './entry-conflicts.ts'
import { NO_STEPS, overTheirs, stepAgain, stepBack, withStep, type Way } from './entry-steps.ts'
import type { Writing } from './read-cell.ts'

type Sheet = { entries: Entries; results: readonly Result[] }
/** Puts values into cells and says which of them changed. */
type Change = (writes: readonly CellWrite[], pasted: boolean) => Changed[]

/** Undoes and redoes what one has entered, never over what somebody else has written since. */
export function useSteps(sheet: Sheet, change: Change) {
  const [steps, setSteps] = useState(NO_STEPS)
  const [skipped, setSkipped] = useState<readonly Changed[]>([])

  function enter(writes: readonly CellWrite[], pasted = false) {
    setSteps(withStep(steps, change(writes, pasted)))
    setSkipped([])
  }
  function follow(way: Way | null) {
    if (!way) return
    change(way.write, false)
    setSteps(way.steps)
    setSkipped(way.skipped)
  }
  return {
    enter,
    undo: steps.past.length > 0 ? () => follow(stepBack(steps, sheet)) : null,
    redo: steps.future.length > 0 ? () => follow(stepAgain(steps, sheet)) : null,
    /** Cells the last step left as they are. */
    skipped,
    putSkippedAway: () => setSkipped([]),
    tookOver: (clash: Clash, writing: Writing) => setSteps(overTheirs(steps, clash, writing)),
  }
}
