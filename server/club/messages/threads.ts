import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import type { openThread as OpenThread } from '#contract/club/messages.ts'
import { Id, T } from '#contract/schema.ts'
import { controlRecordings } from '#contract/live/live.ts'
import { agesOf, canBegin, isSafe } from '#domain/messages/safety.ts'
import { isOpenTo } from '#domain/rules/access.ts'
import { hasPermission, type Viewer } from '#domain/rules/viewer.ts'
import { oneCrew } from '../../boats/crews/open.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { elsewhere } from '../../http/elsewhere.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { readersOf } from './facts.ts'
import { isNamed } from '../../db/hiding.ts'

type ThreadRequest = Input<typeof OpenThread>['body']
type Of = { kind: ThreadRequest['kind']; squad_id?: number; crew_id?: number; session_id?: number }

/**
 * The thread of a squad, crew, session or of the coaches, which is there once for all, or a new one
 * of some people.
 * @throws Refusal not_found for what the viewer does not belong to, thread_needs_adult
 */
export async function openThread(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  wanted: ThreadRequest,
): Promise<number> {
  demandFitting(wanted)
  if (wanted.kind === 'group') return beginGroup(db, clubId, viewer, wanted)
  return openedFor(db, clubId, viewer, await whatOf(db, clubId, viewer, wanted))
}

/** The thread of a session; who writes in it has to belong to it. */
export async function threadOfSession(db: Db, clubId: ClubId, viewer: Viewer, session_id: number) {
  const { id } = await findOrMake(db, clubId, viewer, { kind: 'session', session_id })
  await joinBoats(db, clubId, viewer, id)
  return id
}

/** Who may control the recordings of a session writes to its boats, also without being in it. */
export const mayWriteToBoats = (viewer: Viewer): boolean =>
  isOpenTo(controlRecordings.access, viewer)

/** A coach who is not in the session belongs to its thread from the next message on; a draft has none. */
async function joinBoats(db: Db, clubId: ClubId, viewer: Viewer, id: number): Promise<void> {
  if (!mayWriteToBoats(viewer)) return
  const readers = await readersOf(db, id)
  if (readers.some(({ user_id }) => user_id === viewer.user_id)) return
  await sql`
    insert into message_people (club_id, thread_id, user_id, from_number, read_number, joins)
    select t.club_id, t.id, ${viewer.user_id}, t.last_number + 1, t.last_number, true
    from message_threads t
      join sessions s on s.club_id = t.club_id and s.id = t.session_id
        and s.published_at is not null
    where t.club_id = ${clubId} and t.id = ${id}
    on conflict (club_id, thread_id, user_id) do update set joins = true`.execute(db)
}

/** What the other kinds are of says nothing of this one. */
function demandFitting({
  kind,
  squad_id,
  crew_id,
  session_id,
  name,
  user_ids,
}: ThreadRequest): void {
  const given = { squad_id, crew_id, session_id, name, user_ids }
  const fits = kind === 'group' ? ['name', 'user_ids'] : [`${kind}_id`]
  const strange = Object.entries(given).filter(
    ([field, value]) => value !== undefined && !fits.includes(field),
  )
  if (strange.length > 0)
    throw new Refusal('invalid', {
      fields: Object.fromEntries(strange.map(([field]) => [field, 'unknown' as const])),
    })
}

/** What the thread is of, which has to be there for the viewer. */
async function whatOf(db: Db, clubId: ClubId, viewer: Viewer, wanted: ThreadRequest): Promise<Of> {
  const { kind, squad_id, crew_id, session_id } = wanted
  switch (kind) {
    case 'squad':
      return { kind, squad_id: await squadOf(db, clubId, viewer, named(squad_id, 'squad_id')) }
    case 'crew': {
      const { id } = await oneCrew(db, clubId, viewer, named(crew_id, 'crew_id'))
      return { kind, crew_id: id }
    }
    case 'session': {
      const id = named(session_id, 'session_id')
      await sessionFacts(db, clubId, viewer, id)
      return { kind, session_id: id }
    }
    default:
      return { kind: 'coaches' }
  }
}

function named<V>(value: V | undefined, field: string): V {
  if (value === undefined) throw new Refusal('invalid', { fields: { [field]: 'required' } })
  return value
}

async function squadOf(db: Db, clubId: ClubId, viewer: Viewer, id: number): Promise<number> {
  const squad = await db
    .selectFrom('squads')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!squad) throw await elsewhere(db, 'squad', viewer, id)
  return squad.id
}

async function findOrMake(db: Db, clubId: ClubId, viewer: Viewer, of: Of) {
  const made = await db
    .insertInto('message_threads')
    .values({ club_id: clubId, creator_id: viewer.user_id, ...of })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return { id: made?.id ?? (await threadOf(db, clubId, of)), isNew: made !== undefined }
}

async function openedFor(db: Db, clubId: ClubId, viewer: Viewer, of: Of): Promise<number> {
  const { id, isNew } = await findOrMake(db, clubId, viewer, of)
  if (of.kind === 'session') await joinBoats(db, clubId, viewer, id)
  const readers = await readersOf(db, id)
  demand(
    readers.some(({ user_id }) => user_id === viewer.user_id),
    'not_found',
  )
  demand(!isNew || isSafe(agesOf(readers)), 'thread_needs_adult')
  return id
}

async function threadOf(db: Db, clubId: ClubId, of: Of): Promise<number> {
  const row = await db
    .selectFrom('message_threads')
    .select('id')
    .where('club_id', '=', clubId)
    .where('kind', '=', of.kind)
    .where('squad_id', 'is not distinct from', of.squad_id ?? null)
    .where('crew_id', 'is not distinct from', of.crew_id ?? null)
    .where('session_id', 'is not distinct from', of.session_id ?? null)
    .executeTakeFirst()
  return found(row).id
}

async function addPeople(
  db: Db,
  club_id: ClubId,
  thread_id: number,
  userIds: readonly number[],
): Promise<void> {
  await db
    .insertInto('message_people')
    .values(userIds.map((user_id) => ({ club_id, thread_id, user_id })))
    .execute()
}

/** A thread of people the viewer would find, none of whom has blocked them or is blocked. */
async function beginGroup(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  wanted: ThreadRequest,
): Promise<number> {
  const name = named(wanted.name, 'name').trim()
  const others = named(wanted.user_ids, 'user_ids').filter((id) => id !== viewer.user_id)
  demand(hasPermission(viewer, 'view-club-members'), 'permission_missing', {
    need: 'view-club-members',
  })
  const known = await writableTo(db, clubId, viewer, others)
  if (others.length === 0 || known.length < others.length)
    throw new Refusal('unknown_reference', { fields: { user_ids: 'choice' } })
  const { id } = await db
    .insertInto('message_threads')
    .values({ club_id: clubId, kind: 'group', name, creator_id: viewer.user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addPeople(db, clubId, id, [viewer.user_id, ...others])
  const readers = await readersOf(db, id)
  demand(canBegin(agesOf(readers)), 'thread_needs_adult')
  return id
}

/** Those of some people whom the viewer would find, and neither of whom has blocked the other. */
export async function writableTo(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  userIds: readonly number[],
): Promise<number[]> {
  const rows = await checkedRows(
    db,
    T.Object({ id: Id }),
    sql`
      select u.id
      from memberships m
      join users u on u.id = m.user_id
      where m.club_id = ${clubId} and m.status = app.approved() and ${isNamed(sql`u.id`)}
        and m.user_id = any (${[...userIds]}::bigint[])
        and not exists (select from message_blocks k where k.club_id = m.club_id
          and ((k.user_id = m.user_id and k.blocked_id = ${viewer.user_id})
            or (k.user_id = ${viewer.user_id} and k.blocked_id = m.user_id)))`,
  )
  return rows.map(({ id }) => id)
}
