import type { JobHelpers, TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { inClub, provenClub, type ClubId, type Db, type Pool } from '../db/client.ts'
import type { Logger } from '../log.ts'
import { reactionsOn } from './table.ts'

type Parts = { pool: Pool; log: Logger }
type Payload = { club_id: number; event_id: number }
/** Runs what follows after the commit of an event. */
export const eventTasks = (parts: Parts): TaskList => ({
  react: async (payload, helpers) => {
    const { club_id, event_id } = payload as Payload
    await react(parts, provenClub(club_id), event_id, helpers)
  },
})

/**
 * Runs the reactions that are left of an event, and before them those left of earlier events about
 * the same things, so that of each thing they run in order. What has run is crossed off in its own
 * transaction: a job that starts again goes on where it stopped. The last attempt gives up, and
 * what
 * had to wait for it gets new attempts.
 */
async function react(
  { pool, log }: Parts,
  clubId: ClubId,
  eventId: number,
  { job }: Pick<JobHelpers, 'job'>,
): Promise<void> {
  for (;;) {
    const next = await inClub(pool, clubId, (db) => nextOf(db, clubId, eventId))
    if (!next) break
    try {
      await inClub(pool, clubId, (db) => runFirst(db, clubId, next.id))
    } catch (error) {
      if (next.id === eventId && job.attempts >= job.max_attempts) {
        log.error(
          { err: error, event_id: eventId, type: next.type },
          'what follows from an event has failed for good',
        )
        await inClub(pool, clubId, (db) => giveUp(db, clubId, eventId))
      }
      throw error
    }
  }
  if (job.attempts > 1) await inClub(pool, clubId, (db) => wakeLater(db, clubId, eventId))
}

/**
 * The first event that has something left, of this one and those before it about the same things.
 */
async function nextOf(
  db: Db,
  clubId: ClubId,
  eventId: number,
): Promise<{ id: number; type: string } | undefined> {
  return db
    .selectFrom('events as asked')
    .innerJoin('events as e', (join) =>
      join
        .onRef('e.club_id', '=', 'asked.club_id')
        .onRef('e.subject', '=', 'asked.subject')
        .onRef('e.id', '<=', 'asked.id'),
    )
    .select(['e.id', 'e.type'])
    .where('asked.club_id', '=', clubId)
    .where('asked.id', '=', eventId)
    .where(sql<boolean>`(e.id = asked.id or e.subject_ids && asked.subject_ids)`)
    .where(sql<boolean>`e.pending <> '{}'`)
    .orderBy('e.id')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Runs one reaction and marks it as done; another worker at the same event waits here and finds it
 * done.
 */
async function runFirst(db: Db, clubId: ClubId, eventId: number): Promise<void> {
  const event = await db
    .selectFrom('events')
    .select(['id', 'type', 'subject_ids', 'actor_id', 'data', 'pending'])
    .where('club_id', '=', clubId)
    .where('id', '=', eventId)
    .forUpdate()
    .executeTakeFirst()
  const [name] = event?.pending ?? []
  if (!event || name === undefined) return
  await sql`update events set pending = array_remove(pending, ${name})
    where club_id = ${clubId} and id = ${eventId}`.execute(db)
  const { actor_id: by, subject_ids: subjects, data } = event
  // A reaction that this version of the server does not know any more has nothing to do.
  const { afterCommit, outgoing, inChallenges } = reactionsOn(db, event.type) ?? {}
  const reaction = afterCommit?.[name] ?? outgoing?.[name] ?? inChallenges?.[name]
  await reaction?.(db, { clubId, by, viewer: null, subjects, data, eventId })
}

async function giveUp(db: Db, clubId: ClubId, eventId: number): Promise<void> {
  await sql`update events set pending = '{}' where club_id = ${clubId} and id = ${eventId}`.execute(
    db,
  )
  await wakeLater(db, clubId, eventId)
}

/**
 * Queues later events about the same things again, whose own attempts may have ended at this one.
 */
async function wakeLater(db: Db, clubId: ClubId, eventId: number): Promise<void> {
  await sql`
    select app.enqueue('react', json_build_object('club_id', e.club_id, 'event_id', e.id),
      'react-' || e.club_id || '-' || e.id)
    from events asked
    join events e on e.club_id = asked.club_id and e.subject = asked.subject and e.id > asked.id
      and e.subject_ids && asked.subject_ids and e.pending <> '{}'
    where asked.club_id = ${clubId} and asked.id = ${eventId}`.execute(db)
}
