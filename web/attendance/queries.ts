import { useMutation } from '@tanstack/react-query'
import { saveAttendance } from '#contract/attendance.ts'
import { api } from '../api.ts'
import { queryClient } from '../query-client.ts'
import { useViewer } from '../shell/viewer.ts'
import { answered, markOf, type Answer, type Answerable } from './answer.ts'

const NO_ANSWER: Answer = { attending: null, ill: false, injured: false }

export type AnswerPlace<I> = {
  /** Before the answer is shown: stops what is being fetched from overwriting it. */
  hold: () => Promise<void>
  /** Puts the session as it now stands where the screen reads it from. */
  show: (session: I) => void
  /** After the server has answered, well or not. */
  settle: () => Promise<void>
}

/** Shows the person's own answer at once and sends it; a refused one goes back to what it was. */
export function useAnswer<I extends Answerable & { id: number }>(session: I, { hold, show, settle }: AnswerPlace<I>) {
  const { user_id } = useViewer()
  return useMutation({
    mutationFn: (change: Partial<Answer>) =>
      api(saveAttendance, { body: { event_id: session.id, users: { [user_id]: markOf(change, session.mine ?? NO_ANSWER) } } }),
    // Answers to one session are sent one after the other, as they were given.
    scope: { id: `answer-${session.id}` },
    onMutate: async (change) => {
      await hold()
      show(answered(session, change))
      return session
    },
    onError: (_error, _change, before) => before && show(before),
    onSettled: settle,
  })
}

export const markingKey = (sessionId: number) => ['mark-attendance', sessionId]

/** Whether answers to a session are on their way; its lists are fetched again when the last one has arrived. */
export const isMarking = (sessionId: number): boolean => queryClient.isMutating({ mutationKey: markingKey(sessionId) }) > 0
