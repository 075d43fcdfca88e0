import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { Change, LiveEvents, LiveRequests } from '#contract/live.ts'
import { LIVE_PATH } from '#contract/live.ts'
import { canViewSession } from '#domain/rules/sessions.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { inTransaction, provenClub, type Pool } from '../db/client.ts'
import { hashOf } from '../http/gate.ts'
import type { Logger } from '../log.ts'
import { sessionFacts } from '../sessions/facts.ts'
import type { Changes } from './changes.ts'
import { viewerForRoom } from './viewer-for-room.ts'

type Person = { user_id: number; token_id: number }
type LiveServer = Server<LiveRequests, LiveEvents, Record<string, never>, Person>
type LiveSocket = Socket<LiveRequests, LiveEvents, Record<string, never>, Person>

const userRoom = (id: number) => `user ${id}`
const sessionRoom = (clubId: number, id: number) => `session ${clubId} ${id}`
/** Coaches are told of drafts too. */
const calendarRoom = (clubId: number, drafts: boolean) => `calendar ${clubId}${drafts ? ' drafts' : ''}`
const calendarRooms = (clubId: number) => [calendarRoom(clubId, true), calendarRoom(clubId, false)]
const MOST_ROOMS = 50

export type Hub = { close(): Promise<void> }

/**
 * The live channel: a browser signs in with a single-use ticket, is in its person's room, and joins rooms of sessions it may see.
 * What happens arrives as changes from the database, so every node tells its own browsers.
 */
export function openHub(server: HttpServer, parts: { pool: Pool; changes: Changes; log: Logger; appVersion: string }): Hub {
  const { pool, changes, log, appVersion } = parts
  const io: LiveServer = new Server(server, {
    path: LIVE_PATH,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: 10_000,
  })

  io.use((socket, next) => {
    signIn(pool, socket).then(
      (person) => {
        if (!person) return next(new Error('ticket_refused'))
        socket.data = person
        return next()
      },
      (error: unknown) => {
        log.warn({ err: error }, 'a live sign-in failed')
        next(new Error('unavailable'))
      },
    )
  })
  io.on('connection', (socket) => {
    void socket.join(userRoom(socket.data.user_id))
    void tellStamps(io, pool, socket.data.user_id, appVersion).catch((error: unknown) =>
      log.warn({ err: error }, 'the stamps could not be told'),
    )
    listen(pool, socket)
  })
  changes.on(
    (change) => void pass(io, pool, change, appVersion).catch((error: unknown) => log.warn({ err: error }, 'a change could not be told')),
  )
  return { close: () => io.close() }
}

/** What a browser may ask once it is signed in. */
function listen(pool: Pool, socket: LiveSocket): void {
  socket.on('join', (request, answer) => {
    join(pool, socket, request).then(
      (joined) => typeof answer === 'function' && answer(joined),
      () => typeof answer === 'function' && answer(false),
    )
  })
  socket.on('leave', (request) => {
    if (isRequest(request)) void socket.leave(sessionRoom(request.club_id, request.session_id))
  })
  socket.on('join calendar', (request, answer) => {
    joinCalendar(pool, socket, request).then(
      (joined) => typeof answer === 'function' && answer(joined),
      () => typeof answer === 'function' && answer(false),
    )
  })
  socket.on('leave calendar', (request) => {
    if (!namesClub(request)) return
    for (const drafts of [true, false]) void socket.leave(calendarRoom(request.club_id, drafts))
  })
}

async function signIn(pool: Pool, socket: LiveSocket): Promise<Person | undefined> {
  const { ticket } = socket.handshake.auth as { ticket?: unknown }
  if (typeof ticket !== 'string' || ticket.length > 100) return undefined
  const { rows } = await pool.query<Person>('select user_id, token_id from app.take_ticket($1)', [hashOf(ticket)])
  return rows[0]
}

const namesClub = (request: unknown): request is { club_id: number } =>
  typeof request === 'object' && request !== null && 'club_id' in request && Number.isSafeInteger(request.club_id)

const isRequest = (request: unknown): request is { club_id: number; session_id: number } =>
  namesClub(request) && 'session_id' in request && Number.isSafeInteger(request.session_id)

/** Asks the same rule as the session's page. */
async function join(pool: Pool, socket: LiveSocket, request: unknown): Promise<boolean> {
  if (!isRequest(request) || socket.rooms.size > MOST_ROOMS) return false
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
  if (!namesClub(request) || socket.rooms.size > MOST_ROOMS) return false
  const viewer = await viewerForRoom(pool, socket.data.token_id, request.club_id)
  if (!viewer) return false
  await socket.join(calendarRoom(request.club_id, isCoach(viewer)))
  return true
}

/** Whoever is in one of the rooms; undefined where nobody is, as with most of what happens, and nothing need be written. */
const following = (io: LiveServer, rooms: readonly string[]) =>
  rooms.some((room) => io.sockets.adapter.rooms.has(room)) ? io.to([...rooms]) : undefined

async function pass(io: LiveServer, pool: Pool, change: Change, appVersion: string): Promise<void> {
  switch (change.to) {
    case 'session':
      following(io, [sessionRoom(change.club_id, change.session_id)])?.emit('session', change.data)
      if (change.data.what === 'attendance' || change.data.what === 'results')
        following(io, calendarRooms(change.club_id))?.emit('calendar', { club_id: change.club_id, from: null, to: null })
      return
    case 'calendar':
      following(io, change.drafts ? [calendarRoom(change.club_id, true)] : calendarRooms(change.club_id))?.emit('calendar', change.data)
      return
    case 'user':
      if (change.event === 'import') io.to(userRoom(change.user_id)).emit('import', change.data)
      else if (following(io, [userRoom(change.user_id)])) await tellStamps(io, pool, change.user_id, appVersion)
      return
    case 'viewer':
      return viewerChanged(io, pool, change, appVersion)
  }
}

/** An ended token closes its sockets; changed rights empty the rooms of the person, who comes into those again that they still may see. */
async function viewerChanged(io: LiveServer, pool: Pool, change: Extract<Change, { to: 'viewer' }>, appVersion: string): Promise<void> {
  const sockets = [...io.sockets.sockets.values()].filter((socket) => change.user_id === null || socket.data.user_id === change.user_id)
  if (change.ended !== undefined) {
    for (const socket of sockets) if (String(socket.data.token_id) === change.ended) socket.disconnect(true)
    return
  }
  const emptied = await Promise.all(sockets.map(async (socket) => ({ socket, rooms: await leaveRooms(socket) })))
  for (const userId of new Set(sockets.map((socket) => socket.data.user_id))) await tellStamps(io, pool, userId, appVersion)
  for (const { socket, rooms } of emptied) for (const room of rooms) await enterAgain(pool, socket, room)
}

async function leaveRooms(socket: LiveSocket): Promise<string[]> {
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

async function tellStamps(io: LiveServer, pool: Pool, userId: number, app_version: string): Promise<void> {
  const { rows } = await pool.query<{ stamps: { clubs: number; user: number; notifications: number } }>(
    'select app.stamps_of($1) as stamps',
    [userId],
  )
  const stamps = rows[0]?.stamps
  if (stamps) io.to(userRoom(userId)).emit('timestamps', { ...stamps, app_version })
}
