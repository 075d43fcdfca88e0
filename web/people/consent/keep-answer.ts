import type { Reply } from '#contract/endpoint.ts'
import { healthConsent, type answerHealthConsent } from '#contract/people/consent.ts'
import { privacySettings } from '#contract/people/privacy.ts'
import { invalidate, query } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { refreshMe } from '../../shell/viewer.ts'

/** Shows how the consent stands after an answer, and fetches again what follows from it. */
export async function keepAnswer(reply: Reply<typeof answerHealthConsent>): Promise<void> {
  queryClient.setQueryData(query(healthConsent).queryKey, reply)
  await Promise.all([refreshMe(), invalidate(privacySettings)])
}
