import type { Entry, Reactions } from './record.ts'

/** What follows from each event, by its type. */
type ReactionTable = ReadonlyMap<string, Reactions<unknown>>

const tables = new WeakMap<object, ReactionTable>()

/** Gives a pool, or a handle on one connection, the reactions to events recorded through it. */
export const giveReactions = (to: object, entries: readonly Entry[]): void =>
  void tables.set(to, new Map(entries.map(({ event, reactions }) => [event.type, reactions])))

/** A handle on a transaction has the reactions of the pool it came from. */
export function passReactions(from: object, to: object): void {
  const table = tables.get(from)
  if (table) tables.set(to, table)
}

/** The reactions to an event on this handle; undefined for an event that its table does not name. */
export const reactionsOn = (db: object, type: string): Reactions<unknown> | undefined =>
  tables.get(db)?.get(type)
