import type { Result } from '#contract/insight/scores.ts'
import type { CellWrite, Changed, Entries, Said } from './entries.ts'
import type { Clash } from './entry-conflicts.ts'
import { resultOf } from './owners.ts'
import { storedValue } from './slots.ts'
import { isFault, writeCell, type Writing } from './read-cell.ts'

export type Steps = {
  past: readonly (readonly Changed[])[]
  future: readonly (readonly Changed[])[]
}

export const NO_STEPS: Steps = { past: [], future: [] }
const KEPT = 200

export const withStep = ({ past }: Steps, step: readonly Changed[]): Steps =>
  step.length === 0 ? { past, future: [] } : { past: [...past, step].slice(-KEPT), future: [] }

/**
 * The entries to write, the steps behind them, and the cells that stay unchanged because somebody
 * else has written there since.
 */
export type Way = { write: CellWrite[]; steps: Steps; skipped: Changed[] }
type Sheet = { entries: Entries; results: readonly Result[] }

/** The last step back, in those of its cells that still say what it wrote. */
export function stepBack({ past, future }: Steps, sheet: Sheet): Way | null {
  const last = past.at(-1)
  if (!last) return null
  const { mine, skipped } = partedBy(last, ({ after }) => after, sheet)
  const write = mine.map(({ owner, slot, before }) => ({
    owner,
    slot,
    ...before,
    step: true as const,
  }))
  return {
    write,
    skipped,
    steps: { past: past.slice(0, -1), future: mine.length > 0 ? [mine, ...future] : future },
  }
}

/** Redoes a step in those of its cells that still hold the value from before it. */
export function stepAgain({ past, future }: Steps, sheet: Sheet): Way | null {
  const [next, ...rest] = future
  if (!next) return null
  const { mine, skipped } = partedBy(next, ({ before }) => before, sheet)
  const write = mine.map(({ owner, slot, after }) => ({
    owner,
    slot,
    ...after,
    step: true as const,
  }))
  return { write, skipped, steps: { past: mine.length > 0 ? [...past, mine] : past, future: rest } }
}

function partedBy(step: readonly Changed[], said: (changed: Changed) => Said, sheet: Sheet) {
  const { mine = [], skipped = [] } = Object.groupBy(step, (changed) =>
    stillSays(changed, said(changed), sheet) ? 'mine' : 'skipped',
  )
  return { mine, skipped }
}

/** By what it means, not by what it shows: two times may look alike where minutes are shown. */
function stillSays(
  { key, owner, slot }: Changed,
  { text, reading }: Said,
  { entries, results }: Sheet,
): boolean {
  const entry = entries.get(key)
  if (entry && isFault(entry.reading)) return entry.text === text
  const value =
    entry && !isFault(entry.reading)
      ? entry.reading.value
      : storedValue(resultOf(results, owner), slot)
  return !isFault(reading) && reading.value === value
}

/**
 * A person who prefers their own value to somebody else's, and undoes that, gets the other value
 * back.
 */
export function overTheirs(
  { past, future }: Steps,
  { key, entry, theirs }: Clash,
  writing: Writing,
): Steps {
  const before: Said = {
    text: writeCell(entry.slot.field, theirs, writing),
    reading: { value: theirs },
  }
  const at = past.findLastIndex((step) => step.some((changed) => changed.key === key))
  const over = (step: readonly Changed[]) =>
    step.map((changed) => (changed.key === key ? { ...changed, before } : changed))
  return { past: past.map((step, index) => (index === at ? over(step) : step)), future }
}
