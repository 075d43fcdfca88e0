import type { FeatureId } from '#domain/constants/features.ts'
import { refusalFor } from '#domain/rules/access.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { Pool } from '../db/client.ts'
import { contextOfCaller, toCaller, type ViewerRow } from '../http/gate.ts'

type RoomViewer = { viewer: Viewer; context: ReturnType<typeof contextOfCaller> }

/**
 * The person of a live connection as the gate would see them in a club, with what the database is
 * to know of them; null when their token has ended or the club is shut to them.
 */
export async function viewerForRoom(
  pool: Pool,
  tokenId: number,
  clubId: number,
  feature?: FeatureId,
): Promise<RoomViewer | null> {
  const { rows } = await pool.query<{ row: ViewerRow | null }>(
    'select app.viewer_of_token($1, $2) as row',
    [tokenId, clubId],
  )
  const row = rows[0]?.row
  if (!row) return null
  const caller = toCaller(row)
  const access = { level: 'member', ...(feature !== undefined && { feature }) } as const
  if (refusalFor(access, caller.viewer) !== null) return null
  return { viewer: caller.viewer, context: contextOfCaller(caller, clubId) }
}

/** When a token ends by the clock; null when it has ended. */
export async function tokenExpires(pool: Pool, tokenId: number): Promise<string | null> {
  const { rows } = await pool.query<{ ends: string | null }>('select app.token_ends($1) as ends', [
    tokenId,
  ])
  return rows[0]?.ends ?? null
}
