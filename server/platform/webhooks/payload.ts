import * as declared from '#contract/events.ts'
import type { DomainEvent } from '#contract/events.ts'

/** Events that others outside the server may read, by type. */
const OPEN_EVENTS: ReadonlyMap<string, DomainEvent> = new Map(
  Object.values<DomainEvent>(declared)
    .filter(({ open }) => open)
    .map((event) => [event.type, event]),
)

export type RecordedEvent = {
  type: string
  subject: string
  subject_ids: readonly number[]
  actor_id: number | null
  /** Somebody acted in the name of the actor, who is then not named. */
  in_their_name: boolean
  data: unknown
  at: string
}

type Payload = {
  id: string
  type: string
  created_at: string
  club_id: number
  subject: string
  subject_ids: readonly number[]
  by_user_id?: number
  data: Record<string, unknown>
}

/** What a receiver gets: ids, and of the data the open fields only. */
export function payloadOf(id: string, clubId: number, event: RecordedEvent): Payload {
  const { type, subject, subject_ids, actor_id, in_their_name, at } = event
  const open = OPEN_EVENTS.get(type)?.open ?? []
  const data = Object.entries(event.data ?? {}).filter(([name]) => open.includes(name))
  return {
    id,
    type,
    created_at: at,
    club_id: clubId,
    subject,
    subject_ids,
    ...(actor_id !== null && !in_their_name && { by_user_id: actor_id }),
    data: Object.fromEntries(data),
  }
}
