import { isSubscriptionOver, type ViewerClub } from '#domain/rules/viewer.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { wordingsOf, type ClubWording } from '#texts/wording.ts'
import type { Pool } from '../db/client.ts'
import { Refusal } from './refusal.ts'

/** A child whose guardian calls, and the club that the call is about. */
export type Child = {
  user_id: number
  full_name: string
  date_of_birth: string
  /** When the link to this guardian began. */
  since: string
  club: ViewerClub & { name: string; time_zone: string }
  wordings: readonly ClubWording[]
}

type ChildRow = Pick<
  ViewerClub,
  'is_individual' | 'default_sport_id' | 'features' | 'subscription_ends'
> & {
  child_id: number
  full_name: string
  date_of_birth: string
  since: string
  club_id: number
  club_name: string
  time_zone: string
  wording: string
  plan: string | null
}

const idIn = (text: unknown): number | null =>
  typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null

/**
 * The child that the path of a call names, for its guardian. It is asked of the database each time,
 * so that a link that has ended opens nothing for a moment longer.
 */
export async function childOf(pool: Pool, guardian: number, params: unknown): Promise<Child> {
  const { child_id, club_id } = params as { child_id?: unknown; club_id?: unknown }
  const { rows } = await pool.query<{ row: ChildRow | null }>({
    name: 'guardian-place',
    text: 'select app.guardian_place($1, $2, $3) as row',
    values: [guardian, idIn(child_id), idIn(club_id)],
  })
  const row = rows[0]?.row
  if (!row) throw new Refusal('not_found')
  const today = dayIn(row.time_zone, new Date())
  if (isSubscriptionOver(row.subscription_ends, today)) throw new Refusal('subscription_expired')
  return {
    user_id: row.child_id,
    full_name: row.full_name,
    date_of_birth: row.date_of_birth,
    since: row.since,
    wordings: wordingsOf(row),
    club: {
      id: row.club_id,
      name: row.club_name,
      time_zone: row.time_zone,
      is_individual: row.is_individual,
      default_sport_id: row.default_sport_id,
      member: true,
      roles: [],
      permissions: [],
      features: row.features,
      subscription_ends: row.subscription_ends,
      expired: false,
    },
  }
}
