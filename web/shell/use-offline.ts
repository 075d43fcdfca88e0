import { useEffect, useEffectEvent } from 'react'
import { arrival } from './chunks.ts'
import { useViewer } from './viewer.ts'

/** Keeps what is needed without a connection and sends what was entered, while somebody is signed in. */
export function useOffline(): void {
  const viewer = useViewer()
  const load = useEffectEvent(async () => {
    const { runOffline } = await arrival(import('../offline/run-offline.ts'))
    return runOffline(viewer)
  })
  useEffect(() => {
    const running = load()
    return () => void running.then((stop) => stop())
  }, [viewer.user_id, viewer.club?.id])
}
