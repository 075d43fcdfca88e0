import { sql, type Expression } from 'kysely'

/** ISO 8601 in UTC. */
export const instant = <T>(value: Expression<T>) =>
  sql<T>`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** An instant as the calls write it: to the second. */
export const withoutMilliseconds = (text: string): string => text.replace(/\.\d+Z$/, 'Z')
