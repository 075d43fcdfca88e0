import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { liveSamples, type liveSession, type sessionLiveResults } from '#contract/world/live.ts'
import { api, query } from '../../api.ts'
import { liveWorks, useLiveEvent, useLiveSocket } from '../../live.ts'
import { selectedClubId } from '../../shell/session-store.ts'
import { useStore } from '../../shell/store.ts'
import { useServerNow } from './use-server-now.ts'
import { CALM, knownOf, withBoats, withFrame, withPulse, withSamples, type Water } from './water.ts'

/** Without a live connection the boats are asked for so often. */
const ASK_MS = 5_000

type Followed = typeof liveSession | typeof sessionLiveResults

/**
 * The boats of a session as they are on the water. What was missed while the connection was away
 * is fetched by the numbers of the samples.
 */
export function useWater(endpoint: Followed, sessionId: number) {
  const works = useStore(liveWorks)
  const asked = useQuery({
    ...query(endpoint, { params: { id: sessionId } }),
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
  useMissing(water, setWater)
  useFollowing(sessionId, () => void asked.refetch())
  useLiveEvent('live', (frame) =>
    setWater((before) => withFrame(before, frame, Date.now() + ahead)),
  )
  useLiveEvent('live pulse', ({ recording_id, heart_rate }) =>
    setWater((before) =>
      withPulse(before, recording_id, { heart_rate, heart_at: Date.now() + ahead }),
    ),
  )
  return { asked, session, water, now }
}

/** Joins the boats of a session, again with each connection and each change of who records. */
function useFollowing(session_id: number, onChange: () => void): void {
  const socket = useLiveSocket()
  const change = useEffectEvent(onChange)
  useEffect(() => {
    const club_id = selectedClubId()
    if (!socket || club_id === null) return
    const place = { club_id, session_id }
    // Asked for once it is heard of: what comes in between would else be missed.
    const join = () => void socket.emit('join live', place, () => change())
    const hear = (changed: { session_id: number }) => {
      if (changed.session_id === session_id) join()
    }
    if (socket.connected) join()
    socket.on('connect', join)
    socket.on('live boats', hear)
    return () => {
      socket.off('connect', join)
      socket.off('live boats', hear)
      if (socket.connected) socket.emit('leave live', place)
    }
  }, [socket, session_id])
}

/** Fetches samples that were not heard, of one boat at a time. */
function useMissing(water: Water, onFound: (change: (before: Water) => Water) => void): void {
  const busy = useRef(false)
  useEffect(() => {
    if (busy.current) return
    const lacking = water.boats.find(
      ({ recording_id, samples }) => knownOf(water, recording_id) < samples,
    )
    if (!lacking) return
    busy.current = true
    const { recording_id } = lacking
    const after = knownOf(water, recording_id)
    api(liveSamples, { params: { id: recording_id }, query: { after } }, { own: [404] })
      .then(({ data }) => {
        busy.current = false
        onFound((before) => withSamples(before, recording_id, data))
      })
      .catch(() => {
        busy.current = false
      })
  }, [water, onFound])
}
