import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import { LIVE_PATH, SIGN_IN_REFUSED, type Change } from '#contract/sockets.ts'
import { listImports } from '#contract/recordings/imports.ts'
import { messageThreads } from '#contract/club/messages.ts'
import { notifications } from '#contract/platform/inbox.ts'
import { wallPosts } from '#contract/club/wall.ts'
import {
  hasFollowers,
  sendBoatsChanged,
  sendFrames,
  type LiveServer,
  type LiveSocket,
} from './followers.ts'
import type { Logger } from '../log.ts'
import type { Changes } from './changes.ts'
import { rememberLately, type Lately } from './lately.ts'
import { messageLimit, type Judgement } from './message-limit.ts'
import {
  calendarRoom,
  calendarRooms,
  challengeRooms,
  leaveRooms,
  listen,
  sessionRoom,
  userRoom,
} from './rooms.ts'
import { endWithToken, signIn } from './sign-in.ts'
import { viewerForRoom, type Backing, type Screen } from './viewer-for-room.ts'

export type HubParts = Backing & { changes: Changes; log: Logger; appVersion: string }

export type Hub = {
  /** Whether a browser on this node follows the boats of a session. */
  isFollowed(clubId: number, sessionId: number): boolean
  /** How many browsers are connected to this node. */
  count(): number
  close(): Promise<void>
}

/**
 * The live channel: a browser signs in, is in its person's room, and joins rooms of sessions it may
 * see. What happens arrives as changes at every node, which notifies its own browsers.
 */
export function openHub(server: HttpServer, parts: HubParts): Hub {
  const { log } = parts
  const io: LiveServer = new Server(server, {
    path: LIVE_PATH,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: 10_000,
  })

  io.use((socket, next) => {
    signIn(parts, socket).then(
      (person) => {
        if (!person) return next(new Error(SIGN_IN_REFUSED))
        socket.data = { ...person, last: Promise.resolve() }
        return next()
      },
      (error: unknown) => {
        log.warn({ err: error }, 'a live sign-in failed')
        next(new Error('unavailable'))
      },
    )
  })
  const lately = rememberLately()
  const limit = messageLimit()
  io.on('connection', (socket) => {
    void socket.join(userRoom(socket.data.user_id))
    limitMessages(socket, limit.of(socket.data.user_id))
    void endWithToken(parts, socket).catch((error: unknown) => {
      log.warn({ err: error }, 'a live sign-in could not be checked')
      socket.disconnect(true)
    })
    void sendFirstStamps(parts, socket).catch((error: unknown) =>
      log.warn({ err: error }, 'the stamps could not be sent'),
    )
    listen(parts, socket, lately)
  })
  hear(io, parts, lately)
  return {
    isFollowed: (clubId, sessionId) => hasFollowers(io, clubId, sessionId),
    count: () => io.sockets.sockets.size,
    close: () => io.close(),
  }
}

/** Forwards what has changed. */
function hear(io: LiveServer, parts: HubParts, lately: Lately): void {
  const { changes, log } = parts
  changes.on((change) => {
    if (change.to === 'session')
      lately.note(sessionRoom(change.club_id, change.session_id), change.data)
    void forward(io, parts, change).catch((error: unknown) =>
      log.warn({ err: error }, 'a change could not be sent'),
    )
  })
  // Nobody could be notified that a sign-in has ended: browsers come back with a ticket of one that
  // has not.
  changes.onLost(() => {
    lately.forget()
    io.disconnectSockets(true)
  })
}

/** Refuses messages that come too fast, and ends a connection on which it goes on. */
function limitMessages(socket: LiveSocket, judge: () => Judgement): void {
  socket.use((message: unknown[], next) => {
    const judgement = judge()
    if (judgement === 'pass') {
      next()
      return
    }
    const answer = message.at(-1)
    if (typeof answer === 'function') (answer as (joined: boolean) => void)(false)
    socket.emit('refused', { code: 'too_many_requests' })
    if (judgement === 'disconnect') socket.disconnect(true)
  })
}

/**
 * Everyone in one of the rooms. It is undefined when nobody is, as for most changes, and then
 * nothing need be written.
 */
const following = (io: LiveServer, rooms: readonly string[]) =>
  rooms.some((room) => io.sockets.adapter.rooms.has(room)) ? io.to([...rooms]) : undefined

/** The call that reads what an event to people is about. */
const READ_BY = { message: messageThreads, typing: messageThreads, wall: wallPosts } as const

const mayHear = async (
  parts: HubParts,
  { data: { is_narrow, token_id } }: LiveSocket,
  screen: Screen,
  clubId?: number,
): Promise<boolean> => !is_narrow || (await viewerForRoom(parts, token_id, clubId, screen)) !== null

/**
 * The connections of people that may hear what such a call would read in a club. Who is signed in
 * as themselves may; of what may read less, the gate is asked.
 */
async function hearing(
  io: LiveServer,
  parts: HubParts,
  userIds: readonly number[],
  screen: Screen,
  clubId?: number,
): Promise<LiveSocket[]> {
  const sockets = userIds
    .flatMap((id) => [...(io.sockets.adapter.rooms.get(userRoom(id)) ?? [])])
    .flatMap((id) => io.sockets.sockets.get(id) ?? [])
  const heard = await Promise.all(sockets.map((socket) => mayHear(parts, socket, screen, clubId)))
  return sockets.filter((_, index) => heard[index])
}

async function sendToPeople(
  io: LiveServer,
  parts: HubParts,
  change: Extract<Change, { to: 'people' }>,
): Promise<void> {
  const { user_ids, event, data } = change
  for (const socket of await hearing(io, parts, user_ids, READ_BY[event], data.club_id))
    switch (event) {
      case 'message':
        socket.emit('message', data)
        break
      case 'typing':
        socket.emit('typing', data)
        break
      case 'wall':
        socket.emit('wall', data)
        break
    }
}

async function forward(io: LiveServer, parts: HubParts, change: Change): Promise<void> {
  switch (change.to) {
    case 'session':
      following(io, [sessionRoom(change.club_id, change.session_id)])?.emit('session', change.data)
      if (change.data.what === 'attendance' || change.data.what === 'results')
        following(io, calendarRooms(change.club_id))?.emit('calendar', {
          club_id: change.club_id,
          from: null,
          to: null,
        })
      return
    case 'calendar':
      following(
        io,
        change.drafts ? [calendarRoom(change.club_id, true)] : calendarRooms(change.club_id),
      )?.emit('calendar', change.data)
      return
    case 'user':
      if (change.event === 'import') {
        const { user_id, data } = change
        for (const socket of await hearing(io, parts, [user_id], listImports, data.club_id))
          socket.emit('import', data)
      } else await sendStampsTo(io, parts, change.user_id)
      return
    case 'people':
      return sendToPeople(io, parts, change)
    case 'live':
      sendFrames(io, change)
      return
    case 'live boats':
      sendBoatsChanged(io, change)
      return
    case 'challenge':
      following(io, challengeRooms(io, change.challenge_id))?.emit('challenge', {
        challenge_id: change.challenge_id,
      })
      return
    case 'public page':
      // Those who look at it have no socket.
      return
    case 'viewer':
      return viewerChanged(io, parts, change)
  }
}

/**
 * An ended token closes its sockets; changed rights empty the rooms of the person, who comes into
 * those again that they still may see.
 */
async function viewerChanged(
  io: LiveServer,
  parts: HubParts,
  change: Extract<Change, { to: 'viewer' }>,
): Promise<void> {
  const sockets = [...io.sockets.sockets.values()].filter(
    (socket) => change.user_id === null || socket.data.user_id === change.user_id,
  )
  if (change.ended !== undefined) {
    for (const socket of sockets)
      if (String(socket.data.token_id) === change.ended) socket.disconnect(true)
    return
  }
  const enterAgain = await Promise.all(sockets.map((socket) => leaveRooms(parts, socket)))
  for (const userId of new Set(sockets.map((socket) => socket.data.user_id)))
    await sendStampsTo(io, parts, userId)
  for (const enter of enterAgain) await enter()
}

const sendFirstStamps = async (parts: HubParts, socket: LiveSocket): Promise<void> =>
  sendStamps(
    (await mayHear(parts, socket, notifications)) ? [socket] : [],
    parts,
    socket.data.user_id,
  )

const sendStampsTo = async (io: LiveServer, parts: HubParts, userId: number): Promise<void> =>
  sendStamps(await hearing(io, parts, [userId], notifications), parts, userId)

/** Sends the stamps of a person to browsers of theirs, and to no personal API token. */
async function sendStamps(
  to: readonly LiveSocket[],
  { pool, appVersion }: Pick<HubParts, 'pool' | 'appVersion'>,
  userId: number,
): Promise<void> {
  if (to.length === 0) return
  const { rows } = await pool.query<{
    stamps: { clubs: number; user: number; notifications: number }
  }>({ name: 'stamps', text: 'select app.stamps_of($1) as stamps', values: [userId] })
  const stamps = rows[0]?.stamps
  if (stamps)
    for (const socket of to) socket.emit('timestamps', { ...stamps, app_version: appVersion })
}
