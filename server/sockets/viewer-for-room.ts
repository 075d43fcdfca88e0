import type { Endpoint } from '#contract/endpoint.ts'
import { mayCall } from '#domain/rules/tokens.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { Pool } from '../db/client.ts'
import { contextOfCaller, type Gate } from '../http/gate.ts'

/** What rooms are found with. */
export type Backing = { pool: Pool; gate: Gate }

type RoomViewer = { viewer: Viewer; context: ReturnType<typeof contextOfCaller> }

/** The call that would read what a room or an event is about. */
export type Screen = Pick<
  Endpoint,
  'method' | 'access' | 'reads' | 'byToken' | 'whileImpersonating' | 'notWhileImpersonating'
>

/**
 * The person of a live connection as the gate would see them in a club, with what the database is
 * to know of them; null when their token has ended or may not make the call that reads the same.
 */
export async function viewerForRoom(
  { gate }: Pick<Backing, 'gate'>,
  tokenId: number,
  clubId: number | undefined,
  screen: Screen,
): Promise<RoomViewer | null> {
  const caller = await gate.callerOfToken(tokenId, clubId)
  if (!caller || !mayCall(screen, caller.viewer)) return null
  return { viewer: caller.viewer, context: contextOfCaller(caller, clubId) }
}
