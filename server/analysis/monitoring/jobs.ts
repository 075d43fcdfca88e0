import type { TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { T } from '#contract/schema.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { isReminderDue } from '#domain/rules/monitoring.ts'
import { toInstant, toLocal, type LocalTime } from '#domain/time/zoned-time.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import { inClub, provenClub, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { tryEach } from '../../db/try-each.ts'
import { notify } from '../../delivery/notify.ts'
import { notifyOfNoted } from './notify.ts'

/** Both run every few minutes, so that what is said comes at its time. */
export const monitoringTasks = (pool: Pool): TaskList => ({
  'remind-mornings': () => remindMornings(pool),
  'notify-of-mornings': () => notifyOfNoted(pool),
})

/** Reminds those who have not entered their morning at the time they chose, or their club. */
export async function remindMornings(pool: Pool, now = new Date()): Promise<void> {
  const { rows } = await pool.query<{ club_id: number }>(
    'select * from app.clubs_reminding_mornings() as club_id',
  )
  await tryEach(rows, 'members could not be reminded of their mornings', ({ club_id }) => {
    const clubId = provenClub(club_id)
    return inClub(pool, clubId, (db) => remindMembers(db, clubId, now))
  })
}

async function remindMembers(db: Db, clubId: ClubId, now: Date): Promise<void> {
  const { time_zone } = await db
    .selectFrom('clubs')
    .select('time_zone')
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow()
  const local = toLocal(time_zone, now)
  const since = toInstant(time_zone, { day: local.day, time: '00:00' }).toISOString()
  const reminded = await checkedRows(
    db,
    T.Object({ user_id: T.Integer() }),
    sql`select app.reminded_of_mornings(${since}) as user_id`,
  )
  const done = new Set(reminded.map(({ user_id }) => user_id))
  const silent = await silentAthletes(db, clubId, local)
  const due = silent.filter(
    ({ user_id, remind_time }) => !done.has(user_id) && isReminderDue(remind_time, local.time),
  )
  for (const { user_id } of due)
    await notify(db, user_id, {
      kind: 'morning-due',
      by: null,
      link: `/profile/morning-monitoring/${user_id}?entry=1`,
      about_club: clubId,
    })
}

/** Athletes who are asked, consent and have not entered this day, and when they are reminded. */
const silentAthletes = (db: Db, clubId: ClubId, { day }: LocalTime) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('membership_roles as a', (join) =>
      join
        .onRef('a.club_id', '=', 'm.club_id')
        .onRef('a.user_id', '=', 'm.user_id')
        .on('a.role_id', '=', ROLE.athlete),
    )
    .leftJoin('monitoring_rules as r', 'r.club_id', 'm.club_id')
    .leftJoin('monitoring_reminders as o', (join) =>
      join.onRef('o.club_id', '=', 'm.club_id').onRef('o.user_id', '=', 'm.user_id'),
    )
    .select('m.user_id')
    .select(
      sql<string | null>`case when o.user_id is null then r.remind_time else o.remind_time end`.as(
        'remind_time',
      ),
    )
    .where('m.club_id', '=', clubId)
    .where('m.status', '=', MEMBER_STATUS.approved)
    .where('u.health_consent', '=', true)
    .where(
      sql<boolean>`(
        not exists (select from monitored_squads q where q.club_id = m.club_id)
        or exists (
          select from monitored_squads q
          join squad_users su on su.club_id = q.club_id and su.squad_id = q.squad_id
          where q.club_id = m.club_id and su.user_id = m.user_id
        )
      )`,
    )
    .where(
      sql<boolean>`not exists (
        select from mornings d
        where d.club_id = m.club_id and d.user_id = m.user_id and d.day = ${day}::date
      )`,
    )
    .execute()
