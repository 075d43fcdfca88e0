import { sql } from 'kysely'
import type { DataOf, DomainEvent } from '#contract/events.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../db/client.ts'
import { withoutHiding } from '../db/hiding.ts'
import { atEnd } from '../db/at-end.ts'
import { checkOf } from '../http/validation.ts'
import { sessionMessages } from '../sockets/messages.ts'
import { reactionsOn, type Happened, type Live, type Reactions } from './table.ts'

/**
 * What a command reports. `by`: who did it; left out: the person of the request, nobody in a job.
 */
export type Report<D> = {
  clubId: ClubId
  by?: Viewer | number | null
  subject: number | readonly number[]
  data: D
}

/** @throws Error where the pool was opened without them, rather than leave them out */
function reactionsTo(db: Db, { type }: DomainEvent): Reactions<unknown> {
  const reactions = reactionsOn(db, type)
  if (!reactions) throw new Error(`the pool of this handle was opened without reactions to ${type}`)
  return reactions
}

const happenedOf = <D>({ clubId, by, subject, data }: Report<D>): Happened<D> => ({
  clubId,
  by: typeof by === 'object' ? (by?.user_id ?? null) : (by ?? null),
  viewer: typeof by === 'object' ? by : null,
  subjects: typeof subject === 'number' ? [subject] : subject,
  data,
  eventId: null,
})

/**
 * Before a change: runs what needs to see how things still are. The command then records the same
 * event.
 */
export async function announce<E extends DomainEvent>(
  db: Db,
  event: E,
  report: Report<DataOf<E>>,
): Promise<void> {
  const { before = [] } = reactionsTo(db, event)
  if (before.length === 0) return
  await withoutHiding(db, async () => {
    for (const react of before) await react(db, happenedOf(report))
  })
}

/**
 * Says what has happened, in the transaction in which it happens. What follows in the transaction
 * is
 * done at once; the events themselves are written together before the commit.
 */
export async function record<E extends DomainEvent>(
  db: Db,
  event: E,
  report: Report<DataOf<E>>,
): Promise<void> {
  const happened = happenedOf(report)
  demandFit(event, happened.data)
  const reactions = reactionsTo(db, event)
  const { live, inTransaction = [], afterCommit = {}, outgoing = {}, inChallenges = {} } = reactions
  const { type, subject } = event
  await write(db, {
    type,
    subject,
    happened,
    pending: Object.keys(afterCommit),
    outgoing: Object.keys(outgoing),
    in_challenges: Object.keys(inChallenges),
    live: live?.(happened),
  })
  if (inTransaction.length === 0) return
  await withoutHiding(db, async () => {
    for (const react of inTransaction) await react(db, happened)
  })
}

type Written = {
  type: string
  subject: string
  happened: Happened<unknown>
  pending: readonly string[]
  outgoing: readonly string[]
  in_challenges: readonly string[]
  live: ReturnType<Live<unknown>> | undefined
}

/** Writes all events of a transaction in one statement: rows, live messages and jobs. */
const write = atEnd<Db, Written>(async (db, events) => {
  const rows = events.map(({ type, subject, happened, ...names }, place) => ({
    place,
    club_id: happened.clubId,
    type,
    subject,
    subject_ids: happened.subjects,
    actor_id: happened.by,
    data: happened.data,
    pending: names.pending,
    outgoing: names.outgoing,
    in_challenges: names.in_challenges,
  }))
  const open = events.flatMap(({ happened: { clubId }, live }) =>
    live ? live.sessions.map((id) => ({ club_id: clubId, id, what: live.what })) : [],
  )
  await sql`
    with recorded as (
      insert into events (club_id, type, subject, subject_ids, actor_id, in_their_name, data,
        pending)
      select club_id, type, subject, subject_ids, coalesce(actor_id, app.user_id()),
        app.impersonator_id() is not null, data,
        case
          when exists (
            select from webhooks w
            where w.club_id = g.club_id and w.active and g.type = any (w.events)
          ) then outgoing
          else '{}'
        end || case
          when in_challenges <> '{}' and exists (
            select from challenge_members m where m.club_id = g.club_id
          ) then in_challenges
          else '{}'
        end || pending
      from json_to_recordset(${JSON.stringify(rows)}::json) as g (place int, club_id bigint,
        type text, subject text, subject_ids bigint[], actor_id bigint, data jsonb,
        pending text[], outgoing text[], in_challenges text[])
      order by place returning club_id, id, pending
    ),
    live as materialized (${sessionMessages(sql`json_to_recordset(${JSON.stringify(open)}::json)
      as s (club_id bigint, id bigint, what text)`)}),
    queued as materialized (
      select app.enqueue('react', json_build_object('club_id', club_id, 'event_id', id),
        'react-' || club_id || '-' || id)
      from recorded where pending <> '{}'
    )
    select (select count(*) from live) as live, (select count(*) from queued) as queued`.execute(db)
})

/** @throws Error for data that its declaration does not name: something else must not be kept */
function demandFit({ type, data: schema }: DomainEvent, data: unknown): void {
  const check = checks.get(type) ?? checkOf(schema, 'body')
  checks.set(type, check)
  if (!check(data)) throw new Error(`${type} carries something else than its declaration says`)
}
const checks = new Map<string, ReturnType<typeof checkOf>>()
