import fastify from 'fastify'
import { Pool } from 'pg'
import { PIECE_STRUCTURE } from '../../domain/constants/statuses.ts'

/**
 * The agenda as the least that answers it: Fastify, pg, the statement of the product with its JSON
 * written by PostgreSQL. No sign-in, no
 * rights, no checks, no context; it connects as the tables' owner, whom row-level security lets see
 * all.
 */
type Body = {
  club_id: number
  user_id: number
  time_zone: string
  start_date: string
  end_date: string
  people?: number[]
  squads?: number[]
  creators?: number[]
  sports?: number[]
  types?: string[]
  tags?: number[]
  focuses?: number[]
  intensities?: number[]
  heart?: number[]
  stroke?: number[]
}

const STRUCTURE_DISTANCE = `case when s.planned_distance is null then (
  select nullif(sum(
    case when st.piece_structure = ${PIECE_STRUCTURE.multiple} then st.repetitions else 1 end
      * coalesce(g.metres, p.planned_distance)
  ), 0)
  from session_structures st
  join session_pieces p on p.club_id = st.club_id and p.session_id = st.session_id
  cross join lateral (
    select case when count(*) > 0
      then coalesce(sum((e ->> 'planned_distance')::float8), 0) end as metres
    from jsonb_array_elements(p.segments) e
    where coalesce(e ->> 'planned_distance', e ->> 'planned_time') is not null
  ) g
  where st.club_id = s.club_id and st.session_id = s.id
) end`

const INTENSITIES = `(
  select coalesce(
    json_agg(
      json_build_object('id', i.intensity_id, 'percentage', i.percentage) order by i.intensity_id
    ),
    '[]'
  )
  from session_intensities i
  where i.club_id = s.club_id and i.session_id = s.id
)`

const DONE = `(
  select case when count(*) > 0 then json_build_object(
    'people', count(*),
    'time', avg(t.seconds),
    'distance', avg(t.distance),
    'load', avg(t.ets),
    'zone_seconds', json_build_array(
      avg(t.zone_seconds[1]), avg(t.zone_seconds[2]), avg(t.zone_seconds[3]),
      avg(t.zone_seconds[4]), avg(t.zone_seconds[5]), avg(t.zone_seconds[6]),
      avg(t.zone_seconds[7])
    )
  ) end
  from training_loads t
  where t.club_id = s.club_id
    and t.session_id = s.id
    and s.starts_at <= now()
    and t.user_id = any ($6::bigint[])
    and (t.user_id = $2 or t.user_id in (select app.visible_athletes($1, $2)))
)`

const PLAN = `,
  'planned_rpe', s.planned_rpe,
  'structure_distance', ${STRUCTURE_DISTANCE},
  'intensities', ${INTENSITIES},
  'done', ${DONE}`

/** Of the club's people in the session, and of the one who asks. */
const PARTICIPANTS = `
  select
    count(*) filter (where p.role_id = 2) as participants,
    count(*) filter (
      where p.role_id = 2
        and (a.presence = 'late' or (a.attending = 1 and a.presence is distinct from 'no-show'))
    ) as attending,
    count(*) filter (
      where p.role_id = 2
        and (
          a.presence = 'no-show'
          or (a.attending = 2 and a.waiting_since is null and a.presence is null)
        )
    ) as not_attending,
    json_agg(json_build_object(
      'attending', a.attending,
      'ill', coalesce(a.ill, false),
      'injured', coalesce(a.injured, false),
      'did_alternative', coalesce(a.did_alternative, false),
      'reason', a.reason,
      'note', a.note,
      'waiting', a.waiting_since is not null,
      'athlete', p.role_id = 2,
      'edit', p.edit
    )) filter (where p.user_id = $2) -> 0 as mine
  from participants p
  left join attendance a
    on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
  where p.club_id = s.club_id and p.session_id = s.id`

const itemWith = (more: string) => `json_build_object(
  'id', s.id,
  'kind', s.kind,
  'name', s.name,
  'sport_id', s.sport_id,
  'start_date', to_char(s.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  'end_date', to_char(s.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  'all_day_event', s.all_day,
  'published', s.published_at is not null,
  'competitive', s.competitive,
  'series_id', s.series_id,
  'favorite', exists (
    select from session_favourites f
    where f.club_id = s.club_id and f.session_id = s.id and f.user_id = $2
  ),
  'planned_distance', s.planned_distance,
  'planned_time', s.planned_time,
  'location', s.location,
  'structure_text', (
    select st.display from session_structures st
    where st.club_id = s.club_id and st.session_id = s.id
  ),
  'participants', n.participants,
  'attending', n.attending,
  'not_attending', n.not_attending,
  'attendance_limit', s.attendance_limit,
  'has_results', exists (
    select from activities v
    where v.club_id = s.club_id and v.session_id = s.id
  ),
  'mine', n.mine
  ${more})`

const agenda = (more: string, where: string) => `
  select json_build_object('data', coalesce(
    json_agg((select ${itemWith(more)} from (${PARTICIPANTS}) n) order by s.starts_at, s.id),
    '[]'
  ))::text as json
  from sessions s
  where s.club_id = $1
    and s.starts_at < (($5::date + 1)::timestamp at time zone $3)
    and s.starts_at >= ($4::date::timestamp at time zone $3)
    ${where}`

const hasRow = (table: string, condition: string) => `exists (
  select from ${table} x
  where x.club_id = s.club_id and x.session_id = s.id and ${condition}
)`

const WITH_FILTERS = agenda(
  PLAN,
  `and ${hasRow('participants', 'x.user_id = any ($6::bigint[])')}
   and ${hasRow(
     'participants',
     `x.user_id in (
        select su.user_id from squad_users su
        where su.club_id = s.club_id and su.squad_id = any ($7::bigint[])
      )`,
   )}
   and s.creator_id = any ($8::bigint[])
   and s.sport_id = any ($9::int[])
   and array[
     s.kind,
     case when s.competitive then 'competition' end,
     case when s.seat_racing then 'seat-racing' end
   ] && $10::text[]
   and ${hasRow('session_tags', 'x.tag_id = any ($11::bigint[])')}
   and ${hasRow('session_focuses', 'x.focus_id = any ($12::bigint[])')}
   and ${hasRow('session_intensities', 'x.intensity_id = any ($13::bigint[])')}
   and ${hasRow('session_rate_zones', "x.kind = 'heart-rate' and x.zone_id = any ($14::int[])")}
   and ${hasRow('session_rate_zones', "x.kind = 'stroke-rate' and x.zone_id = any ($15::int[])")}`,
)
const WITHOUT = agenda('', '')

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = fastify()

app.post<{ Body: Body }>('/agenda', async ({ body }, reply) => {
  const who = [body.club_id, body.user_id, body.time_zone, body.start_date, body.end_date]
  const { people, squads, creators, sports, types, tags, focuses, intensities, heart, stroke } =
    body
  const { rows } = await (people
    ? pool.query<{ json: string }>(WITH_FILTERS, [
        ...who,
        people,
        squads,
        creators,
        sports,
        types,
        tags,
        focuses,
        intensities,
        heart,
        stroke,
      ])
    : pool.query<{ json: string }>(WITHOUT, who))
  return reply.type('application/json; charset=utf-8').send(rows[0]?.json)
})
app.get('/healthz', async () => ({ status: 'ok' }))
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
