import { sql } from 'kysely'
import { RatedSession } from '#contract/analysis/monitoring-reports.ts'
import { Day, Id, T, type Static } from '#contract/schema.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS, type HealthReason } from '#domain/constants/statuses.ts'
import { COURSE_NUMBERS, type Morning, type PastMorning } from '#domain/monitoring/baselines.ts'
import type { HealthAbsence } from '#domain/monitoring/episodes.ts'
import {
  ASKED_BY_DEFAULT,
  MORNING_NUMBERS,
  type MorningHealth,
  type MorningNumber,
} from '#domain/monitoring/fields.ts'
import { RPE_STEPS } from '#domain/constants/scales.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { seesRestrictedResults } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { anyOf } from '../../db/any-of.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'

export type StoredMorning = Morning & {
  user_id: number
  reasons: HealthReason[]
  note: string | null
  note_private: boolean
}
export type Days = { first: string; last: string }

/** What was entered on some days, of each person in the order of days. */
export async function morningsOf(
  db: Db,
  clubId: ClubId,
  userIds: readonly number[],
  { first, last }: Days,
): Promise<ReadonlyMap<number, StoredMorning[]>> {
  const rows = await db
    .selectFrom('mornings')
    .select(['user_id', 'day', 'health', 'reasons', 'note', 'note_private', ...MORNING_NUMBERS])
    .where('club_id', '=', clubId)
    .where('user_id', '=', anyOf(userIds))
    .where('day', '>=', first)
    .where('day', '<=', last)
    .orderBy('user_id')
    .orderBy('day')
    .$narrowType<{ health: MorningHealth | null; reasons: HealthReason[] }>()
    .execute()
  return Map.groupBy(rows, ({ user_id }) => user_id)
}

export type JudgedMorning = {
  /** What was entered on the day. */
  own: StoredMorning | undefined
  /** The day and those before it, of which only what has a course and health is known. */
  mornings: readonly (PastMorning & { reasons: readonly HealthReason[] })[]
}

/** What is needed to judge the mornings of the last of some days. */
export async function judgedMornings(
  db: Db,
  clubId: ClubId,
  userIds: readonly number[],
  { first, last }: Days,
): Promise<(userId: number) => JudgedMorning> {
  const [before, today] = await Promise.all([
    db
      .selectFrom('mornings')
      .select(['user_id', 'day', 'health', 'reasons', ...COURSE_NUMBERS])
      .where('club_id', '=', clubId)
      .where('user_id', '=', anyOf(userIds))
      .where('day', '>=', first)
      .where('day', '<', last)
      .orderBy('day')
      .$narrowType<{ health: MorningHealth | null; reasons: HealthReason[] }>()
      .execute(),
    morningsOf(db, clubId, userIds, { first: last, last }),
  ])
  const past = Map.groupBy(before, ({ user_id }) => user_id)
  return (userId) => {
    const own = today.get(userId)?.[0]
    return { own, mornings: [...(past.get(userId) ?? []), ...(own ? [own] : [])] }
  }
}

/** Days away of some people because they were ill or injured, as far as they touch these days. */
export async function absencesOf(
  db: Db,
  clubId: ClubId,
  userIds: readonly number[],
  { first, last }: Days,
): Promise<ReadonlyMap<number, HealthAbsence[]>> {
  const rows = await db
    .selectFrom('absences')
    .select(['user_id', 'from_date as from', 'until_date as until', 'reason'])
    .where('club_id', '=', clubId)
    .where('user_id', '=', anyOf(userIds))
    .where('reason', 'in', ['ill', 'injured'])
    .where('until_date', '>=', first)
    .where('from_date', '<=', last)
    .$narrowType<{ reason: HealthAbsence['reason'] }>()
    .execute()
  return Map.groupBy(rows, ({ user_id }) => user_id)
}

/** The numbers a club asks for, in the order in which they are asked. */
export async function askedFields(db: Db, clubId: ClubId): Promise<MorningNumber[]> {
  const rules = await db
    .selectFrom('monitoring_rules')
    .select('fields')
    .where('club_id', '=', clubId)
    .executeTakeFirst()
  const names = new Set<string>(rules?.fields ?? ASKED_BY_DEFAULT)
  return MORNING_NUMBERS.filter((name) => names.has(name))
}

/** Those of some people who are athletes of the club. */
export const athletesAmong = (db: Db, clubId: ClubId, userIds: readonly number[]) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('membership_roles as r', (join) =>
      join.onRef('r.club_id', '=', 'm.club_id').onRef('r.user_id', '=', 'm.user_id'),
    )
    .select('m.user_id')
    .where('m.club_id', '=', clubId)
    .where('m.user_id', '=', anyOf(userIds))
    .where('m.status', '=', MEMBER_STATUS.approved)
    .where('r.role_id', '=', ROLE.athlete)

/** Those who are asked for a morning: the athletes of the squads the club chose, or all. */
export async function askedPeople(
  db: Db,
  clubId: ClubId,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await athletesAmong(db, clubId, userIds)
    .where(
      sql<boolean>`(
        not exists (select from monitored_squads q where q.club_id = ${clubId})
        or exists (
          select from monitored_squads q
          join squad_users su on su.club_id = q.club_id and su.squad_id = q.squad_id
          where q.club_id = ${clubId} and su.user_id = m.user_id
        ))`,
    )
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/** Who has a published session with one of these focuses on a day. */
export async function withFocusOn(
  db: Db,
  clubId: ClubId,
  day: string,
  focuses: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('clubs as c', 'c.id', 's.club_id')
    .innerJoin('session_focuses as f', (join) =>
      join.onRef('f.club_id', '=', 's.club_id').onRef('f.session_id', '=', 's.id'),
    )
    .innerJoin('participants as p', (join) =>
      join.onRef('p.club_id', '=', 's.club_id').onRef('p.session_id', '=', 's.id'),
    )
    .select('p.user_id')
    .distinct()
    .where('s.club_id', '=', clubId)
    .where('s.published_at', 'is not', null)
    .where('f.focus_id', '=', anyOf(focuses))
    .where('p.role_id', '=', ROLE.athlete)
    .where(sql<boolean>`s.starts_at >= ${day}::date::timestamp at time zone c.time_zone`)
    .where(sql<boolean>`s.starts_at < (${day}::date + 1)::timestamp at time zone c.time_zone`)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

const CR10 = RPE_STEPS.map(({ cr10 }) => cr10)

const DoneSession = T.Object({ user_id: Id, day: Day, ...RatedSession.properties })
export type DoneSession = Static<typeof DoneSession>

/**
 * What athletes trained on some days, with how hard it was planned and felt: as they said, else as
 * was entered with their result. A session that shows its results to coaches only is left out for
 * others.
 */
export const ratedSessions = (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  userIds: readonly number[],
  { first, last }: Days,
): Promise<DoneSession[]> =>
  checkedRows(
    db,
    DoneSession,
    sql`
      select t.user_id, t.local_date as day, s.id as session_id, s.name, s.sport_id,
        (${CR10}::double precision[])[s.planned_rpe] as planned,
        (${CR10}::double precision[])[coalesce(r.rpe, (
          select max(w.rpe)
          from results n
            join scores w
              on w.club_id = n.club_id and w.result_id = n.id and w.piece = 0 and w.part = 'piece'
          where n.club_id = t.club_id and n.session_id = t.session_id and n.user_id = t.user_id
        ))] as felt
      from training_loads t
        join sessions s on s.club_id = t.club_id and s.id = t.session_id
        left join session_ratings r
          on r.club_id = t.club_id and r.session_id = t.session_id and r.user_id = t.user_id
      where t.club_id = ${clubId}
        and t.user_id = any (${userIds}::bigint[])
        and t.local_date between ${first}::date and ${last}::date
        and s.starts_at <= now() and s.sport_id is distinct from ${SPORT.day_off}::int
        and (${seesRestrictedResults(viewer)}::boolean or not s.restricted_view)
      order by s.starts_at, s.id`,
  )
