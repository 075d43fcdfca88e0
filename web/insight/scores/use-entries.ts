import { useMemo, useState } from 'react'
import type { SessionScores } from '#contract/insight/scores.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { useViewer } from '../../shell/viewer.ts'
import {
  clashesIn,
  sendable,
  settled,
  strandedIn,
  withoutThese,
  type Clash,
} from './entry-conflicts.ts'
import { put, type CellWrite, type Entries } from './entries.ts'
import { resultOf, type Owner } from './owners.ts'
import { keptEntries } from './kept-entries.ts'
import type { LeftOut } from './paste-block.ts'
import { isFault, type Writing } from './read-cell.ts'
import { useAutosave } from './use-autosave.ts'
import { useSteps } from './use-steps.ts'
import { useTyping } from './use-typing.ts'

export type EntryState = 'stored' | 'waiting' | 'needs-you'

function stateOf(entries: Entries, undecided: number): EntryState {
  const faulty = [...entries.values()].some(
    ({ reading, refused }) => isFault(reading) || refused !== undefined,
  )
  return undecided > 0 || faulty ? 'needs-you' : entries.size > 0 ? 'waiting' : 'stored'
}

/** What of the entries somebody has to decide about, and what can be stored. */
function useSorted(
  entries: Entries,
  results: SessionScores['results'],
  pieces: SessionScores['pieces'],
) {
  const clashes = useMemo(() => clashesIn(entries, results), [entries, results])
  const stranded = useMemo(() => strandedIn(entries, pieces), [entries, pieces])
  const ready = useMemo(() => sendable(entries, clashes, stranded), [entries, clashes, stranded])
  return { clashes, stranded, ready }
}

/**
 * Keeps what is typed into the sheet until it is stored automatically, never over what somebody
 * else wrote meanwhile.
 */
export function useEntries(
  sessionId: number,
  { results, pieces }: SessionScores,
  writing: Writing,
) {
  const { user_id } = useViewer()
  const place = `${user_id}:${sessionId}`
  const [entries, setEntries] = useState<Entries>(() => keptEntries(place))
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null)
  const { clashes, stranded, ready } = useSorted(entries, results, pieces)
  const { trouble, stopped, clear } = useAutosave({ sessionId, results, ready, setEntries })
  const { typing, type } = useTyping(
    place,
    entries,
    (now, write) => put(now, results, [write], { ...writing, pieces, pasted: false }).entries,
  )
  useLeaveGuard(entries.size > 0 || typing)

  function change(writes: readonly CellWrite[], pasted: boolean) {
    const { entries: next, changed } = put(entries, results, writes, { ...writing, pieces, pasted })
    setEntries(next)
    clear()
    return changed
  }
  const { enter, tookOver, ...steps } = useSteps({ entries, results }, change)
  function paste(block: { writes: readonly CellWrite[]; leftOut: LeftOut | null }) {
    enter(block.writes, true)
    setLeftOut(block.leftOut)
  }
  function settle(clash: Clash, whose: 'mine' | 'theirs') {
    setEntries(settled(entries, clash, whose))
    if (whose === 'mine') tookOver(clash, writing)
  }
  return {
    entries,
    clashes,
    stranded,
    state: stateOf(entries, clashes.length + stranded.length),
    trouble,
    sendAgain: stopped ? clear : null,
    resultOf: (owner: Owner) => resultOf(results, owner),
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
export type EntryDesk = ReturnType<typeof useEntries>
