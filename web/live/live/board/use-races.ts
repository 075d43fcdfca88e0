import { useQuery } from '@tanstack/react-query'
import { ergRaces } from '#contract/live/live-races.ts'
import { query } from '../../../api/api.ts'
import { useCatchUp, useLiveEvent } from '../../../api/live.ts'

/** Without a live connection the races are asked for so often. */
const ASK_MS = 3_000

/** The races of a session, again with each change of one. */
export function useRaces(sessionId: number) {
  const asked = useQuery({
    ...query(ergRaces, { params: { id: sessionId } }),
    staleTime: 0,
  })
  useLiveEvent('live boats', ({ session_id }) => {
    if (session_id === sessionId) void asked.refetch()
  })
  useCatchUp(() => void asked.refetch({ cancelRefetch: false }), ASK_MS)
  return asked
}
