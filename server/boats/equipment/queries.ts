import { sql } from 'kysely'
import {
  EquipmentCategory,
  EquipmentDetail,
  EquipmentItem,
  LogOfItem,
} from '#contract/boats/equipment.ts'
import { CATEGORY_KINDS } from '#domain/constants/equipment.ts'
import { T, type Static } from '#contract/schema.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Onlooker } from './facts.ts'
import { ENTRIES, figuresJoin, itemJson, LAST_CREW, LOGS, usesOf } from './parts.ts'

export async function categoriesOf(db: Db, clubId: ClubId): Promise<EquipmentCategory[]> {
  const statement = sql`
    select c.id, c.kind, c.name, c.fields,
      (
        select count(*)::int from equipment e
        where e.club_id = c.club_id and e.category_id = c.id and e.status <> 'retired'
      ) as items
    from equipment_categories c
    where c.club_id = ${clubId}
    order by array_position(${[...CATEGORY_KINDS]}::text[], c.kind),
      c.name collate names nulls first, c.id`
  return checkedRows(db, EquipmentCategory, statement)
}

export type EquipmentFilter = {
  category_id?: number | undefined
  kind?: string | undefined
  status?: string | undefined
  query?: string | undefined
  at?: string | undefined
  page: number
  limit: number
}

const EquipmentPage = T.Object({ total: T.Integer(), items: T.Array(EquipmentItem) })

/** Retired things only when asked for by that status. */
export async function equipmentPage(
  db: Db,
  clubId: ClubId,
  onlooker: Onlooker,
  filter: EquipmentFilter,
): Promise<Static<typeof EquipmentPage>> {
  const { category_id, kind, status, query, page, limit } = filter
  const at = filter.at === undefined ? sql`now()` : sql`${filter.at}::timestamptz`
  const asked = sql.join(
    [
      sql`e.club_id = ${clubId}`,
      status === undefined ? sql`e.status <> 'retired'` : sql`e.status = ${status}`,
      ...(category_id === undefined ? [] : [sql`e.category_id = ${category_id}`]),
      ...(kind === undefined ? [] : [sql`c.kind = ${kind}`]),
      ...(query === undefined
        ? []
        : [
            sql`strpos(lower(concat_ws(' ', e.name, e.manufacturer, e.model, e.serial, e.location)),
              lower(${query})) > 0`,
          ]),
    ],
    sql` and `,
  )
  const statement = sql`
    with uses as materialized (${usesOf(clubId, onlooker)}),
    found as (
      select e.*
      from equipment e
      join equipment_categories c on c.club_id = e.club_id and c.id = e.category_id
      where ${asked}
    ),
    page as (
      select * from found
      order by name collate names, id
      limit ${limit} offset ${(page - 1) * limit}
    )
    select
      (select count(*)::int from found) as total,
      coalesce((
        select json_agg(json_build_object(${itemJson(at, onlooker)})
          order by e.name collate names, e.id)
        from page e ${figuresJoin}
      ), '[]') as items`
  return (await checkedRow(db, EquipmentPage, statement)) ?? { items: [], total: 0 }
}

const ItemRow = T.Object({ item: EquipmentDetail })

/** Returns one thing with its newest logs, or null when the club does not have it. */
export async function equipmentDetail(
  db: Db,
  clubId: ClubId,
  onlooker: Onlooker,
  id: number,
): Promise<EquipmentDetail | null> {
  const statement = sql`
    with uses as materialized (
      select * from (${usesOf(clubId, onlooker)}) u where u.item_id = ${id}
    )
    select json_build_object(
      ${itemJson(sql`now()`, onlooker)},
      'serial', e.serial, 'owner', e.owner, 'sensor_ids', e.sensor_ids,
      'description', e.description, 'rigging', e.rigging, 'values', e."values",
      'service_distance', e.service_distance, 'service_months', e.service_months,
      'initial_distance', e.initial_distance, 'initial_time', e.initial_time,
      'last_crew', ${LAST_CREW}, 'logs', ${LOGS}
    ) as item
    from equipment e ${figuresJoin}
    where e.club_id = ${clubId} and e.id = ${id}`
  const row = await checkedRow(db, ItemRow, statement)
  return row?.item ?? null
}

export type LogFilter = {
  item_id?: number | undefined
  item_kind?: string | undefined
  kind?: string | undefined
  /** Days of the club's time zone, both included. */
  start_date?: string | undefined
  end_date?: string | undefined
  page: number
  limit: number
}

const LogPage = T.Object({ total: T.Integer(), logs: T.Array(LogOfItem) })

/**
 * What happened to all things, newest first, also to retired ones. The page is chosen first, so
 * that only its entries are put together.
 */
export async function logPage(
  db: Db,
  clubId: ClubId,
  onlooker: Onlooker,
  filter: LogFilter,
  timeZone: string,
): Promise<Static<typeof LogPage>> {
  const { page, limit } = filter
  const statement = sql`
    with uses as materialized (${usesOf(clubId, onlooker)}),
    found as (
      select k.id, k.at, k.automatic, e.id as item_id
      from (
        select l.id, l.at, l.kind, l.item_id, false as automatic
        from equipment_logs l
        where l.club_id = ${clubId}
        union all
        select u.booking_id, u.at, 'usage', u.item_id, true
        from uses u
        where u.booking_id is not null and u.open
      ) k
      join equipment e on e.club_id = ${clubId} and e.id = k.item_id
      join equipment_categories c on c.club_id = e.club_id and c.id = e.category_id
      where ${conditionsOf(filter, timeZone)}
    ),
    page as (
      select * from found
      order by at desc, automatic, id desc
      limit ${limit} offset ${(page - 1) * limit}
    )
    select
      (select count(*)::int from found) as total,
      coalesce((
        select json_agg(
          x.entry::jsonb || jsonb_build_object(
            'item', json_build_object('id', e.id, 'name', e.name))
          order by p.at desc, p.automatic, p.id desc)
        from page p
        join equipment e on e.club_id = ${clubId} and e.id = p.item_id
        cross join lateral (
          select o.entry from ${ENTRIES} o where o.id = p.id and o.automatic = p.automatic
        ) x
      ), '[]') as logs`
  return (await checkedRow(db, LogPage, statement)) ?? { logs: [], total: 0 }
}

function conditionsOf({ item_id, item_kind, kind, start_date, end_date }: LogFilter, zone: string) {
  const midnight = (day: string, days: number) =>
    sql`((${day}::date + ${days}::int)::timestamp at time zone ${zone})`
  return sql.join(
    [
      sql`true`,
      ...(item_id === undefined ? [] : [sql`e.id = ${item_id}`]),
      ...(item_kind === undefined ? [] : [sql`c.kind = ${item_kind}`]),
      ...(kind === undefined ? [] : [sql`k.kind = ${kind}`]),
      ...(start_date === undefined ? [] : [sql`k.at >= ${midnight(start_date, 0)}`]),
      ...(end_date === undefined ? [] : [sql`k.at < ${midnight(end_date, 1)}`]),
    ],
    sql` and `,
  )
}
