import { sql } from 'kysely'
import type { Absence, AvailablePerson, Slot } from '#contract/planning/availability.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'

/** One's own week and the absences that are not over yet. */
export async function availabilityOf(
  db: Db,
  clubId: ClubId,
  userId: number,
  today: string,
): Promise<{ slots: Slot[]; absences: Absence[] }> {
  const { rows } = await sql<{ slots: Slot[]; absences: Absence[] }>`
    select
      (select coalesce(json_agg(json_build_object('weekday', weekday, 'part', part, 'free', free)
        order by weekday, part), '[]')
        from availability where club_id = ${clubId} and user_id = ${userId}) as slots,
      (select coalesce(json_agg(json_build_object('id', id, 'from_date', from_date, 'until_date',
        until_date, 'reason', reason, 'note', note) order by from_date, id), '[]')
        from absences where club_id = ${clubId} and user_id = ${userId}
          and until_date >= ${today}::date) as absences`.execute(db)
  return rows[0] ?? { slots: [], absences: [] }
}

type Grid = { squads: { id: number; name: string }[]; people: AvailablePerson[] }
type Asked = { viewerId: number; monday: string; squad_id: number | undefined }

/**
 * The club's athletes, or those of one squad, with their week; why somebody is away only for those
 * who see the person.
 */
export async function availabilityGrid(
  db: Db,
  clubId: ClubId,
  { viewerId, monday, squad_id }: Asked,
): Promise<Grid> {
  const inSquad =
    squad_id === undefined
      ? sql``
      : sql`and exists (select from squad_users x where x.club_id = m.club_id
        and x.user_id = m.user_id and x.squad_id = ${squad_id})`
  const { rows } = await sql<Grid>`
    with people as (
      select m.user_id, u.full_name, u.last_name, u.first_name,
        ${visibleTo(sql`m.user_id`, clubId, viewerId)} as seen
      from memberships m join users u on u.id = m.user_id
      where m.club_id = ${clubId} and m.status in (1, 4, 6) ${inSquad}
        and exists (select from membership_roles r where r.club_id = m.club_id
          and r.user_id = m.user_id and r.role_id = 2)
    )
    select (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name, id),
      '[]') from squads where club_id = ${clubId}) as squads,
      (select coalesce(json_agg(json_build_object('user_id', p.user_id, 'full_name', p.full_name,
        'squad_ids', (select coalesce(json_agg(su.squad_id order by su.squad_id), '[]')
          from squad_users su where su.club_id = ${clubId} and su.user_id = p.user_id),
        'slots', (select coalesce(json_agg(json_build_object('weekday', a.weekday, 'part', a.part,
          'free', a.free)), '[]')
          from availability a where a.club_id = ${clubId} and a.user_id = p.user_id),
        'absences', (select coalesce(json_agg(json_build_object('from_date', x.from_date,
          'until_date', x.until_date,
            'reason', case when p.seen then x.reason else 'other' end) order by x.from_date, x.id),
              '[]')
          from absences x where x.club_id = ${clubId} and x.user_id = p.user_id
            and x.from_date <= ${addDays(monday, 6)}::date and x.until_date >= ${monday}::date))
        order by p.last_name, p.first_name, p.user_id), '[]') from people p) as people`.execute(db)
  return rows[0] ?? { squads: [], people: [] }
}
