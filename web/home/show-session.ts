import type { AgendaItem } from '#contract/calendar.ts'
import { home } from '#contract/home.ts'
import { invalidate, query } from '../api.ts'
import { queryClient } from '../query-client.ts'

/** Home as the place where an answer is shown before the server knows it. */
export const homeSessions = {
  hold: () => queryClient.cancelQueries({ queryKey: query(home).queryKey }),
  show: (session: AgendaItem) => {
    queryClient.setQueryData(query(home).queryKey, (shown) => {
      if (!shown) return shown
      const sessions = shown.data.sessions.map((item) => (item.id === session.id ? session : item))
      return { ...shown, data: { ...shown.data, sessions } }
    })
  },
  settle: () => invalidate(home),
}
