import type { Change, LiveFrame } from '#contract/live.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { hasFeature } from '#domain/rules/viewer.ts'
import { inTransaction, provenClub, type Pool } from '../db/client.ts'
import { sessionFacts } from '../planning/session-facts/open.ts'
import { followable } from '../world/live/open.ts'
import type { LiveServer, LiveSocket } from './rooms.ts'
import { viewerForRoom } from './viewer-for-room.ts'

/** Who follows a session hears which boats record there, and of each boat what they may. */
const waterRoom = (clubId: number, sessionId: number) => `water ${clubId} ${sessionId}`
const boatRoom = (clubId: number, recordingId: number) => `boat ${clubId} ${recordingId}`
const pulseRoom = (clubId: number, recordingId: number) => `pulse ${clubId} ${recordingId}`

type Place = { club_id: number; session_id: number }

/**
 * Brings a socket into the rooms of the boats of a session that its person may follow, and out of
 * those they may not, or not any more.
 */
export async function followBoats(pool: Pool, socket: LiveSocket, place: Place): Promise<boolean> {
  const { club_id, session_id } = place
  const rooms = socket.connected ? await roomsFor(pool, socket, place) : null
  for (const room of followedRooms(socket)) if (!rooms?.includes(room)) await socket.leave(room)
  if (!rooms) return false
  await socket.join([waterRoom(club_id, session_id), ...rooms])
  return true
}

async function roomsFor(
  pool: Pool,
  socket: LiveSocket,
  { club_id, session_id }: Place,
): Promise<string[] | null> {
  const viewer = await viewerForRoom(pool, socket.data.token_id, club_id)
  if (!viewer || !hasFeature(viewer, FEATURE.live_results)) return null
  const clubId = provenClub(club_id)
  const context = { club_id, user_id: viewer.user_id }
  const boats = await inTransaction(pool, context, async (db) => {
    const session = await sessionFacts(db, clubId, viewer, session_id)
    return followable(db, clubId, viewer, session)
  }).catch(() => null)
  return (
    boats &&
    boats.flatMap(({ recording_id, hears_heart }) => [
      boatRoom(club_id, recording_id),
      ...(hears_heart ? [pulseRoom(club_id, recording_id)] : []),
    ])
  )
}

/** The rooms of a socket that depend on whom its person may follow. One session at a time. */
const followedRooms = (socket: LiveSocket) =>
  [...socket.rooms].filter((room) => /^(water|boat|pulse) /.test(room))

export async function stopFollowing(socket: LiveSocket): Promise<void> {
  for (const room of followedRooms(socket)) await socket.leave(room)
}

/** Which session a socket follows; null for none. */
export function followedBy(socket: LiveSocket): Place | null {
  const room = followedRooms(socket).find((name) => name.startsWith('water '))
  const [, club_id, session_id] = room?.split(' ').map(Number) ?? []
  return club_id === undefined || session_id === undefined ? null : { club_id, session_id }
}

/** Whether anybody on this node follows a session. */
export const hasFollowers = (io: LiveServer, clubId: number, sessionId: number): boolean =>
  io.sockets.adapter.rooms.has(waterRoom(clubId, sessionId))

/** Sends samples to who follows their boats, each in one message. */
export function sendFrames(io: LiveServer, change: Extract<Change, { to: 'live' }>): void {
  const { club_id, frames } = change
  for (const { heart_rate, ...frame } of frames) {
    sendTo(io, boatRoom(club_id, frame.recording_id))?.emit('live', frame satisfies LiveFrame)
    if (heart_rate === null) continue
    const { recording_id } = frame
    sendTo(io, pulseRoom(club_id, recording_id))?.emit('live pulse', { recording_id, heart_rate })
  }
}

/**
 * Lets those who follow a session know that its boats have changed. They fetch them and come into
 * the rooms of those they may follow.
 */
export function sendBoatsChanged(io: LiveServer, { club_id, session_id }: Place): void {
  sendTo(io, waterRoom(club_id, session_id))?.emit('live boats', { session_id })
}

/** Not as what may be dropped: of several frames at once all but the first would be. */
const sendTo = (io: LiveServer, room: string) =>
  io.sockets.adapter.rooms.has(room) ? io.to(room) : undefined
