import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { latestReread, startReread } from '#contract/recordings/rereads.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { OF_ACTIVITIES } from '../../api/refetch-after.ts'

const LOOK_EVERY_MS = 1500

/**
 * Reading kept files again: of one recording, or with null of the club. What it leads to is fetched
 * once it is over.
 */
export function useReread(activityId: number | null) {
  const latest = query(latestReread, {
    query: activityId === null ? {} : { activity_id: activityId },
  })
  const client = useQueryClient()
  const { data, isPending } = useQuery({
    ...latest,
    refetchInterval: ({ state }) =>
      state.data?.data.reread?.finished_at === null ? LOOK_EVERY_MS : false,
  })
  const start = useMutation({
    mutationFn: () => api(startReread, { body: { activity_id: activityId } }),
    onSuccess: ({ data: reread }) => client.setQueryData(latest.queryKey, { data: { reread } }),
  })
  const reread = data?.data.reread ?? null
  const running = reread?.finished_at === null
  const ran = useRef(false)
  useEffect(() => {
    if (ran.current && !running) void invalidate(...OF_ACTIVITIES)
    ran.current = running
  }, [running])
  return {
    reread,
    running,
    loading: isPending,
    start: () => start.mutate(),
    starting: start.isPending,
  }
}
