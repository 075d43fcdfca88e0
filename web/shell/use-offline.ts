import { useEffect, useEffectEvent } from 'react'
import { runOffline } from '../offline/run-offline.ts'
import { useViewer } from './viewer.ts'

/**
 * Keeps what is needed without a connection and sends what was entered, while somebody is signed
 * in.
 */
export function useOffline(): void {
  const viewer = useViewer()
  const { user_id } = viewer
  const clubId = viewer.club?.id ?? null
  const start = useEffectEvent((userId: number, club: number | null) =>
    runOffline(viewer, { userId, club }),
  )
  useEffect(() => start(user_id, clubId), [user_id, clubId])
}
