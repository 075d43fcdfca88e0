import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

/** A statement asked this often is worth a plan that stays. */
const OFTEN = 3
/** So many are kept prepared on a connection, and so many are counted. */
const MOST_PREPARED = 400
const MOST_COUNTED = 4000

const counts = new Map<string, number>()
const names = new Map<string, string>()

/**
 * The name under which a connection keeps a statement prepared; undefined for one that was not
 * asked often, or when enough are kept. Parsing and
 * planning our longer statements takes PostgreSQL several times as long as running them.
 */
export function preparedName(text: string): string | undefined {
  const name = names.get(text)
  if (name !== undefined || names.size >= MOST_PREPARED) return name
  const count = (counts.get(text) ?? 0) + 1
  if (count < OFTEN) {
    // Many texts were asked once: lists that grow with what they hold.
    if (counts.size >= MOST_COUNTED) counts.clear()
    counts.set(text, count)
    return undefined
  }
  counts.delete(text)
  const fresh = createHash('sha1').update(text).digest('base64url')
  names.set(text, fresh)
  return fresh
}

type Query = (first: unknown, ...others: unknown[]) => unknown

/** Has a connection keep nothing prepared: its next statement may run on another one. */
export function dropNames(client: ClientBase): void {
  const query = client.query.bind(client) as Query
  const unnamed: Query = (first, ...others) =>
    typeof first === 'object' && first !== null && 'name' in first
      ? query({ ...first, name: undefined }, ...others)
      : query(first, ...others)
  client.query = unnamed as typeof client.query
}
