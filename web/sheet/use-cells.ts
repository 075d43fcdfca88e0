import { useMemo, useState } from 'react'
import { useLeaveGuard } from '../shell/use-leave-guard.ts'
import {
  clashesIn,
  sendable,
  settled,
  withoutThese,
  type Clash,
  type Kept,
} from './cell-conflicts.ts'
import { isFault } from './cell-text.ts'
import { putCells, type Cells, type CellWrite, type Entries } from './cells.ts'
import { keptEntries } from './kept-cells.ts'
import type { LeftOut } from './place-block.ts'
import { useAutosave, type Storing } from './use-autosave.ts'
import { useSteps } from './use-steps.ts'
import { useTyping } from './use-typing.ts'

export type EntryState = 'stored' | 'waiting' | 'needs-you'

function stateOf<P>(entries: Entries<P>, undecided: number): EntryState {
  const faulty = [...entries.values()].some(
    ({ reading, refused }) => isFault(reading) || refused !== undefined,
  )
  return undecided > 0 || faulty ? 'needs-you' : entries.size > 0 ? 'waiting' : 'stored'
}

type Sheet<P> = {
  /** Whose entries these are, and of what: under this they survive a reload. */
  place: string
  /** The same object as long as nothing in it has changed. */
  cells: Cells<P>
  storing: Storing<P>
  /** The entries that have nowhere to go any more. */
  strandedIn?: (entries: Entries<P>) => Kept<P>
}

/** What of the entries somebody has to decide about, and what can be stored. */
function useSorted<P>(entries: Entries<P>, { cells, strandedIn }: Sheet<P>) {
  const clashes = useMemo(() => clashesIn(cells, entries), [entries, cells])
  const stranded = useMemo(() => strandedIn?.(entries) ?? [], [entries, strandedIn])
  const ready = useMemo(() => sendable(entries, clashes, stranded), [entries, clashes, stranded])
  return { clashes, stranded, ready }
}

/**
 * Keeps what is typed into a sheet until it is stored automatically, never over what somebody else
 * wrote meanwhile.
 */
export function useCells<P>(sheet: Sheet<P>) {
  const { place, cells, storing } = sheet
  const [entries, setEntries] = useState<Entries<P>>(() => keptEntries(place))
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null)
  const { clashes, stranded, ready } = useSorted(entries, sheet)
  const { trouble, stopped, sending, clear } = useAutosave({ ready, setEntries, storing })
  const { typing, type } = useTyping<P>(
    place,
    entries,
    (now, write) => putCells(cells, now, [write], { pasted: false, sending }).entries,
  )
  useLeaveGuard(entries.size > 0 || typing)

  function change(writes: readonly CellWrite<P>[], pasted: boolean) {
    const { entries: next, changed } = putCells(cells, entries, writes, { pasted, sending })
    setEntries(next)
    clear()
    return changed
  }
  const { enter, tookOver, ...steps } = useSteps({ cells, entries }, change)
  function paste(block: { writes: readonly CellWrite<P>[]; leftOut: LeftOut | null }) {
    enter(block.writes, true)
    setLeftOut(block.leftOut)
  }
  function settle(clash: Clash<P>, whose: 'mine' | 'theirs') {
    setEntries(settled(entries, clash, whose))
    if (whose === 'mine') tookOver(clash)
  }
  return {
    entries,
    clashes,
    stranded,
    state: stateOf(entries, clashes.length + stranded.length),
    trouble,
    sendAgain: stopped ? clear : null,
    ...steps,
    type,
    write: enter,
    paste,
    leftOut,
    putAway: () => setLeftOut(null),
    drop: () => setEntries(withoutThese(entries, stranded)),
    settle,
  }
}
export type Desk<P> = ReturnType<typeof useCells<P>>
