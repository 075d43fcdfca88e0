import { sessionsPublished, sessionsUnpublished } from '#contract/events.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { notifiedWords, type NotifiedWord } from '#domain/rules/notified-words.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { record } from '../../events/record.ts'
import { notifyEach } from '../../delivery/notify.ts'
import { withoutMilliseconds } from '../../db/instant.ts'
import { ownProgrammesIn } from './own-programmes.ts'
import { forgetPlans, publishPlans, rememberPlans } from './statements.ts'

/** What somebody does not know yet of a session. */
type News = {
  user_id: number
  id: number
  name: string
  starts_at: string
  whole_day: boolean
  what: string
  words: readonly NotifiedWord[]
}

/** What one person is notified of. */
type Digest = { user_id: number; values: object; link: string | null }

/** At most so many sessions are listed in one notice; the counts are of all. */
const LISTED = 60

/** One notice a person with what is new, changed and cancelled for them, soonest first. */
function digestsOf(news: readonly News[]): Digest[] {
  const byPerson = Map.groupBy(news, ({ user_id }) => user_id)
  return [...byPerson]
    .toSorted(([a], [b]) => a - b)
    .map(([user_id, own]) => ({ user_id, values: contentOf(own), link: linkOf(own) }))
}

function contentOf(news: readonly News[]) {
  const count = (what: string) => news.filter((one) => one.what === what).length
  const sorted = news.toSorted(
    (a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || a.id - b.id,
  )
  return {
    new: count('new'),
    changed: count('changed'),
    cancelled: count('cancelled'),
    sessions: sorted.slice(0, LISTED).map(({ id, name, starts_at, whole_day, what, words }) => ({
      id,
      name,
      start_date: withoutMilliseconds(starts_at),
      all_day_event: whole_day,
      what,
      words,
    })),
  }
}

function linkOf(news: readonly News[]): string | null {
  const [only, ...more] = news
  if (more.length > 0) return '/calendar'
  return only && only.what !== 'cancelled' ? `/session/${only.id}` : null
}

/** How many sessions were published or cancelled, and how many people were notified. */
type Notified = { sessions: number; people: number }

/**
 * Publishes sessions and notifies each of their people in one notice of what is new and what has
 * changed since they were last notified; the publisher is not notified. Sessions that are public
 * already are notified again where they changed.
 */
export const publishSessions = (
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  by: number | null,
): Promise<Notified> => notifyOfPlans(db, clubId, sessionIds, { by, drafts: true })

/** The same of those that are public; drafts stay drafts. */
export const notifyAgain = (
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  by: number | null,
): Promise<Notified> => notifyOfPlans(db, clubId, sessionIds, { by, drafts: false })

async function notifyOfPlans(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  { by, drafts }: { by: number | null; drafts: boolean },
): Promise<Notified> {
  const published = await run(db, publishPlans, { club_id: clubId, ids, drafts, by })
  const own = await ownProgrammesIn(db, clubId, { ids, published: true })
  const known = { club_id: clubId, ids, by, own, day_off: SPORT.day_off }
  const news = await run(db, rememberPlans, known)
  const cancelled = await forget(db, clubId, ids, { by, everybody: false })
  const differing = news.map(({ fields, has_new_crew, ...one }) => ({
    ...one,
    words: notifiedWords(fields, has_new_crew),
  }))
  const people = await notifyOfNews(db, clubId, [...differing, ...cancelled], by)
  const subject = published.map(({ session_id }) => session_id)
  if (subject.length > 0) await record(db, sessionsPublished, { clubId, by, subject, data: {} })
  return { sessions: subject.length, people }
}

async function forget(
  db: Db,
  club_id: ClubId,
  ids: readonly number[],
  { by, everybody }: { by: number | null; everybody: boolean },
): Promise<News[]> {
  const rows = await run(db, forgetPlans, { club_id, ids, everybody, by, day_off: SPORT.day_off })
  return rows.map((row) => ({ ...row, what: 'cancelled', words: [] }))
}

/** Returns how many people were notified. */
function notifyOfNews(
  db: Db,
  clubId: ClubId,
  news: readonly News[],
  by: number | null,
): Promise<number> {
  const sessions = [...new Set(news.map(({ id }) => id))]
  return notifyEach(db, { kind: 'plan', by, about_club: clubId, sessions }, digestsOf(news))
}

/**
 * Makes sessions drafts again; everyone who was notified of one is notified that it is cancelled.
 */
export async function unpublishSessions(
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  by: number | null,
): Promise<Notified> {
  const { ids, notified } = await notifyCancelled(db, clubId, sessionIds, {
    by,
    how: 'unpublished',
  })
  if (ids.length > 0) await record(db, sessionsUnpublished, { clubId, by, subject: ids, data: {} })
  return notified
}

type Cancelling = { by: number | null; how: 'unpublished' | 'deleted' }

/**
 * Notifies everyone who knew of these sessions that they are cancelled, and marks them as never
 * notified. For a deletion this happens while the sessions are still visible.
 */
export async function notifyCancelled(
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  { by, how }: Cancelling,
): Promise<{ ids: number[]; notified: Notified }> {
  const concerned = how === 'deleted' ? sessionIds : await hidePlans(db, clubId, sessionIds)
  const ids = await noteCancelling(db, clubId, concerned, { by, how })
  const news = await forget(db, clubId, sessionIds, { by, everybody: true })
  const people = await notifyOfNews(db, clubId, news, by)
  return { ids, notified: { sessions: ids.length, people } }
}

/** Makes public sessions drafts. Returns which of them were public. */
async function hidePlans(db: Db, clubId: ClubId, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .updateTable('sessions')
    .set({ published_at: null, published_plan: null })
    .where('club_id', '=', clubId)
    .where('id', '=', anyOf(ids))
    .where('published_at', 'is not', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Writes it into the history of those sessions that are there, and returns them. */
async function noteCancelling(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  { by, how }: Cancelling,
): Promise<number[]> {
  const rows = await db
    .insertInto('session_changes')
    .columns(['club_id', 'session_id', 'user_id', 'kind'])
    .expression((eb) =>
      eb
        .selectFrom('sessions')
        .select(['club_id', 'id', eb.val(by).as('user_id'), eb.val(how).as('kind')])
        .where('club_id', '=', clubId)
        .where('id', '=', anyOf(ids)),
    )
    .returning('session_id')
    .execute()
  return rows.map(({ session_id }) => session_id)
}
