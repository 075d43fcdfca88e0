import type { Clash } from './cell-conflicts.ts'
import { isFault } from './cell-text.ts'
import type { Cells, CellWrite, Changed, Entries, Said } from './cells.ts'

export type Steps<P> = {
  past: readonly (readonly Changed<P>[])[]
  future: readonly (readonly Changed<P>[])[]
}

export const NO_STEPS: Steps<never> = { past: [], future: [] }
const KEPT = 200

export const withStep = <P>({ past }: Steps<P>, step: readonly Changed<P>[]): Steps<P> =>
  step.length === 0 ? { past, future: [] } : { past: [...past, step].slice(-KEPT), future: [] }

/**
 * The entries to write, the steps behind them, and the cells that stay unchanged because somebody
 * else has written there since.
 */
export type Way<P> = { write: CellWrite<P>[]; steps: Steps<P>; skipped: Changed<P>[] }
type Sheet<P> = { cells: Cells<P>; entries: Entries<P> }

/** The last step back, in those of its cells that still say what it wrote. */
export function stepBack<P>({ past, future }: Steps<P>, sheet: Sheet<P>): Way<P> | null {
  const last = past.at(-1)
  if (!last) return null
  const { mine, skipped } = partedBy(last, ({ after }) => after, sheet)
  const write = mine.map((changed) => writeOf(sheet, changed, changed.before))
  return {
    write,
    skipped,
    steps: { past: past.slice(0, -1), future: mine.length > 0 ? [mine, ...future] : future },
  }
}

/** Redoes a step in those of its cells that still hold the value from before it. */
export function stepAgain<P>({ past, future }: Steps<P>, sheet: Sheet<P>): Way<P> | null {
  const [next, ...rest] = future
  if (!next) return null
  const { mine, skipped } = partedBy(next, ({ before }) => before, sheet)
  const write = mine.map((changed) => writeOf(sheet, changed, changed.after))
  return { write, skipped, steps: { past: mine.length > 0 ? [...past, mine] : past, future: rest } }
}

const writeOf = <P>({ cells }: Sheet<P>, changed: Changed<P>, said: Said): CellWrite<P> => ({
  ...cells.placeOf(changed),
  ...said,
  step: true,
})

function partedBy<P>(
  step: readonly Changed<P>[],
  said: (changed: Changed<P>) => Said,
  sheet: Sheet<P>,
) {
  const { mine = [], skipped = [] } = Object.groupBy(step, (changed) =>
    stillSays(changed, said(changed), sheet) ? 'mine' : 'skipped',
  )
  return { mine, skipped }
}

/** By what it means, not by what it shows: two times may look alike where minutes are shown. */
function stillSays<P>(
  changed: Changed<P>,
  { text, reading }: Said,
  { cells, entries }: Sheet<P>,
): boolean {
  const entry = entries.get(changed.key)
  if (entry && isFault(entry.reading)) return entry.text === text
  const value = entry && !isFault(entry.reading) ? entry.reading.value : cells.storedAt(changed)
  return !isFault(reading) && reading.value === value
}

/**
 * A person who prefers their own value to somebody else's, and undoes that, gets the other value
 * back.
 */
export function overTheirs<P>(
  { past, future }: Steps<P>,
  { key, entry, theirs }: Clash<P>,
  write: Cells<P>['write'],
): Steps<P> {
  const before: Said = { text: write(entry, theirs), reading: { value: theirs } }
  const at = past.findLastIndex((step) => step.some((changed) => changed.key === key))
  const over = (step: readonly Changed<P>[]) =>
    step.map((changed) => (changed.key === key ? { ...changed, before } : changed))
  return { past: past.map((step, index) => (index === at ? over(step) : step)), future }
}
