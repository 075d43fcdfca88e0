import type { FeatureId } from '#domain/constants/features.ts'
import { refusalFor } from '#domain/rules/access.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { Pool } from '../db/client.ts'
import { contextOfCaller, type Gate } from '../http/gate.ts'

/** What rooms are found with. */
export type Backing = { pool: Pool; gate: Gate }

type RoomViewer = { viewer: Viewer; context: ReturnType<typeof contextOfCaller> }

/**
 * The person of a live connection as the gate would see them in a club, with what the database is
 * to know of them; null when their token has ended or the club is shut to them.
 */
export async function viewerForRoom(
  { gate }: Backing,
  tokenId: number,
  clubId: number,
  feature?: FeatureId,
): Promise<RoomViewer | null> {
  const caller = await gate.callerOfToken(tokenId, clubId)
  if (!caller) return null
  const access = { level: 'member', ...(feature !== undefined && { feature }) } as const
  if (refusalFor(access, caller.viewer) !== null) return null
  return { viewer: caller.viewer, context: contextOfCaller(caller, clubId) }
}
