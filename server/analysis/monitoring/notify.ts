import { sql } from 'kysely'
import { COACH_ROLES } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { NotedLevel } from '#domain/monitoring/noted.ts'
import { isReminderDue } from '#domain/rules/monitoring.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { toInstant, toLocal, type LocalTime } from '#domain/time/zoned-time.ts'
import {
  inClub,
  inTransaction,
  provenClub,
  type ClubId,
  type Db,
  type Pool,
} from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { tryEach } from '../../db/try-each.ts'
import { contextOfPerson, toViewer, type PersonRow } from '../../http/gate.ts'
import { notify } from '../../delivery/notify.ts'
import { rulesOf } from './entry-rules.ts'
import { notedPeople } from './noted-mornings.ts'
import { chosenWhom } from './report-people.ts'
import { coachesToNotify } from './statements.ts'

/** Whether somebody has not said that they do not want to be notified. */
export async function isNoticeWanted(db: Db, clubId: ClubId, userId: number): Promise<boolean> {
  const stop = await db
    .selectFrom('morning_notice_stops')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return stop === undefined
}

export async function wantNotice(
  db: Db,
  clubId: ClubId,
  userId: number,
  wanted: boolean,
): Promise<void> {
  if (wanted)
    await db
      .deleteFrom('morning_notice_stops')
      .where('club_id', '=', clubId)
      .where('user_id', '=', userId)
      .execute()
  else
    await db
      .insertInto('morning_notice_stops')
      .values({ club_id: clubId, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

const FAILED = 'coaches could not be notified of mornings'

/**
 * Notifies coaches once a morning of the red and amber values of those whom they see: from when the
 * club wants the mornings, or from its first training where that is earlier.
 */
export async function notifyOfNoted(pool: Pool, now = new Date()): Promise<void> {
  const { rows } = await pool.query<{ club_id: number }>(
    'select * from app.clubs_with_mornings_now() as club_id',
  )
  await tryEach(rows, FAILED, ({ club_id }) => notifyClub(pool, provenClub(club_id), now))
}

type Due = {
  coaches: PersonRow[]
  noted: ReadonlyMap<number, NotedLevel>
  /** When the day of the club began. */
  since: string
}

async function notifyClub(pool: Pool, clubId: ClubId, now: Date): Promise<void> {
  const due = await inClub(pool, clubId, (db) => dueOf(db, clubId, now))
  if (!due) return
  await tryEach(due.coaches, FAILED, (coach) => {
    const context = contextOfPerson(coach, toViewer(coach))
    return inTransaction(pool, context, (db) => notifyCoach(db, clubId, coach, due))
  })
}

/** What coaches are to be notified of; null while it is too early, or there is nothing. */
async function dueOf(db: Db, clubId: ClubId, now: Date): Promise<Due | null> {
  const { time_zone } = await db
    .selectFrom('clubs')
    .select('time_zone')
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow()
  const local = toLocal(time_zone, now)
  const since = toInstant(time_zone, { day: local.day, time: '00:00' }).toISOString()
  if (!isReminderDue(await dueTime(db, clubId, time_zone, { since, local }), local.time))
    return null
  const noted = await notedPeople(db, clubId, local.day)
  if (noted.size === 0) return null
  return { coaches: await coachesOf(db, clubId), noted, since }
}

type Today = { since: string; local: LocalTime }

/** When the club wants the mornings, or when its first training of the day begins. */
async function dueTime(
  db: Db,
  clubId: ClubId,
  timeZone: string,
  { since, local }: Today,
): Promise<string> {
  const { until_time } = await rulesOf(db, clubId)
  const until = toInstant(timeZone, { ...local, time: until_time }).toISOString()
  const first = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.min('starts_at').as('starts_at'))
    .where('club_id', '=', clubId)
    .where('kind', '=', 'session')
    .where('sport_id', '!=', SPORT.day_off)
    .where('published_at', 'is not', null)
    .where('all_day', '=', false)
    .where('starts_at', '>=', since)
    .where('starts_at', '<', until)
    .executeTakeFirst()
  return first?.starts_at ? toLocal(timeZone, new Date(first.starts_at)).time : until_time
}

async function coachesOf(db: Db, clubId: ClubId): Promise<PersonRow[]> {
  const rows = await run(db, coachesToNotify, { club_id: clubId, coach_roles: COACH_ROLES })
  return rows.map(({ person }) => person as unknown as PersonRow)
}

/** In a transaction of the coach, and only where they have not been notified since the day began. */
async function notifyCoach(
  db: Db,
  clubId: ClubId,
  coach: PersonRow,
  { noted, since }: Due,
): Promise<void> {
  const { user_id } = coach
  const viewer = toViewer(coach)
  if (!isCoach(viewer)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`noted ${clubId} ${user_id}`}, 0))`.execute(
    db,
  )
  const before = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', user_id)
    .where('about_club', '=', clubId)
    .where('kind', '=', 'morning-noted')
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  if (before) return
  const seen = await chosenWhom(db, clubId, viewer, { athletes: [...noted.keys()].join(',') })
  // What coaches say of their own morning is no news to them.
  const levels = seen.flatMap((one) =>
    one.user_id === user_id ? [] : (noted.get(one.user_id) ?? []),
  )
  if (levels.length === 0) return
  await notify(db, user_id, {
    kind: 'morning-noted',
    level: 'warning',
    by: null,
    values: {
      red: levels.filter((level) => level === 'red').length,
      amber: levels.filter((level) => level === 'amber').length,
    },
    link: '/reports/morning-monitoring/daily',
    about_club: clubId,
  })
}
