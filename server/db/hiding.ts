import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DB } from './types.ts'

/** Who is hidden from a person in their club. */
export type Hiding = {
  /** YYYY-MM-DD: who was born later is hidden from this person. */
  hidden_since?: string | undefined
  /** Results and recordings of athletes whom nobody is to see are hidden from this person. */
  hides_private?: boolean | undefined
}

/** Of the handles of those from whom somebody is hidden, who that is. */
const hiding = new WeakMap<object, Hiding>()

/** The handles that work without hiding anybody at the moment. */
const showing = new WeakSet<object>()

export const hidingOf = (db: object): Hiding => hiding.get(db) ?? {}
export const hidesPeople = (db: object): boolean => hiding.has(db)

/** Notes who is hidden from the person a handle works for, where anybody is. */
export function noteHiding(db: object, { hidden_since, hides_private }: Hiding): void {
  if (hidden_since !== undefined || hides_private) hiding.set(db, { hidden_since, hides_private })
}

/** Hides nobody for the rest of a transaction. */
export async function showEverybody(db: Kysely<DB>): Promise<void> {
  if (hidesPeople(db)) await setHiding(db, {})
}

/**
 * Does what follows from a change as if nobody were hidden from the person who made it: loads and
 * notices are also of those whom they do not see. Work within such work is part of it.
 */
export async function withoutHiding<T>(db: Kysely<DB>, work: () => Promise<T>): Promise<T> {
  const hidden = hiding.get(db)
  if (hidden === undefined || showing.has(db)) return work()
  showing.add(db)
  await setHiding(db, {})
  const result = await work()
  await setHiding(db, hidden)
  showing.delete(db)
  return result
}

const setHiding = (db: Kysely<DB>, { hidden_since = '', hides_private = false }: Hiding) =>
  sql`select set_config('app.hidden_since', ${hidden_since}, true),
    set_config('app.hides_private', ${hides_private ? 'on' : ''}, true)`.execute(db)

/**
 * Whether somebody has a name where the club does not list its people: not an athlete who is only
 * me, for other athletes.
 */
export const isNamed = (id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(not (select app.hides_private()) or ${id} = (select app.user_id())
    or ${id} <> all (array(select app.private_athletes())))`
