import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import type { createChallenge, updateChallenge } from '#contract/club/challenges.ts'
import { T } from '#contract/schema.ts'
import { MOST_DAYS } from '#domain/challenges/metrics.ts'
import { isAllowedOutside } from '#domain/challenges/shown.ts'
import { freeSlug, slugOf } from '#domain/challenges/slug.ts'
import { sportById } from '#domain/constants/sports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { daysBetween } from '#domain/time/week.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, demandDays, found } from '../../http/refusal.ts'
import { ownChallenge, type Seen } from './facts.ts'
import { clubsIn, queueRecounts } from './recounts.ts'
import { showChange } from './score-commands.ts'

type Fields = Input<typeof createChallenge>['body']

function demandFields(body: Scoring & Pick<Fields, 'type' | 'visibility'>): void {
  const { first_day, last_day, sport_ids } = body
  const length = daysBetween(first_day, last_day)
  demand(length >= 0, 'end_before_start', { fields: { last_day: null } })
  demandDays(length, MOST_DAYS)
  demand(
    sport_ids.every((id) => sportById(id) !== undefined),
    'unknown_reference',
    { fields: { sport_ids: null } },
  )
  demand(isAllowedOutside(body), 'challenge_stays_in_club', { fields: { visibility: null } })
}

/** The addresses that begin like one, of all clubs. */
async function takenSlugs(db: Db, slug: string): Promise<ReadonlySet<string>> {
  const rows = await checkedRows(
    db,
    T.Object({ slug: T.String() }),
    sql`select s.slug from app.challenge_slugs(${slug}) s (slug)`,
  )
  return new Set(rows.map((row) => row.slug))
}

const sportsOf = (ids: readonly number[]) => sql<number[]>`${[...ids]}::int[]`

export async function addChallenge(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  body: Fields,
): Promise<{ id: number; slug: string }> {
  demandFields(body)
  const wanted = slugOf(body.title)
  // Two titles at the same moment wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended('challenge slugs', 0))`.execute(db)
  const slug = freeSlug(wanted, await takenSlugs(db, wanted))
  return db
    .insertInto('challenges')
    .values({
      club_id: clubId,
      creator_id: viewer.user_id,
      slug,
      ...body,
      title: body.title.trim(),
      sport_ids: sportsOf(body.sport_ids),
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
}

export async function changeChallenge(
  db: Db,
  clubId: ClubId,
  id: number,
  change: Input<typeof updateChallenge>['body'],
): Promise<{ id: number; slug: string }> {
  const before = await ownChallenge(db, clubId, id)
  const { title, sport_ids, ...plain } = change
  const body = { ...before, ...change }
  demandFields(body)
  const clubs = await clubsIn(db, id)
  const hasOthers = clubs.some((club) => club !== clubId)
  demand(body.type === before.type || clubs.length === 0, 'challenge_in_use')
  demand(!(hasOthers && body.visibility !== before.visibility), 'challenge_in_use')
  const isLater = body.first_day > before.today
  const row = found(
    await db
      .updateTable('challenges')
      .set({
        ...plain,
        ...(title !== undefined && { title: title.trim() }),
        ...(sport_ids && { sport_ids: sportsOf(sport_ids) }),
        // What was put off begins and ends once more.
        ...(isLater && { begin_notified_at: null }),
        ...(body.last_day >= before.today && { end_notified_at: null }),
      })
      .where('club_id', '=', clubId)
      .where('id', '=', id)
      .returning(['id', 'slug'])
      .executeTakeFirst(),
  )
  if (scoresOtherwise(before, body)) await queueRecounts(db, id, clubs)
  await showChange(db, id)
  return row
}

const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other).join(' ')
type Scoring = Pick<Fields, 'metric' | 'first_day' | 'last_day' | 'sport_ids'>
const scoresOtherwise = (before: Seen, { metric, first_day, last_day, sport_ids }: Scoring) =>
  before.metric !== metric ||
  before.first_day !== first_day ||
  before.last_day !== last_day ||
  sorted(before.sport_ids) !== sorted(sport_ids)

export async function removeChallenge(db: Db, clubId: ClubId, id: number): Promise<void> {
  await ownChallenge(db, clubId, id)
  await db.deleteFrom('challenges').where('club_id', '=', clubId).where('id', '=', id).execute()
  await showChange(db, id)
}
