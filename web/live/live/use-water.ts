import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Following, KnownSamples } from '#contract/sockets.ts'
import { liveSamples, type liveSession, type sessionLiveResults } from '#contract/live/live.ts'
import { query, api } from '../../api/api.ts'
import { liveWorks, useLiveEvent, useLiveSocket } from '../../api/live.ts'
import { queryClient } from '../../api/query-client.ts'
import { selectedClubId } from '../../shell/session-store.ts'
import { useStore } from '../../shell/store.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useServerNow } from './use-server-now.ts'
import {
  CALM,
  samplesKnown,
  withBoats,
  withFrames,
  withPulse,
  withSamples,
  boatsWithGone,
  knownOf,
  nextLacking,
  type Heard,
  type Water,
} from './water.ts'

/** After a failure a boat waits for so long; the others do not wait with it. */
const AGAIN_MS = 5_000

type Numbers = ReadonlyMap<number, number>
const NONE: Numbers = new Map()

/**
 * Fetches samples that were not heard, of one boat at a time; none while the answer to joining is
 * awaited, which has them.
 * @returns the boats whose samples are no longer there
 */
function useMissing(
  water: Water,
  { onFound, joins }: { onFound: (change: (before: Water) => Water) => void; joins: boolean },
): Water['boats'] {
  const busy = useRef(false)
  const [gone, setGone] = useState(NONE)
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    if (busy.current || joins) return
    const lacking = nextLacking(water, { gone, waiting })
    if (!lacking) return
    busy.current = true
    const { recording_id, samples } = lacking
    const after = knownOf(water, recording_id)
    const giveUp = () => setGone((before) => new Map([...before, [recording_id, samples]]))
    api(liveSamples, { params: { id: recording_id }, query: { after } }, { own: [404] })
      .then(({ data }) => {
        busy.current = false
        if (data.samples.length === 0 || data.first > after + 1) giveUp()
        else onFound((before) => withSamples(before, recording_id, data))
      })
      .catch((problem: unknown) => {
        busy.current = false
        if (problem instanceof ApiProblem && problem.status === 404) return giveUp()
        setWaiting((before) => new Set([...before, recording_id]))
        setTimeout(
          () => setWaiting((before) => new Set([...before].filter((id) => id !== recording_id))),
          AGAIN_MS,
        )
      })
  }, [water, gone, waiting, onFound, joins])
  return boatsWithGone(water, gone)
}

/** Without a live connection the boats are asked for so often. */
const ASK_MS = 5_000

type Followed = typeof liveSession | typeof sessionLiveResults

/**
 * The boats of a session as they are on the water. What was missed while the connection was away
 * is fetched by the numbers of the samples.
 */
export function useWater(endpoint: Followed, sessionId: number) {
  const works = useStore(liveWorks)
  const followedQuery = query(endpoint, { params: { id: sessionId } })
  const asked = useQuery({
    ...followedQuery,
    refetchInterval: works ? false : ASK_MS,
    staleTime: 0,
  })
  const [water, setWater] = useState<Water>(CALM)
  const session = asked.data?.data
  const [answered, setAnswered] = useState<typeof session>()
  if (session && session !== answered) {
    setAnswered(session)
    setWater(withBoats(water, session.boats))
  }
  const { ahead, now } = useServerNow({ said: session?.now, heardAt: asked.dataUpdatedAt })
  const joins = useFollowing(
    sessionId,
    () => samplesKnown(water),
    (followed) => {
      // Who may not follow any more hears why.
      if (!followed) return void asked.refetch()
      queryClient.setQueryData(followedQuery.queryKey, { data: followed.session })
      setWater((before) =>
        followed.missed.reduce((found, one) => withSamples(found, one.recording_id, one), before),
      )
    },
  )
  const gone = useMissing(water, { onFound: setWater, joins })
  const gather = useGathered<Heard>((heard) => setWater((before) => withFrames(before, heard)))
  useLiveEvent('live', (frame) => gather({ frame, heard_at: Date.now() + ahead }))
  useLiveEvent('live pulse', ({ recording_id, heart_rate }) =>
    setWater((before) =>
      withPulse(before, recording_id, { heart_rate, heart_at: Date.now() + ahead }),
    ),
  )
  return { asked, session, water, now, gone }
}

/**
 * Joins the boats of a session, again with each connection and each change of who records, and
 * hears how they stand and what was missed.
 * @returns whether an answer is awaited
 */
function useFollowing(
  session_id: number,
  findKnown: () => KnownSamples[],
  onFollowed: (followed: Following | false) => void,
): boolean {
  const socket = useLiveSocket()
  const [joins, setJoins] = useState(false)
  const known = useEffectEvent(findKnown)
  const follow = useEffectEvent(onFollowed)
  useEffect(() => {
    const club_id = selectedClubId()
    if (!socket || club_id === null) return
    const place = { club_id, session_id }
    const answered = (followed: Following | false) => {
      setJoins(false)
      follow(followed)
    }
    const join = () => {
      setJoins(true)
      socket.emit('join live', { ...place, known: known() }, answered)
    }
    const giveUp = () => setJoins(false)
    const hear = (changed: { session_id: number }) => {
      if (changed.session_id === session_id) join()
    }
    if (socket.connected) join()
    socket.on('connect', join)
    socket.on('disconnect', giveUp)
    socket.on('live boats', hear)
    return () => {
      giveUp()
      socket.off('connect', join)
      socket.off('disconnect', giveUp)
      socket.off('live boats', hear)
      if (socket.connected) socket.emit('leave live', place)
    }
  }, [socket, session_id])
  return joins
}

/** So long what is heard of boats is gathered, as each change is drawn. */
const GATHER_MS = 250

/** Gathers for a moment, and hands over together what came in it. */
function useGathered<T>(onGathered: (all: readonly T[]) => void): (one: T) => void {
  const gathered = useRef<T[]>([])
  const hand = useEffectEvent(onGathered)
  useEffect(() => {
    const timer = setInterval(() => {
      if (gathered.current.length > 0) hand(gathered.current.splice(0))
    }, GATHER_MS)
    return () => clearInterval(timer)
  }, [])
  return (one) => void gathered.current.push(one)
}
