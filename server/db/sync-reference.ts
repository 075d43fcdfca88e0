import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { FIRST_PRICES } from '#domain/billing/prices.ts'
import { CATEGORY_KINDS } from '#domain/constants/equipment.ts'
import { EXERCISES } from '#domain/constants/exercises.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { FOCUSES } from '#domain/constants/focuses.ts'
import { DEFAULT_GMT_ZONES, PADDLING_GMTS, ROWING_GMTS } from '#domain/constants/gmt.ts'
import { DEFAULT_PERMISSIONS, PERMISSIONS } from '#domain/constants/permissions.ts'
import { PLAN_FEATURES, SOLD_ADD_ONS, TRIAL_DAYS } from '#domain/constants/plans.ts'
import { ROLE, ROLE_IDS } from '#domain/constants/roles.ts'
import { SPORTS } from '#domain/constants/sports.ts'

/** What app.create_club gives every club. */
const clubDefaults = () => ({
  permissions: ROLE_IDS.flatMap((role_id) =>
    DEFAULT_PERMISSIONS[role_id].map((name) => ({ role_id, name })),
  ),
  exercises: EXERCISES,
  equipment_kinds: CATEGORY_KINDS,
  gmts: [...ROWING_GMTS, ...PADDLING_GMTS].map((row) => ({
    sport: row.sport,
    class: row.label,
    distance: row.distance_m,
    time: row.time_s,
    status: row.is_estimate ? 'estimate' : 'fact',
  })),
  gmt_zones: DEFAULT_GMT_ZONES,
  trial_days: TRIAL_DAYS,
})

const content = () => ({
  sports: SPORTS,
  roles: Object.entries(ROLE).map(([key, id]) => ({ id, key })),
  permissions: PERMISSIONS.map((name, index) => ({ id: index + 1, name })),
  features: Object.entries(FEATURE).map(([key, id]) => ({ id, key })),
  focuses: FOCUSES,
  plans: [
    ...Object.entries(PLAN_FEATURES).map(([key, features]) => ({ key, features, add_on: false })),
    ...Object.entries(SOLD_ADD_ONS).map(([key, features]) => ({ key, features, add_on: true })),
  ],
  prices: FIRST_PRICES,
  club: clubDefaults(),
})

/** What is written from the rows in `$1`, in the order of what refers to what. */
const STATEMENTS = [
  `insert into sports
    select * from json_populate_recordset(null::sports, $1::json -> 'sports')
    on conflict (id) do update
    set key = excluded.key, category = excluded.category, place = excluded.place,
      ets_weight = excluded.ets_weight, pace = excluded.pace,
      cycling_report = excluded.cycling_report`,
  `insert into roles
    select * from json_populate_recordset(null::roles, $1::json -> 'roles')
    on conflict do nothing`,
  `insert into permissions
    select * from json_populate_recordset(null::permissions, $1::json -> 'permissions')
    on conflict (id) do update set name = excluded.name`,
  `insert into features
    select * from json_populate_recordset(null::features, $1::json -> 'features')
    on conflict do nothing`,
  `insert into focuses
    select * from json_populate_recordset(null::focuses, $1::json -> 'focuses')
    on conflict (id) do update set key = excluded.key`,
  `with wanted as (
      select p ->> 'key' as key, p -> 'features' as features,
        (p ->> 'add_on')::boolean as is_add_on
      from json_array_elements($1::json -> 'plans') p
    ),
    added as (
      insert into plans (key, is_add_on) select key, is_add_on from wanted
      on conflict do nothing
      returning id, key
    )
    insert into plan_features
    select added.id, f::int
    from added
    join wanted using (key), json_array_elements_text(wanted.features) f`,
  `insert into plan_prices (plan_id, currency, period, per_user, amount, valid_from)
    select p.id, x.currency, x.period, x.per_user, x.amount, '2026-01-01'
    from json_to_recordset($1::json -> 'prices')
      x (plan text, currency text, period text, per_user boolean, amount bigint)
    join plans p on p.key = x.plan
    where not exists (select from plan_prices x where x.plan_id = p.id)`,
  `insert into club_defaults (content)
    select $1::jsonb -> 'club'
    on conflict (singleton) do update set content = excluded.content`,
]

/**
 * Writes the rows that are the same for all clubs from domain/constants, when these have changed. A
 * plan keeps its features once it is there, and prices are only written where there are none.
 */
export async function syncReference(client: Client): Promise<void> {
  const rows = JSON.stringify(content())
  const checksum = createHash('sha256').update(rows).digest('hex')
  const { rowCount } = await client.query('select from reference_state where checksum = $1', [
    checksum,
  ])
  if (rowCount === 1) return
  await client.query('begin')
  for (const statement of STATEMENTS) await client.query(statement, [rows])
  await client.query(
    `insert into reference_state (checksum) values ($1)
      on conflict (singleton) do update set checksum = excluded.checksum`,
    [checksum],
  )
  await client.query('commit')
}
