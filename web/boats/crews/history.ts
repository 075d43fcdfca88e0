import { sameSeats, type Boats, type Seats } from './board.ts'

/** One move: the boats it touched, before and after it. */
type Move = { before: ReadonlyMap<number, Seats>; after: ReadonlyMap<number, Seats> }
export type History = { past: readonly Move[]; future: readonly Move[] }

export const NO_HISTORY: History = { past: [], future: [] }
const KEPT = 100

const pick = (boats: Boats, ids: readonly number[]) =>
  new Map(ids.map((id) => [id, boats.get(id) ?? []]))

/** A new move ends what could have been done again. */
export const withMove = (
  { past }: History,
  before: Boats,
  after: Boats,
  changed: readonly number[],
): History => ({
  past: [...past, { before: pick(before, changed), after: pick(after, changed) }].slice(-KEPT),
  future: [],
})

type Step = { boats: Boats; history: History; changed: readonly number[] }

const stands = (boats: Boats, expected: ReadonlyMap<number, Seats>) =>
  [...expected].every(([id, seats]) => boats.has(id) && sameSeats(boats.get(id) ?? [], seats))

/**
 * Undoes the last move. It is null if nothing can be undone: there is no move, or somebody else has
 * changed these boats since.
 */
export function undo(boats: Boats, { past, future }: History): Step | null {
  const move = past.at(-1)
  if (!move || !stands(boats, move.after)) return null
  return {
    boats: new Map([...boats, ...move.before]),
    history: { past: past.slice(0, -1), future: [move, ...future] },
    changed: [...move.before.keys()],
  }
}

/** Redoes the move that was undone last; null if there is none to redo. */
export function redo(boats: Boats, { past, future }: History): Step | null {
  const [move, ...rest] = future
  if (!move || !stands(boats, move.before)) return null
  return {
    boats: new Map([...boats, ...move.after]),
    history: { past: [...past, move], future: rest },
    changed: [...move.after.keys()],
  }
}
