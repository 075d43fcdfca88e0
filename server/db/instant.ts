import { sql } from 'kysely'

/** ISO 8601 in UTC. */
export const instant = (value: ReturnType<typeof sql>) =>
  sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** An instant as the calls write it: to the second. */
export const withoutMilliseconds = (text: string): string => text.replace(/\.\d+Z$/, 'Z')
