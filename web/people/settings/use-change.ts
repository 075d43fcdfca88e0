import { useMutation } from '@tanstack/react-query'
import { ApiProblem } from '../../api/api-problem.ts'
import { notify } from '../../shell/notices.ts'

/** These errors are shown at the form: invalid input, a conflict, or too many attempts. */
export const OWN = [400, 409, 413, 415, 422, 429]

/**
 * A change of the account: runs, says so when it is done, and keeps what a refusal says for the
 * form.
 */
export function useChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  done: { said?: string; after?: (answer: Answer) => unknown } = {},
) {
  const attempt = useMutation({
    mutationFn: change,
    onSuccess: async (answer) => {
      await done.after?.(answer)
      if (done.said !== undefined) notify('success', done.said)
    },
  })
  const problem =
    attempt.error instanceof ApiProblem && OWN.includes(attempt.error.status) ? attempt.error : null
  const fields = problem?.errors ?? {}
  return {
    run: attempt.mutate,
    busy: attempt.isPending,
    reset: attempt.reset,
    errorAt: (field: string) => fields[field]?.[0],
    /** The message of a problem that concerns no single field. */
    message: problem && Object.keys(fields).length === 0 ? problem.message : null,
  }
}
