import { useMutation, useQuery } from '@tanstack/react-query'
import { favouriteSessions, markFavourite, sessionMarks } from '#contract/planning/session-life.ts'
import { api, invalidate } from '../../api/api.ts'
import { marksQuery } from './queries.ts'

/** Whether a session is one of the person's favourites, and changing that. `known`: from a list. */
export function useFavourite(id: number, known?: boolean) {
  const marks = useQuery({ ...marksQuery(id), enabled: known === undefined }).data?.data
  const favourite = known ?? marks?.favourite ?? false
  const { mutate } = useMutation({
    mutationFn: () => api(markFavourite, { params: { id }, body: { favourite: !favourite } }),
    onSuccess: () => invalidate(sessionMarks, favouriteSessions),
  })
  return { favourite, toggle: () => mutate() }
}
