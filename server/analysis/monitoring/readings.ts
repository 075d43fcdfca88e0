import { sql } from 'kysely'
import type { NewReading } from '#contract/analysis/monitoring.ts'
import { MEASURED_NUMBERS } from '#domain/monitoring/fields.ts'
import { roundedNumber } from '#domain/rules/monitoring.ts'
import type { ClubId, Db } from '../../db/client.ts'

export type OwnedReading = NewReading & { user_id: number }

/** Names of sources are one whatever their case and the spaces around them. */
const keyOf = ({ user_id, day, source }: OwnedReading) => `${user_id} ${day} ${source.trim()}`

/**
 * Keeps what devices measured: one reading a person, day and source, the last one. Returns how many
 * there are of those given.
 * @param adds what a reading leaves out stays as an earlier one of its source says
 */
export async function keepReadings(
  db: Db,
  clubId: ClubId,
  readings: readonly OwnedReading[],
  adds = false,
): Promise<number> {
  const last = [...new Map(readings.map((reading) => [keyOf(reading), reading])).values()]
  const rows = last.map((reading) => ({
    club_id: clubId,
    user_id: reading.user_id,
    day: reading.day,
    source: reading.source.trim(),
    ...Object.fromEntries(
      MEASURED_NUMBERS.map((name) => [name, roundedNumber(name, reading[name] ?? null)]),
    ),
  }))
  await db
    .insertInto('morning_readings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['club_id', 'user_id', 'day', 'source']).doUpdateSet((eb) => ({
        ...Object.fromEntries(
          MEASURED_NUMBERS.map((name) => {
            const next = eb.ref(`excluded.${name}`)
            const now = eb.ref(`morning_readings.${name}`)
            return [name, adds ? eb.fn.coalesce(next, now) : next]
          }),
        ),
        received_at: sql<string>`now()`,
      })),
    )
    .execute()
  return rows.length
}
