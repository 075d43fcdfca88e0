import type { FeatureId } from '#domain/constants/features.ts'
import { refusalFor } from '#domain/rules/access.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { Pool } from '../db/client.ts'
import { toCaller, type ViewerRow } from '../http/gate.ts'

/**
 * The person of a live connection as the gate would see them in a club; null when their token has
 * ended or the club is shut to them.
 */
export async function viewerForRoom(
  pool: Pool,
  tokenId: number,
  clubId: number,
  feature?: FeatureId,
): Promise<Viewer | null> {
  const { rows } = await pool.query<{ row: ViewerRow | null }>(
    'select app.viewer_of_token($1, $2) as row',
    [tokenId, clubId],
  )
  const row = rows[0]?.row
  if (!row) return null
  const { viewer } = toCaller(row)
  const access = { level: 'member', ...(feature !== undefined && { feature }) } as const
  return refusalFor(access, viewer) === null ? viewer : null
}

/** When a token ends by the clock; null when it has ended. */
export async function tokenExpires(pool: Pool, tokenId: number): Promise<string | null> {
  const { rows } = await pool.query<{ ends: string | null }>('select app.token_ends($1) as ends', [
    tokenId,
  ])
  return rows[0]?.ends ?? null
}
