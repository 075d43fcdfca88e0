import type { Server, Socket } from 'socket.io'
import type { LiveEvents, LiveRequests } from '#contract/live.ts'
import { canViewSession } from '#domain/rules/sessions.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { inTransaction, provenClub, type Pool } from '../db/client.ts'
import { sessionFacts } from '../planning/session-facts/facts.ts'
import { viewerForRoom } from './viewer-for-room.ts'

export type Person = { user_id: number; token_id: number }
/** `last` is what the socket asked for last, be it done or not. */
type SocketData = Person & { last: Promise<unknown> }
export type LiveServer = Server<LiveRequests, LiveEvents, Record<string, never>, SocketData>
export type LiveSocket = Socket<LiveRequests, LiveEvents, Record<string, never>, SocketData>

export const userRoom = (id: number) => `user ${id}`
export const sessionRoom = (clubId: number, id: number) => `session ${clubId} ${id}`
/** Coaches are told of drafts too. */
export const calendarRoom = (clubId: number, drafts: boolean) => `calendar ${clubId}${drafts ? ' drafts' : ''}`
export const calendarRooms = (clubId: number) => [calendarRoom(clubId, true), calendarRoom(clubId, false)]
const MOST_ROOMS = 50

/** One after the other, so that rooms are counted right and one browser asks the database for one thing at a time. */
function inOrder(socket: LiveSocket, work: () => Promise<boolean>, answer?: unknown): Promise<unknown> {
  const reply = (joined: boolean) => typeof answer === 'function' && (answer as (joined: boolean) => void)(joined)
  socket.data.last = socket.data.last.then(work).then(reply, () => reply(false))
  return socket.data.last
}

/** What a browser may ask once it is signed in. */
export function listen(pool: Pool, socket: LiveSocket): void {
  const leave = (rooms: readonly string[]) =>
    inOrder(socket, async () => {
      for (const room of rooms) await socket.leave(room)
      return false
    })
  socket.on('join', (request, answer) => void inOrder(socket, () => join(pool, socket, request), answer))
  socket.on('leave', (request) => {
    if (isRequest(request)) void leave([sessionRoom(request.club_id, request.session_id)])
  })
  socket.on('join calendar', (request, answer) => void inOrder(socket, () => joinCalendar(pool, socket, request), answer))
  socket.on('leave calendar', (request) => {
    if (namesClub(request)) void leave(calendarRooms(request.club_id))
  })
}

const namesClub = (request: unknown): request is { club_id: number } =>
  typeof request === 'object' && request !== null && 'club_id' in request && Number.isSafeInteger(request.club_id)

const isRequest = (request: unknown): request is { club_id: number; session_id: number } =>
  namesClub(request) && 'session_id' in request && Number.isSafeInteger(request.session_id)

/** A socket that has ended is in no room, and comes into none. */
const hasSpace = (socket: LiveSocket) => socket.connected && socket.rooms.size <= MOST_ROOMS

/** Asks the same rule as the session's page. */
async function join(pool: Pool, socket: LiveSocket, request: unknown): Promise<boolean> {
  if (!isRequest(request) || !hasSpace(socket)) return false
  const viewer = await viewerForRoom(pool, socket.data.token_id, request.club_id)
  if (!viewer) return false
  const context = { club_id: request.club_id, user_id: viewer.user_id }
  const facts = await inTransaction(pool, context, (db) => sessionFacts(db, provenClub(request.club_id), viewer, request.session_id))
  if (!canViewSession(viewer, facts)) return false
  await socket.join(sessionRoom(request.club_id, request.session_id))
  return true
}

/** Every member follows what is published; coaches follow drafts as well. */
async function joinCalendar(pool: Pool, socket: LiveSocket, request: unknown): Promise<boolean> {
  if (!namesClub(request) || !hasSpace(socket)) return false
  const viewer = await viewerForRoom(pool, socket.data.token_id, request.club_id)
  if (!viewer) return false
  await socket.join(calendarRoom(request.club_id, isCoach(viewer)))
  return true
}

/** Leaves at once all rooms that depend on rights; returns what comes into those again that the person still may see. */
export async function leaveRooms(pool: Pool, socket: LiveSocket): Promise<() => Promise<unknown>> {
  const rooms = await emptied(socket)
  return () =>
    inOrder(socket, async () => {
      // A room that was being joined meanwhile, perhaps with the rights of before.
      for (const room of new Set([...rooms, ...(await emptied(socket))])) await enterAgain(pool, socket, room)
      return false
    })
}

async function emptied(socket: LiveSocket): Promise<string[]> {
  const rooms = [...socket.rooms].filter((room) => /^(session|calendar) /.test(room))
  for (const room of rooms) await socket.leave(room)
  return rooms
}

/** What happened meanwhile was not heard: it is told as a change. */
async function enterAgain(pool: Pool, socket: LiveSocket, room: string): Promise<void> {
  const [kind, ...ids] = room.split(' ')
  const [club_id = 0, session_id = 0] = ids.map(Number)
  const joined = kind === 'session' ? join(pool, socket, { club_id, session_id }) : joinCalendar(pool, socket, { club_id })
  if (!(await joined.catch(() => false))) return
  if (kind === 'session') socket.emit('session', { session_id, what: 'session' })
  else socket.emit('calendar', { club_id, from: null, to: null })
}
