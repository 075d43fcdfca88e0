import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { LIVE_PATH, type Following, type LiveFrame } from '../contract/sockets.ts'

type Followed = { url: string; token: string; club: number; session: number }
type Boat = { recording_id: number; samples: number }
type Samples = { first: number; samples: number[][] }

/** What somebody who follows a session has heard, without a gap. */
export type Follower = {
  /** Metres of each sample by recording, in order. */
  heard: ReadonlyMap<number, readonly number[]>
  /** Whether it follows now. */
  isIn(): boolean
  /** The longest that it did not, in milliseconds. */
  longestOut(): number
  /** Fetches what is missing, as it does when it comes back. */
  catchUp(): Promise<void>
  stop(): void
}

const DISTANCE = 1
const RETRY_MS = 1000
/** After a failure the page asks once more after so long. */
const AGAIN_MS = 5000

/** Follows all boats of a session as the page does, and comes back whenever it is cut off. */
export async function followSession(followed: Followed): Promise<Follower> {
  const { url, token, club, session } = followed
  const heard = new Map<number, number[]>()
  const get = async <R>(path: string): Promise<R> => {
    const headers = { authorization: `Bearer ${token}`, 'selected-club-id': String(club) }
    const answer = await fetch(`${url}/api/v2/${path}`, { headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return ((await answer.json()) as { data: R }).data
  }
  const knownOf = (id: number) => heard.get(id)?.length ?? 0
  const fetchRest = async (id: number, samples: number) => {
    while (knownOf(id) < samples) {
      const after = knownOf(id)
      add(heard, id, await get<Samples>(`live/recordings/${id}/samples?after=${after}`))
      if (knownOf(id) === after) return
    }
  }
  const catchUp = async () => {
    const { boats } = await get<{ boats: Boat[] }>(`live/sessions/${session}`)
    for (const { recording_id, samples } of boats) await fetchRest(recording_id, samples)
  }
  const socket = io(url, {
    path: LIVE_PATH,
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
  })
  let outSince: number | undefined = Date.now()
  let longest = 0
  let joining = 0
  let isStopped = false
  const join = async () => {
    joining++
    await ask().finally(() => joining--)
  }
  const ask = async () => {
    const known = [...heard].map(([id, metres]) => [id, metres.length])
    const asked = { club_id: club, session_id: session, known }
    const answer = (await socket.emitWithAck('join live', asked)) as Following | false
    if (!answer) throw new Error(`session ${session} may not be followed`)
    for (const missed of answer.missed) add(heard, missed.recording_id, missed)
    for (const { recording_id, samples } of answer.session.boats)
      await fetchRest(recording_id, samples)
  }
  const meet = async () => {
    await join()
    if (outSince !== undefined) longest = Math.max(longest, Date.now() - outSince)
    outSince = undefined
  }
  const fetching = new Set<number>()
  const fill = async (id: number, samples: number) => {
    if (fetching.has(id)) return
    fetching.add(id)
    const isThere = await fetchRest(id, samples).then(
      () => true,
      () => false,
    )
    fetching.delete(id)
    if (!isThere && !isStopped) setTimeout(() => void fill(id, samples), AGAIN_MS)
  }
  socket.on('connect', () => void meet().catch(() => {}))
  // A refused sign-in ends the attempts of the client.
  const again = () => {
    if (!isStopped && !socket.active) socket.connect()
  }
  socket.on('connect_error', () => setTimeout(again, RETRY_MS * (1 + Math.random())))
  socket.on('disconnect', () => (outSince ??= Date.now()))
  // Who is cut off in between joins when it is back.
  socket.on('live boats', () => void join().catch(() => {}))
  socket.on('live', ({ recording_id, first, samples }: LiveFrame) => {
    const last = first + samples.length - 1
    if (first <= knownOf(recording_id) + 1) add(heard, recording_id, { first, samples })
    // What is lacking while it joins comes with the answer.
    else if (joining === 0) void fill(recording_id, last)
  })
  return {
    heard,
    isIn: () => outSince === undefined,
    longestOut: () => longest,
    catchUp,
    stop: () => {
      isStopped = true
      socket.close()
    },
  }
}

function add(
  heard: Map<number, number[]>,
  id: number,
  { first, samples }: { first: number; samples: readonly (readonly (number | null)[])[] },
): void {
  const own = heard.get(id) ?? []
  if (first > own.length + 1) return
  for (const sample of samples.slice(own.length + 1 - first)) own.push(sample[DISTANCE] ?? 0)
  heard.set(id, own)
}

/** A node that was just killed may not answer yet. */
export async function bringUpToDate(follower: Follower): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await follower.catchUp()
    } catch (error) {
      if (tries === 40) throw error
      await sleep(500)
    }
  }
}
