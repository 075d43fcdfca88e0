import { useMemo, useState, useEffect, useEffectEvent, useRef } from 'react'
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
import {
  putCells,
  type Cells,
  type CellWrite,
  type Entries,
  type Entry,
  type Changed,
} from './cells.ts'
import type { LeftOut } from './place-block.ts'
import { useAutosave, type Storing } from './use-autosave.ts'
import {
  NO_STEPS,
  overTheirs,
  stepAgain,
  stepBack,
  withStep,
  type Steps,
  type Way,
} from './cell-steps.ts'

/** Puts values into cells and says which of them changed. */
type Change<P> = (writes: readonly CellWrite<P>[], pasted: boolean) => Changed<P>[]

/** Undoes and redoes what one has entered, never over what somebody else has written since. */
function useSteps<P>(sheet: { cells: Cells<P>; entries: Entries<P> }, change: Change<P>) {
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

/** Shape of what is kept; another release may keep another. */
const VERSION = 1
const keyOf = (place: string) => `entries-${VERSION}:${place}`

/**
 * Keeps what was typed into a sheet and not stored, with the value it replaces: it survives a
 * reload, and a tab that the phone discarded.
 */
function keptEntries<P>(place: string): Entries<P> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(keyOf(place)) ?? '[]') as [string, Entry<P>][])
  } catch {
    return new Map()
  }
}

/**
 * If nothing is typed, nothing is kept. If the store is full it keeps what it can, and the sheet
 * continues to work.
 */
function keepEntries<P>(place: string, entries: Entries<P>): void {
  try {
    if (entries.size === 0) sessionStorage.removeItem(keyOf(place))
    else sessionStorage.setItem(keyOf(place), JSON.stringify([...entries]))
  } catch {
    sessionStorage.removeItem(keyOf(place))
  }
}

/**
 * Keeps what is typed for a reload, with the cell that is being typed into as if it were left now:
 * nobody leaves a cell before going back or
 * reloading. The sheet is drawn again only when typing begins or ends.
 * @param withWrite the entries once a cell is written to
 */
function useTyping<P>(
  place: string,
  entries: Entries<P>,
  withWrite: (entries: Entries<P>, write: CellWrite<P>) => Entries<P>,
) {
  const [typing, setTyping] = useState(false)
  const latest = useRef<CellWrite<P> | null>(null)
  const keep = useEffectEvent((now: Entries<P>) =>
    keepEntries(place, latest.current ? withWrite(now, latest.current) : now),
  )
  useEffect(() => keep(entries), [entries])

  function type(write: CellWrite<P> | null) {
    latest.current = write
    setTyping(write !== null)
    keepEntries(place, write ? withWrite(entries, write) : entries)
  }
  return { typing, type }
}

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
