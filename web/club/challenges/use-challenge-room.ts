import { useEffect, useEffectEvent } from 'react'
import { useLiveSocket } from '../../api/live.ts'
import { selectedClubId } from '../../shell/session-store.ts'

/** Hears when the standing of a challenge changes, and after a gap in the connection. */
export function useChallengeRoom(challengeId: number, onChange: () => void): void {
  const socket = useLiveSocket()
  const notifyChange = useEffectEvent(onChange)
  useEffect(() => {
    const clubId = selectedClubId()
    if (!socket || clubId === null) return
    const room = { club_id: clubId, challenge_id: challengeId }
    let isGap = false
    const join = () => {
      socket.emit('join challenge', room, () => {})
      if (isGap) notifyChange()
      isGap = true
    }
    const hear = (change: { challenge_id: number }) => {
      if (change.challenge_id === challengeId) notifyChange()
    }
    if (socket.connected) join()
    socket.on('connect', join)
    socket.on('challenge', hear)
    return () => {
      socket.off('connect', join)
      socket.off('challenge', hear)
      if (socket.connected) socket.emit('leave challenge', room)
    }
  }, [socket, challengeId])
}
