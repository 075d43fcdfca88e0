import { useMutation } from '@tanstack/react-query'
import { saveAttendance, sessionAttendance, type AttendanceMark } from '#contract/attendance.ts'
import { agenda } from '#contract/calendar.ts'
import { home } from '#contract/home.ts'
import { getSession } from '#contract/sessions.ts'
import { api, invalidate, query } from '../api.ts'
import { queryClient } from '../query-client.ts'
import { sessionQuery } from '../sessions/queries.ts'
import { markingKey } from './queries.ts'
import { answerOf, overwritten, participantWith, withChange, type Answer } from './marks.ts'

export const attendanceQuery = (sessionId: number) => query(sessionAttendance, { params: { id: sessionId } })

type Marking = { userId: number; answer: Answer; change: AttendanceMark }
type Edit = (answer: Answer) => Answer

/** Saves an answer. It shows at once, and goes back to what it was if the server refuses it. */
export function useMarkAttendance(sessionId: number) {
  const mutationKey = markingKey(sessionId)
  return useMutation({
    mutationKey,
    // One after the other, so that the last tap is the last to arrive.
    scope: { id: mutationKey.join() },
    mutationFn: ({ userId, change }: Marking) => api(saveAttendance, { body: { event_id: sessionId, users: { [userId]: change } } }),
    onMutate: async ({ userId, answer, change }) => {
      show(sessionId, userId, (now) => withChange(now, change))
      await Promise.all([queryClient.cancelQueries(attendanceQuery(sessionId)), queryClient.cancelQueries(sessionQuery(sessionId))])
      return overwritten(answer, change)
    },
    onError: (_error, { userId }, before) => show(sessionId, userId, (now) => ({ ...now, ...before })),
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey }) === 1) await invalidate(getSession, sessionAttendance, agenda, home)
    },
  })
}

/** Writes an answer into what is on screen: the list of answers and the session's people. */
function show(sessionId: number, userId: number, edit: Edit): void {
  queryClient.setQueryData(attendanceQuery(sessionId).queryKey, (list) =>
    list ? { data: list.data.map((row) => (row.user_id === userId ? { ...row, ...edit(row) } : row)) } : list,
  )
  queryClient.setQueryData(sessionQuery(sessionId).queryKey, (reply) => {
    if (!reply?.data.participants) return reply
    const participants = reply.data.participants.map((person) =>
      person.user_id === userId ? participantWith(person, edit(answerOf(person))) : person,
    )
    return { data: { ...reply.data, participants } }
  })
}
