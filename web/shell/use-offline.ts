import { useEffect, useEffectEvent } from 'react'
import { loadChunk } from './chunks.ts'
import { useViewer } from './viewer.ts'

/**
 * Keeps what is needed without a connection and sends what was entered, while somebody is signed
 * in.
 */
export function useOffline(): void {
  const viewer = useViewer()
  const { user_id } = viewer
  const clubId = viewer.club?.id ?? null
  const start = useEffectEvent(async (userId: number, club: number | null) => {
    const { runOffline } = await loadChunk(import('../offline/run-offline.ts'))
    return runOffline(viewer, { userId, club })
  })
  useEffect(() => {
    const running = start(user_id, clubId)
    return () => void running.then((stop) => stop())
  }, [user_id, clubId])
}
