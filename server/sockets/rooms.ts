import { agenda } from '#contract/planning/calendar.ts'
import { getSession } from '#contract/planning/sessions.ts'
import { challenges } from '#contract/club/challenges.ts'
import { canViewSession } from '#domain/rules/sessions.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { inTransaction, provenClub } from '../db/client.ts'
import { askRoutine } from '../db/routine.ts'
import { sessionFacts } from '../planning/session-facts/open.ts'
import {
  followBoats,
  followedBy,
  knownOf,
  stopFollowing,
  type LiveServer,
  type LiveSocket,
} from './followers.ts'
import type { Lately } from './lately.ts'
import { viewerForRoom, type Backing } from './viewer-for-room.ts'

export const userRoom = (id: number) => `user ${id}`
export const sessionRoom = (clubId: number, id: number) => `session ${clubId} ${id}`
/** Coaches are notified of drafts too. */
export const calendarRoom = (clubId: number, drafts: boolean) =>
  `calendar ${clubId}${drafts ? ' drafts' : ''}`
export const calendarRooms = (clubId: number) => [
  calendarRoom(clubId, true),
  calendarRoom(clubId, false),
]
/** Of each club by itself, because seeing it hangs on the club. */
const challengeRoom = (clubId: number, id: number) => `challenge ${clubId} ${id}`
export const challengeRooms = (io: LiveServer, id: number) =>
  [...io.sockets.adapter.rooms.keys()].filter(
    (room) => room.startsWith('challenge ') && room.endsWith(` ${id}`),
  )
const MOST_ROOMS = 50

/** One after the other, so that rooms are counted right. */
function inOrder(
  socket: LiveSocket,
  work: () => Promise<unknown>,
  answer?: unknown,
): Promise<unknown> {
  const reply = (answered: unknown) =>
    typeof answer === 'function' && (answer as (answered: unknown) => void)(answered)
  socket.data.last = socket.data.last.then(work).then(reply, () => reply(false))
  return socket.data.last
}

/** What a browser may ask once it is signed in. */
export function listen(backing: Backing, socket: LiveSocket, lately: Lately): void {
  const leave = (rooms: readonly string[]) =>
    inOrder(socket, async () => {
      for (const room of rooms) await socket.leave(room)
      return false
    })
  socket.on(
    'join',
    (request, answer) => void inOrder(socket, () => join(backing, socket, request, lately), answer),
  )
  socket.on('leave', (request) => {
    if (isRequest(request)) void leave([sessionRoom(request.club_id, request.session_id)])
  })
  socket.on(
    'join calendar',
    (request, answer) => void inOrder(socket, () => joinCalendar(backing, socket, request), answer),
  )
  socket.on(
    'join live',
    (request, answer) =>
      void inOrder(
        socket,
        async () => isRequest(request) && followBoats(backing, socket, request, knownOf(request)),
        answer,
      ),
  )
  socket.on('leave live', () => void inOrder(socket, () => stopFollowing(socket).then(() => false)))
  socket.on('leave calendar', (request) => {
    if (namesClub(request)) void leave(calendarRooms(request.club_id))
  })
  socket.on(
    'join challenge',
    (request, answer) =>
      void inOrder(
        socket,
        () => enter(socket, () => challengeRoomFor(backing, socket, request)),
        answer,
      ),
  )
  socket.on('leave challenge', (request) => {
    if (namesChallenge(request)) void leave([challengeRoom(request.club_id, request.challenge_id)])
  })
}

const namesClub = (request: unknown): request is { club_id: number } =>
  typeof request === 'object' &&
  request !== null &&
  'club_id' in request &&
  Number.isSafeInteger(request.club_id)

type JoinRequest = { club_id: number; session_id: number; behind?: unknown }
const isRequest = (request: unknown): request is JoinRequest =>
  namesClub(request) && 'session_id' in request && Number.isSafeInteger(request.session_id)

const namesChallenge = (request: unknown): request is { club_id: number; challenge_id: number } =>
  namesClub(request) && 'challenge_id' in request && Number.isSafeInteger(request.challenge_id)

/** A socket that has ended comes into no room. */
const hasSpace = (socket: LiveSocket) =>
  socket.connected && roomsByRights(socket).length < MOST_ROOMS

/** The session's room, if the person may see it now, by the rule of its page. */
async function sessionRoomFor(
  backing: Backing,
  socket: LiveSocket,
  request: unknown,
): Promise<string | null> {
  if (!isRequest(request)) return null
  const found = await viewerForRoom(backing, socket.data.token_id, request.club_id, getSession)
  if (!found) return null
  const { viewer, context } = found
  const facts = await inTransaction(backing.pool, context, (db) =>
    sessionFacts(db, provenClub(request.club_id), viewer, request.session_id),
  )
  return canViewSession(viewer, facts) ? sessionRoom(request.club_id, request.session_id) : null
}

/** Every member follows what is published; coaches follow drafts as well. */
async function calendarRoomFor(
  backing: Backing,
  socket: LiveSocket,
  request: unknown,
): Promise<string | null> {
  if (!namesClub(request)) return null
  const found = await viewerForRoom(backing, socket.data.token_id, request.club_id, agenda)
  return found && calendarRoom(request.club_id, isCoach(found.viewer))
}

/** The room of a challenge, if the club of the person sees it and has challenges. */
async function challengeRoomFor(
  backing: Backing,
  socket: LiveSocket,
  request: unknown,
): Promise<string | null> {
  if (!namesChallenge(request)) return null
  const { club_id, challenge_id } = request
  const found = await viewerForRoom(backing, socket.data.token_id, club_id, challenges)
  if (!found) return null
  const isSeen = await inTransaction(backing.pool, found.context, (db) =>
    askRoutine(db, 'sees_challenge', { asked: challenge_id }),
  )
  return isSeen ? challengeRoom(club_id, challenge_id) : null
}

async function enter(socket: LiveSocket, find: () => Promise<string | null>): Promise<boolean> {
  const room = hasSpace(socket) ? await find() : null
  if (room === null) return false
  await socket.join(room)
  return true
}

/** Enters the room of a session, and tells who is behind what they missed there. */
async function join(
  backing: Backing,
  socket: LiveSocket,
  request: unknown,
  lately: Lately,
): Promise<boolean> {
  if (!(await enter(socket, () => sessionRoomFor(backing, socket, request)))) return false
  if (!isRequest(request) || typeof request.behind !== 'number') return true
  const { club_id, session_id, behind } = request
  const missed = lately.missed(sessionRoom(club_id, session_id), behind)
  for (const change of missed ?? [{ session_id, what: 'session' as const }])
    socket.emit('session', change)
  return true
}
const joinCalendar = (backing: Backing, socket: LiveSocket, request: unknown) =>
  enter(socket, () => calendarRoomFor(backing, socket, request))

const roomsByRights = (socket: LiveSocket) =>
  [...socket.rooms].filter((room) => /^(session|calendar|challenge) /.test(room))

/**
 * Leaves at once all rooms that depend on rights; returns what comes into those again that the
 * person still may see.
 */
export async function leaveRooms(
  backing: Backing,
  socket: LiveSocket,
): Promise<() => Promise<unknown>> {
  const left = roomsByRights(socket)
  const followed = followedBy(socket)
  for (const room of left) await socket.leave(room)
  await stopFollowing(socket)
  return () =>
    inOrder(socket, async () => {
      // What was being joined meanwhile is joined with the rights of before, so it is asked again.
      const again = followedBy(socket) ?? followed
      await stopFollowing(socket)
      if (again) socket.emit('live boats', { session_id: again.session_id })
      for (const room of roomsByRights(socket)) await checkAgain(backing, socket, room)
      for (const room of left) await enterAgain(backing, socket, room)
      return false
    })
}

const KINDS = ['session', 'calendar', 'challenge'] as const
type Place = {
  kind: (typeof KINDS)[number]
  club_id: number
  session_id: number
  challenge_id: number
}

function placeOf(room: string): Place {
  const [kind, ...ids] = room.split(' ')
  const [club_id = 0, id = 0] = ids.map(Number)
  const known = KINDS.find((one) => one === kind) ?? 'calendar'
  return { kind: known, club_id, session_id: id, challenge_id: id }
}

const ROOM_FOR = {
  session: sessionRoomFor,
  calendar: calendarRoomFor,
  challenge: challengeRoomFor,
} as const

const roomNow = (backing: Backing, socket: LiveSocket, place: Place): Promise<string | null> =>
  ROOM_FOR[place.kind](backing, socket, place).catch(() => null)

/** A room that was being joined meanwhile, perhaps with the rights of before. */
async function checkAgain(backing: Backing, socket: LiveSocket, room: string): Promise<void> {
  const open = await roomNow(backing, socket, placeOf(room))
  if (open === room) return
  await socket.leave(room)
  if (open !== null) await socket.join(open)
}

/** Events during the gap were missed, so a change is announced. */
async function enterAgain(backing: Backing, socket: LiveSocket, room: string): Promise<void> {
  const place = placeOf(room)
  if (!(await enter(socket, () => roomNow(backing, socket, place)))) return
  const { kind, club_id, session_id, challenge_id } = place
  if (kind === 'challenge') socket.emit('challenge', { challenge_id })
  else if (kind === 'session') socket.emit('session', { session_id, what: 'session' })
  else socket.emit('calendar', { club_id, from: null, to: null })
}
