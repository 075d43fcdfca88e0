import { useQuery } from '@tanstack/react-query'
import { setupState } from '#contract/people/account-setup.ts'
import { query } from '../../api/api.ts'

// Without an answer nothing is known of mails, and nothing is said.
const quiet = { own: [0, 429, 500, 502, 503, 504] }

/** Whether mails leave this installation; true as long as that is unknown. */
export function useSendsMail(): boolean {
  const { data } = useQuery({ ...query(setupState, {}, quiet), staleTime: Infinity })
  return data?.data.sends_mail ?? true
}
