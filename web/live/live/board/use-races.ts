import { useQuery } from '@tanstack/react-query'
import { useEffectEvent } from 'react'
import { ergRaces } from '#contract/live/live-races.ts'
import { query } from '../../../api/api.ts'
import { liveWorks, useLiveEvent } from '../../../api/live.ts'
import { useStore } from '../../../shell/store.ts'

/** Without a live connection the races are asked for so often. */
const ASK_MS = 3_000

/** The races of a session, again with each change of one. */
export function useRaces(sessionId: number) {
  const works = useStore(liveWorks)
  const asked = useQuery({
    ...query(ergRaces, { params: { id: sessionId } }),
    refetchInterval: works ? false : ASK_MS,
    staleTime: 0,
  })
  const again = useEffectEvent(() => void asked.refetch())
  useLiveEvent('live boats', ({ session_id }) => {
    if (session_id === sessionId) again()
  })
  return asked
}
