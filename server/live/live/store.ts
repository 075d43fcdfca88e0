import { sql } from 'kysely'
import { Id, T } from '#contract/schema.ts'
import { packForces, packSamples } from '#domain/live/pack.ts'
import { RECORDING, type RecordingStatus } from '#domain/live/recording.ts'
import type { JudgedSample } from '#domain/live/judge.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import { inClub, type ClubId, type Db, type Pool } from '../../db/client.ts'
import type { Held } from './held-recordings.ts'
import { queueImportOf } from './jobs.ts'

/** What a batch makes of a recording, and how one stood that it discards. */
export type Following = {
  before: Held
  after: Held
  kept: readonly JudgedSample[]
  discarded_from: RecordingStatus | null
}

/** Resolves to false where the recording is not as it was known to be; then nothing is stored. */
export type Store = (next: Following) => Promise<boolean>

type Waiting = {
  next: Following
  stored: (isStored: boolean) => void
  failed: (error: unknown) => void
}

/** In one statement, so that it stays short. */
const MOST_TOGETHER = 100

/**
 * Stores batches of a club: one at once, and together those that come while it is being stored. All
 * boats of a race send at the same moments.
 */
export function storeTogether(pool: Pool): Store {
  const queues = new Map<ClubId, Waiting[]>()
  const work = async (clubId: ClubId, queue: Waiting[]) => {
    while (queue.length > 0) {
      const group = takeGroup(queue)
      const batches = group.map(({ next }) => next)
      try {
        const ids = await inClub(pool, clubId, (db) => storeAll(db, clubId, batches))
        for (const { next, stored } of group) stored(ids.has(next.before.id))
      } catch (error) {
        for (const { failed } of group) failed(error)
      }
    }
    queues.delete(clubId)
  }
  return (next) =>
    new Promise((stored, failed) => {
      const { clubId } = next.before
      const waiting = queues.get(clubId)
      if (waiting) {
        waiting.push({ next, stored, failed })
        return
      }
      const queue = [{ next, stored, failed }]
      queues.set(clubId, queue)
      void work(clubId, queue)
    })
}

/** The first that wait, one of a recording: a second one of it follows on what the first has made. */
function takeGroup(queue: Waiting[]): Waiting[] {
  const taken = new Map<number, Waiting>()
  for (const one of queue) {
    if (taken.size === MOST_TOGETHER) break
    if (!taken.has(one.next.before.id)) taken.set(one.next.before.id, one)
  }
  const group = new Set(taken.values())
  queue.splice(0, queue.length, ...queue.filter((one) => !group.has(one)))
  return [...group]
}

const Stored = T.Object({ id: Id })

/** The recordings of which the batch was stored; what is over becomes a file. */
async function storeAll(
  db: Db,
  clubId: ClubId,
  batches: readonly Following[],
): Promise<Set<number>> {
  // Always in the same order, so that two nodes do not wait for each other.
  const given = batches.toSorted((one, other) => one.before.id - other.before.id)
  const rows = await writeAll(db, clubId, given)
  const stored = new Set(rows.map(({ id }) => id))
  for (const { before, after } of given)
    if (stored.has(before.id) && hasFinished(before, after))
      await queueImportOf(db, clubId, before.id)
  return stored
}

function writeAll(db: Db, clubId: ClubId, given: readonly Following[]) {
  const column = <T>(of: (batch: Following) => T) => sql.val(given.map(of))
  return checkedRows(
    db,
    Stored,
    sql`
    with given as (
      select * from unnest(
        ${column(({ before }) => before.id)}::bigint[],
        ${column(({ before }) => before.session_id)}::bigint[],
        ${column(({ before }) => before.hash)}::bytea[],
        ${column(({ before }) => before.samples)}::int[],
        ${column(({ before }) => before.status)}::smallint[],
        ${column(({ before }) => before.wanted)}::text[],
        ${column(({ after }) => after.samples)}::int[],
        ${column(({ after }) => after.doubted)}::int[],
        ${column(({ after }) => after.status)}::smallint[],
        ${column(({ after }) => JSON.stringify(after.standing))}::text[],
        ${column(({ after }) => after.wanted)}::text[],
        ${column(({ after }) => after.abandoned_from)}::smallint[],
        ${column((batch) => batch.discarded_from)}::smallint[],
        ${column(({ kept }) => kept[0]?.at ?? 0)}::bigint[],
        ${column(({ kept }) => Buffer.from(packSamples(kept)))}::bytea[],
        ${column(({ kept }) => bufferOf(packForces(kept)))}::bytea[])
      as g (id, session_id, hash, had, stood, was_wanted, samples, doubted, status, standing,
        wanted, abandoned_from, discarded_from, starts_at, bytes, forces)
    ),
    turned as (
      update live_recordings r
      set samples = g.samples, doubted = g.doubted, status = g.status,
        standing = g.standing::jsonb, heard_at = now(), wanted = g.wanted,
        abandoned_from = g.abandoned_from,
        discarded_from = coalesce(g.discarded_from, r.discarded_from),
        discarded_by = case when g.discarded_from is null then r.discarded_by
          when r.wanted = 'discard' then r.wanted_by end,
        discarded_at = case when g.discarded_from is null then r.discarded_at else now() end
      from given g
      where r.club_id = ${clubId} and r.id = g.id and r.session_id = g.session_id
        and r.token_hash = g.hash and r.samples = g.had
        and r.status = g.stood and r.wanted is not distinct from g.was_wanted
      returning r.id
    ),
    chunk as (
      insert into live_chunks (club_id, recording_id, first, starts_at, samples, forces)
      select ${clubId}, g.id, g.had + 1, g.starts_at, g.bytes, g.forces
      from turned join given g using (id) where length(g.bytes) > 0
    )
    select id from turned`,
  )
}

const bufferOf = (bytes: Uint8Array | null) => (bytes === null ? null : Buffer.from(bytes))

const hasFinished = (before: Held, after: Held) =>
  after.status === RECORDING.finished && before.status !== after.status
