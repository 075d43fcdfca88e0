import { sql } from 'kysely'
import { Id, nullable, OneOf, T, WordOf, type Static } from '#contract/schema.ts'
import { isRowingOrPaddling } from '#domain/constants/sports.ts'
import { CONTROLS, RECORDING_STATUSES } from '#domain/live/recording.ts'
import type { Standing } from '#domain/live/standing.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import { inTransaction, provenClub, type ClubId, type Pool } from '../../db/client.ts'
import { hashOf } from '../../http/gate.ts'

const Held = T.Object({
  id: Id,
  session_id: Id,
  sport_id: T.Integer(),
  status: OneOf(...RECORDING_STATUSES),
  wanted: nullable(WordOf(...CONTROLS)),
  /** How it stood when the server finished it, since nothing was heard of it any more. */
  abandoned_from: nullable(OneOf(...RECORDING_STATUSES)),
  samples: T.Integer(),
  doubted: T.Integer(),
  standing: T.Unsafe<Standing>({ type: 'object' }),
  /** The one person whose heart it hears, and whether they consent to the use of health data. */
  heart_of: nullable(Id),
  keeps_heart_rate: T.Boolean(),
  is_old: T.Boolean(),
})
export type Held = Static<typeof Held> & { clubId: ClubId; hash: Buffer; inFives: boolean }

/** Recordings that are kept at hand on this node, those heard of last. */
const MOST_HELD = 2_000

/**
 * Recordings by their tokens, as this node knows them: what it stores of one it stores only if
 * nobody else has meanwhile, else it asks the database again.
 */
export type HeldRecordings = {
  of(token: string): Promise<Held | null>
  keep(token: string, held: Held): void
  forget(token: string): void
  /** Those that hear the heart of a person, or of anybody: their consent may be another now. */
  forgetHeartOf(user_id: number | null): void
}

export function holdRecordings(pool: Pool): HeldRecordings {
  const byToken = new Map<string, Held>()
  const keep = (token: string, held: Held) => {
    byToken.delete(token)
    byToken.set(token, held)
    if (byToken.size <= MOST_HELD) return
    const [oldest] = byToken.keys()
    if (oldest !== undefined) byToken.delete(oldest)
  }
  return {
    keep,
    forget: (token) => void byToken.delete(token),
    forgetHeartOf(user_id) {
      for (const [token, { heart_of }] of byToken)
        if (heart_of !== null && (user_id === null || heart_of === user_id)) byToken.delete(token)
    },
    async of(token) {
      const known = byToken.get(token)
      if (known) return known
      const held = await read(pool, token)
      if (held) keep(token, held)
      return held
    },
  }
}

/** How long after its begin a recording takes samples that were made without a connection. */
const TAKES_FOR = '7 days'

async function read(pool: Pool, token: string): Promise<Held | null> {
  const hash = hashOf(token)
  const { rows } = await pool.query<{ club: number | null }>(
    'select app.club_of_recording($1) as club',
    [hash],
  )
  const club = rows[0]?.club
  if (typeof club !== 'number') return null
  const clubId = provenClub(club)
  const held = await inTransaction(pool, { club_id: clubId }, (db) =>
    checkedRow(
      db,
      Held,
      sql`
        select r.id, r.session_id, s.sport_id, r.status, r.wanted, r.abandoned_from, r.samples, r.doubted,
          r.standing,
          ${personOf} as heart_of, ${keepsHeartRate} as keeps_heart_rate,
          r.created_at < now() - ${TAKES_FOR}::interval as is_old
        from live_recordings r
        join sessions s on s.club_id = r.club_id and s.id = r.session_id
        where r.club_id = ${clubId} and r.token_hash = ${hash}`,
    ),
  )
  if (!held) return null
  return { ...held, clubId, hash, inFives: isRowingOrPaddling(held.sport_id) }
}

/** Whose heart it is that a recording `r` hears: of a boat with more people nobody can say. */
export const personOf = sql<number | null>`coalesce(r.user_id, (
  select min(cu.user_id) from crew_users cu
  where cu.club_id = r.club_id and cu.crew_id = r.crew_id
  having count(*) = 1))`

/** Whether that person agrees that it is kept. */
export const keepsHeartRate = sql<boolean>`coalesce((
  select u.health_consent from users u where u.id = ${personOf}), false)`
