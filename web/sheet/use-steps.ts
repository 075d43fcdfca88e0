import { useState } from 'react'
import type { Clash } from './cell-conflicts.ts'
import {
  NO_STEPS,
  overTheirs,
  stepAgain,
  stepBack,
  withStep,
  type Steps,
  type Way,
} from './cell-steps.ts'
import type { Cells, CellWrite, Changed, Entries } from './cells.ts'

/** Puts values into cells and says which of them changed. */
type Change<P> = (writes: readonly CellWrite<P>[], pasted: boolean) => Changed<P>[]

/** Undoes and redoes what one has entered, never over what somebody else has written since. */
export function useSteps<P>(sheet: { cells: Cells<P>; entries: Entries<P> }, change: Change<P>) {
  const [steps, setSteps] = useState<Steps<P>>(NO_STEPS)
  const [skipped, setSkipped] = useState<readonly Changed<P>[]>([])

  function enter(writes: readonly CellWrite<P>[], pasted = false) {
    setSteps(withStep(steps, change(writes, pasted)))
    setSkipped([])
  }
  function follow(way: Way<P> | null) {
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
    tookOver: (clash: Clash<P>) => setSteps(overTheirs(steps, clash, sheet.cells.write)),
  }
}
