import fastify from 'fastify'
import { Pool } from 'pg'

/**
 * The agenda as the least that answers it: Fastify, pg, the statement of the product with its JSON written by PostgreSQL. No sign-in, no
 * rights, no checks, no context; it connects as the tables' owner, whom row-level security lets see all.
 */
type Body = { club_id: number; user_id: number; time_zone: string; start_date: string; end_date: string }

const AGENDA = `
  select json_build_object('data', coalesce(json_agg(json_build_object(
    'id', s.id, 'kind', s.kind, 'name', s.name, 'sport_id', s.sport_id,
    'start_date', to_char(s.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'end_date', to_char(s.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'all_day_event', s.all_day, 'published', s.published_at is not null, 'competitive', s.competitive, 'planned_distance', s.planned_distance,
    'planned_time', s.planned_time, 'location', s.location,
    'structure_text', (select st.display from session_structures st where st.club_id = s.club_id and st.session_id = s.id),
    'participants', (select count(*) from participants p where p.club_id = s.club_id and p.session_id = s.id and p.role_id = 2),
    'attending', (
      select count(*) from attendance a join participants p using (club_id, session_id, user_id)
      where a.club_id = s.club_id and a.session_id = s.id and (a.presence = 'late' or (a.attending = 1 and a.presence is distinct from 'no-show')) and p.role_id = 2),
    'attendance_limit', s.attendance_limit,
    'not_attending', (
      select count(*) from attendance a join participants p using (club_id, session_id, user_id)
      where a.club_id = s.club_id and a.session_id = s.id and (a.presence = 'no-show' or (a.attending = 2 and a.waiting_since is null and a.presence is null)) and p.role_id = 2),
    'has_results', exists (select from activities v where v.club_id = s.club_id and v.session_id = s.id),
    'mine', (select json_build_object('attending', a.attending, 'ill', coalesce(a.ill, false), 'injured', coalesce(a.injured, false),
        'did_alternative', coalesce(a.did_alternative, false), 'reason', a.reason, 'note', a.note, 'waiting', a.waiting_since is not null)
      from participants p left join attendance a on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
      where p.club_id = s.club_id and p.session_id = s.id and p.user_id = $2)) order by s.starts_at, s.id), '[]'))::text as json
  from sessions s
  where s.club_id = $1 and s.starts_at < (($5::date + 1)::timestamp at time zone $3) and s.starts_at >= ($4::date::timestamp at time zone $3)`

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = fastify()

app.post<{ Body: Body }>('/agenda', async ({ body }, reply) => {
  const { rows } = await pool.query<{ json: string }>(AGENDA, [body.club_id, body.user_id, body.time_zone, body.start_date, body.end_date])
  return reply.type('application/json; charset=utf-8').send(rows[0]?.json)
})
app.get('/healthz', async () => ({ status: 'ok' }))
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
