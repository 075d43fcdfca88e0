import type { Server, Socket } from 'socket.io'
import type {
  Change,
  Following,
  KnownSamples,
  LiveFrame,
  LiveEvents,
  LiveRequests,
} from '#contract/sockets.ts'
import { sessionLiveResults } from '#contract/live/live.ts'
import { inTransaction, provenClub } from '../db/client.ts'
import { followSession, missedOf } from '../live/live/open.ts'
import { viewerForRoom, type Backing } from './viewer-for-room.ts'

/** `is_narrow`: a token, or somebody in the person’s name, which may hear less. */
export type Person = { user_id: number; token_id: number; is_narrow: boolean }
/** `last` is what the socket asked for last. */
type SocketData = Person & { last: Promise<unknown> }
export type LiveServer = Server<LiveRequests, LiveEvents, Record<string, never>, SocketData>
export type LiveSocket = Socket<LiveRequests, LiveEvents, Record<string, never>, SocketData>

/** Who follows a session hears which boats record there, and of each boat what they may. */
const waterRoom = (clubId: number, sessionId: number) => `water ${clubId} ${sessionId}`
const boatRoom = (clubId: number, recordingId: number) => `boat ${clubId} ${recordingId}`
const pulseRoom = (clubId: number, recordingId: number) => `pulse ${clubId} ${recordingId}`

type Place = { club_id: number; session_id: number }

/** How many samples of recordings a browser says it knows. */
export function knownOf({ known }: { known?: unknown }): ReadonlyMap<number, number> {
  if (!Array.isArray(known)) return new Map()
  const isKnown = (one: unknown): one is KnownSamples =>
    Array.isArray(one) && one.length === 2 && one.every((value) => isCount(value))
  return new Map(known.filter(isKnown))
}

const isCount = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MOST_KNOWN
const MOST_KNOWN = 2 ** 31 - 2

/**
 * Brings a socket into the rooms of the boats of a session that its person may follow, and out of
 * those of what they may not, or not any more. Answers how these stand and what the browser lacks
 * of them; false where they may not follow.
 */
export async function followBoats(
  backing: Backing,
  socket: LiveSocket,
  { club_id, session_id }: Place,
  known: ReadonlyMap<number, number>,
): Promise<Following | false> {
  const found = socket.connected
    ? await viewerForRoom(backing, socket.data.token_id, club_id, sessionLiveResults)
    : null
  if (!found) return stopFollowing(socket)
  const { viewer, context } = found
  const clubId = provenClub(club_id)
  return inTransaction(backing.pool, context, async (db) => {
    const { session, hearts } = await followSession(db, clubId, viewer, session_id)
    const rooms = session.boats.flatMap(({ recording_id: id }) => [
      boatRoom(club_id, id),
      ...(hearts.has(id) ? [pulseRoom(club_id, id)] : []),
    ])
    await moveInto(socket, [waterRoom(club_id, session_id), ...rooms])
    // Read once it is heard of: what comes in between would else be missed.
    return { session, missed: await missedOf(db, clubId, session, known) }
  }).catch(() => stopFollowing(socket))
}

/** The rooms of a socket that depend on whom its person may follow. One session at a time. */
const followedRooms = (socket: LiveSocket) =>
  [...socket.rooms].filter((room) => /^(water|boat|pulse) /.test(room))

async function moveInto(socket: LiveSocket, rooms: string[]): Promise<void> {
  for (const room of followedRooms(socket)) if (!rooms.includes(room)) await socket.leave(room)
  await socket.join(rooms)
}

export async function stopFollowing(socket: LiveSocket): Promise<false> {
  for (const room of followedRooms(socket)) await socket.leave(room)
  return false
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
