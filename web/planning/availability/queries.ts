import { useMutation, useQuery } from '@tanstack/react-query'
import { agenda } from '#contract/planning/calendar.ts'
import {
  availabilityGrid,
  deleteAbsence,
  ownAvailability,
  saveAvailability,
  type Slot,
} from '#contract/planning/availability.ts'
import { home } from '#contract/analysis/home.ts'
import { sessionAttendance } from '#contract/planning/attendance.ts'
import { getSession } from '#contract/planning/sessions.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'

const own = () => query(ownAvailability)

export const useOwnAvailability = () => useQuery(own())

/** Shows a change of the ordinary week at once, and puts it back if it is refused. */
export function useSaveWeek() {
  return useMutation({
    mutationFn: (slots: Slot[]) => api(saveAvailability, { body: { slots } }),
    scope: { id: 'availability' },
    onMutate: async (slots) => {
      const { queryKey } = own()
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (shown) => shown && { data: { ...shown.data, slots } })
      return before
    },
    onError: (_error, _slots, before) => before && queryClient.setQueryData(own().queryKey, before),
    onSettled: () => invalidate(availabilityGrid),
  })
}

// Absences answer sessions, so those are fetched again too.
export const AFTER_ABSENCE = [
  ownAvailability,
  availabilityGrid,
  agenda,
  home,
  getSession,
  sessionAttendance,
]

export const useDeleteAbsence = () =>
  useMutation({
    mutationFn: (id: number) => api(deleteAbsence, { params: { id } }),
    onSuccess: () => invalidate(...AFTER_ABSENCE),
  })

/** The week of a day, for all athletes or one squad. */
export const gridQuery = (week_of: string, squad_id: number | null) =>
  query(availabilityGrid, { query: { week_of, ...(squad_id !== null && { squad_id }) } })
