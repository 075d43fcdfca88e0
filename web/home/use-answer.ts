import { useMutation } from '@tanstack/react-query'
import { saveAttendance } from '#contract/attendance.ts'
import type { AgendaItem } from '#contract/calendar.ts'
import { home } from '#contract/home.ts'
import { api, invalidate, query } from '../api.ts'
import { answered, markOf, type Answer } from '../attendance/answer.ts'
import { queryClient } from '../query-client.ts'
import { useViewer } from '../shell/viewer.ts'

const NO_ANSWER: Answer = { attending: null, ill: false, injured: false }

/** Shows the answer at once and sends it; a refused one goes back to what it was. */
export function useAnswer(session: AgendaItem) {
  const { user_id } = useViewer()
  const { queryKey } = query(home)
  const put = (change: Partial<Answer>) =>
    queryClient.setQueryData(queryKey, (shown) => {
      if (!shown) return shown
      const sessions = shown.data.sessions.map((item) => (item.id === session.id ? answered(item, change) : item))
      return { ...shown, data: { ...shown.data, sessions } }
    })
  return useMutation({
    mutationFn: (change: Partial<Answer>) =>
      api(saveAttendance, { body: { event_id: session.id, users: { [user_id]: markOf(change, session.mine ?? NO_ANSWER) } } }),
    // Answers to one session are sent one after the other, as they were given.
    scope: { id: `answer-${session.id}` },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      put(change)
      return session.mine
    },
    onError: (_error, _change, before) => before && put(before),
    onSettled: () => invalidate(home),
  })
}
