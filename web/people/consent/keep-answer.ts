import { useMutation } from '@tanstack/react-query'
import { answerHealthConsent, healthConsent, type HealthConsent } from '#contract/people/consent.ts'
import { privacySettings } from '#contract/people/privacy.ts'
import { api, ApiProblem, invalidate, query } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { refreshMe } from '../../shell/viewer.ts'

type Answer = {
  answer: 'given' | 'declined' | 'withdrawn'
  date_of_birth?: string
  guardian_email?: string
}

/** Shown at the form. */
const OWN = [400, 409, 429]

/** Gives an answer; what is known of the consent follows. */
export function useAnswer(textVersion: string, done: (consent: HealthConsent) => unknown) {
  const attempt = useMutation({
    mutationFn: (answer: Answer) =>
      api(answerHealthConsent, { body: { ...answer, text_version: textVersion } }, { own: OWN }),
    onSuccess: async (reply) => {
      queryClient.setQueryData(query(healthConsent).queryKey, reply)
      await Promise.all([refreshMe(), invalidate(privacySettings)])
      await done(reply.data)
    },
  })
  const problem =
    attempt.error instanceof ApiProblem && OWN.includes(attempt.error.status) ? attempt.error : null
  return {
    answer: attempt.mutate,
    busy: attempt.isPending,
    errorAt: (field: string) => problem?.errors[field]?.[0],
    /** The message of a problem that concerns no single field. */
    message: problem && Object.keys(problem.errors).length === 0 ? problem.message : null,
  }
}
