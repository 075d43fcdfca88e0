import { sql } from 'kysely'
import type { MonitoringRules, MorningReminder } from '#contract/analysis/monitoring.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ASKED_BY_DEFAULT, MORNING_NUMBERS, type MorningNumber } from '#domain/monitoring/fields.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand } from '../../http/refusal.ts'

const UNTIL = '09:00'

/** What the club asks in the morning; one that has said nothing asks the usual of everybody. */
export async function rulesOf(db: Db, clubId: ClubId): Promise<MonitoringRules> {
  const [rules, squads] = await Promise.all([
    db
      .selectFrom('monitoring_rules')
      .select(['fields', 'until_time', 'remind_time'])
      .where('club_id', '=', clubId)
      .executeTakeFirst(),
    db
      .selectFrom('monitored_squads')
      .select('squad_id')
      .where('club_id', '=', clubId)
      .orderBy('squad_id')
      .execute(),
  ])
  return {
    fields: rules ? inOrder(rules.fields) : [...ASKED_BY_DEFAULT],
    squad_ids: squads.map(({ squad_id }) => squad_id),
    until_time: rules?.until_time ?? UNTIL,
    remind_time: rules?.remind_time ?? null,
  }
}

const inOrder = (fields: readonly string[]): MorningNumber[] =>
  MORNING_NUMBERS.filter((name) => fields.includes(name))

/** @throws Refusal unknown_reference for a squad the club does not have */
export async function saveRules(
  db: Db,
  clubId: ClubId,
  { squad_ids, ...rules }: MonitoringRules,
): Promise<void> {
  const known = await db
    .selectFrom('squads')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', anyOf(squad_ids))
    .execute()
  demand(known.length === squad_ids.length, 'unknown_reference', { fields: { squad_ids: null } })
  await db
    .insertInto('monitoring_rules')
    .values({ club_id: clubId, ...rules })
    .onConflict((conflict) => conflict.column('club_id').doUpdateSet(rules))
    .execute()
  await db.deleteFrom('monitored_squads').where('club_id', '=', clubId).execute()
  if (squad_ids.length === 0) return
  await db
    .insertInto('monitored_squads')
    .values(squad_ids.map((squad_id) => ({ club_id: clubId, squad_id })))
    .execute()
}

/** Whether the club asks the person: an athlete, in one of the squads where it names some. */
export const isAskedSql = (clubId: ClubId, userId: number) => sql<boolean>`(
  exists (
    select from membership_roles r
    where r.club_id = ${clubId} and r.user_id = ${userId} and r.role_id = ${ROLE.athlete}
  )
  and (
    not exists (select from monitored_squads q where q.club_id = ${clubId})
    or exists (
      select from monitored_squads q
      join squad_users su on su.club_id = q.club_id and su.squad_id = q.squad_id
      where q.club_id = ${clubId} and su.user_id = ${userId}
    )
  )
)`

/** When the person is reminded, and when the club would. */
export async function reminderOf(db: Db, clubId: ClubId, userId: number): Promise<MorningReminder> {
  const [{ remind_time: club_time }, own] = await Promise.all([
    rulesOf(db, clubId),
    db
      .selectFrom('monitoring_reminders')
      .select('remind_time')
      .where('club_id', '=', clubId)
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  ])
  if (!own) return { when: 'club', remind_time: null, club_time }
  const { remind_time } = own
  return { when: remind_time === null ? 'never' : 'own', remind_time, club_time }
}

type Choice = Pick<MorningReminder, 'when' | 'remind_time'>

/** @throws Refusal invalid for a time of one's own without the time */
export async function saveReminder(
  db: Db,
  clubId: ClubId,
  userId: number,
  { when, remind_time }: Choice,
): Promise<void> {
  demand(when !== 'own' || remind_time !== null, 'invalid', { fields: { remind_time: 'required' } })
  if (when === 'club') {
    await db
      .deleteFrom('monitoring_reminders')
      .where('club_id', '=', clubId)
      .where('user_id', '=', userId)
      .execute()
    return
  }
  const own = { remind_time: when === 'own' ? remind_time : null }
  await db
    .insertInto('monitoring_reminders')
    .values({ club_id: clubId, user_id: userId, ...own })
    .onConflict((conflict) => conflict.columns(['club_id', 'user_id']).doUpdateSet(own))
    .execute()
}
