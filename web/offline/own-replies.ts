import type { QueryKey } from '@tanstack/react-query'
import { me } from '#contract/people/account.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { sessionWorkout } from '#contract/recordings/workouts.ts'
import { queryClient } from '../api/query-client.ts'

/** Who one is, as far as it was asked. */
const ownId = () =>
  queryClient.getQueriesData<Reply<typeof me>>({ queryKey: [`${me.method} ${me.path}`] })[0]?.[1]
    ?.data.id

/** One's own morning of today: it says what is asked, and hints at the next. */
export function isOwnToday(key: QueryKey): boolean {
  const { params, query } = key[1] as { params: { id: number }; query?: object }
  return query === undefined && ownId() === params.id
}

/** One's own targets and what one did: those of others stay on no device. */
export function isOwnWorkout(reply: unknown): boolean {
  const { person } = (reply as Reply<typeof sessionWorkout>).data
  return person !== null && person.user_id === ownId()
}
