import { makePage } from '../../server/live/public/commands.ts'
import type { TestApp } from './app.ts'
import { makeCrew, makeSession, makeSquad, rowingFile, today } from './factories.ts'
import { recordAfloat } from './privacy-afloat.ts'
import { fillChallenge, type Rows } from './private-challenges.ts'
import { canariesOf, type Canaries } from './private-canaries.ts'
import type { PrivateClub } from './private-club.ts'
import { PRIVACY_STATES, type PrivacyState } from './private-states.ts'
import { storeFile } from './stored-activity.ts'

/** What everybody did together, and the ids under which it is asked for. */
export type PrivateFigures = {
  session: number
  /** The same on the day that the calls of the matrix ask about. */
  earlier: number
  singles: number
  crew: number
  squad: number
  page: string
  challenges: { id: number; slug: string }[]
  thread: number
  posts: number[]
  imports: Record<PrivacyState, number>
  activities: Record<PrivacyState, number>
  tests: number[]
  recordings: ReadonlyMap<number, number>
  /** Boats that a page of them may show. */
  scullers: number
}

const EARLIER = '2026-03-02T06:00:00Z'

/** Stores everything that says something about a person, of each of them, in few statements. */
export async function fillPrivateClub(app: TestApp, place: PrivateClub): Promise<PrivateFigures> {
  const { club, people, viewers } = place
  const ids = PRIVACY_STATES.map((state) => people[state].id)
  const each = JSON.stringify(
    PRIVACY_STATES.map((state): Canaries & { id: number } => ({
      id: people[state].id,
      ...canariesOf(state),
    })),
  )
  const FIELDS = Object.entries(canariesOf('open')).map(
    ([name, value]) => `${name} ${typeof value === 'string' ? 'text' : 'float8'}`,
  )
  const PEOPLE = `json_to_recordset($2::json) p (id bigint, ${FIELDS.join(', ')})`
  const rows: Rows = (text, ...more) =>
    app.rows(text.replaceAll('PEOPLE', PEOPLE), [club, each, ...more])
  const coach = { user_id: viewers.coach.id }
  const now = new Date(Date.now() - 5000).toISOString()
  const session = await makeSession(app.db, club, coach, { start_date: now })
  const earlier = await makeSession(app.db, club, coach, { start_date: EARLIER })
  const imports = {} as PrivateFigures['imports']
  const activities = {} as PrivateFigures['activities']
  for (const state of PRIVACY_STATES) {
    const file = rowingFile(new Date(EARLIER), { seconds: 20 + PRIVACY_STATES.indexOf(state) })
    const stored = await storeFile(
      app.db,
      club,
      { user_id: people[state].id, session_id: earlier },
      file,
    )
    imports[state] = stored.import_id
    activities[state] = stored.activity_id
  }
  await fillSessions(rows, [session, earlier])
  const { tests } = await fillDays(rows)
  const world = await fillWorldAround(app, rows, place, { session, ids })
  const { singles, recordings } = await recordAfloat(app, {
    club,
    session,
    first: viewers.coach.id,
    ids,
  })
  await rows(
    `update live_recordings r set standing = jsonb_set(r.standing, '{heart_rate}', to_jsonb(p.pulse))
      from PEOPLE where r.club_id = $1 and r.user_id = p.id`,
  )
  return {
    session,
    earlier,
    singles,
    recordings,
    scullers: recordings.size,
    tests,
    imports,
    activities,
    ...world,
  }
}

/** Answers, loads, ratings, results and recordings of sessions. */
async function fillSessions(rows: Rows, sessions: readonly number[]): Promise<void> {
  await rows(
    `insert into participants (club_id, session_id, user_id, role_id)
      select $1, s, p.id, 2 from PEOPLE, unnest($3::bigint[]) s on conflict do nothing`,
    sessions,
  )
  await rows(
    `insert into attendance (club_id, session_id, user_id, attending, ill, injured, reason, note,
        answered_by)
      select $1, s, p.id, 2, true, true, 'family', p.secret, p.id
      from PEOPLE, unnest($3::bigint[]) s
      on conflict (club_id, session_id, user_id) do update
      set ill = true, injured = true, note = excluded.note`,
    sessions,
  )
  await rows(
    `insert into kept_loads (club_id, session_id, user_id, local_date, seconds, zone_seconds, ets,
        ets_basis, trimp, proven, took_part)
      select $1, s.id, p.id, (s.starts_at at time zone 'Europe/Berlin')::date, p.load_s,
        array[0, p.load_s, 0, 0, 0, 0, 0], p.ets, 'measured', p.trimp, true, true
      from PEOPLE, sessions s where s.club_id = $1 and s.id = any ($3::bigint[])
      on conflict (club_id, session_id, user_id) do update
      set seconds = excluded.seconds, zone_seconds = excluded.zone_seconds, ets = excluded.ets,
        trimp = excluded.trimp, proven = true, took_part = true`,
    sessions,
  )
  await rows(
    `insert into session_ratings (club_id, session_id, user_id, rpe)
      select $1, s, p.id, 7 from PEOPLE, unnest($3::bigint[]) s on conflict do nothing`,
    sessions,
  )
  await rows(
    `with r as (
        insert into results (club_id, session_id, user_id, sport_id, alternative, note)
        select $1, s, p.id, 1, false, p.secret from PEOPLE, unnest($3::bigint[]) s
        returning id, user_id)
      insert into scores (club_id, result_id, piece, part, time, distance, heart_rate, lactate, note)
      select $1, r.id, n, 'piece', 3600, p.rowed_m, p.pulse, p.lactate, p.secret
      from r join PEOPLE on p.id = r.user_id, generate_series(0, 1) n`,
    sessions,
  )
  await rows(
    `update activities a set heart_rate_avg = p.pulse, heart_rate_max = p.pulse, ets = p.ets,
        trimp = p.trimp, device = p.secret
      from PEOPLE where a.club_id = $1 and a.user_id = p.id`,
  )
  await rows(
    `insert into efforts (club_id, activity_id, name, start, finish, source)
      select $1, a.id, p.secret, 0, 9, 'hand'
      from PEOPLE join activities a on a.club_id = $1 and a.user_id = p.id`,
  )
}

/** Bodies, mornings, absences, notes and tests, today and on the day of the matrix. */
async function fillDays(rows: Rows): Promise<{ tests: number[] }> {
  await rows(
    `update users u set weight = p.weight, resting_hr = 31, max_hr = p.pulse,
        emergency_contact = p.secret
      from PEOPLE where u.id = p.id and $1::bigint > 0`,
  )
  const days = [today(), EARLIER.slice(0, 10)]
  await rows(
    `insert into mornings (club_id, user_id, day, waking_hr, weight, health, note, note_private)
      select $1, p.id, d, p.pulse, p.weight, 'both', p.secret, false
      from PEOPLE, unnest($3::date[]) d`,
    days,
  )
  await rows(
    `insert into absences (club_id, user_id, from_date, until_date, reason, note)
      select $1, p.id, d, d + 1, 'injured', p.secret from PEOPLE, unnest($3::date[]) d`,
    days,
  )
  await rows(
    `insert into return_notes (club_id, user_id, day, text)
      select $1, p.id, d, p.secret from PEOPLE, unnest($3::date[]) d`,
    days,
  )
  await rows(
    `insert into notes (user_id, text) select p.id, p.secret from PEOPLE where $1::bigint > 0`,
  )
  const tests = await rows(
    `insert into performance_tests (club_id, user_id, kind, day, time_s, comment, weight, hr_max,
        lactate_3)
      select $1, p.id, '2k', d, 420, p.secret, p.weight, p.pulse, p.lactate
      from PEOPLE, unnest($3::date[]) d returning id, user_id`,
    days,
  )
  return { tests: tests.map(({ id }) => id) }
}

type Around = { session: number; ids: readonly number[] }

/** Walls, threads, challenges, boats, squads and a public page. */
async function fillWorldAround(
  app: TestApp,
  rows: Rows,
  { club, viewers }: PrivateClub,
  { session, ids }: Around,
) {
  const squad = await makeSquad(app.db, club, [...ids, viewers.mate.id])
  const crew = await makeCrew(app.db, club, { session_id: session, user_ids: ids, published: true })
  const posts = await rows(
    `insert into wall_posts (club_id, user_id, client_id, kind, text)
      select $1, p.id, 'post-of-' || p.id, 'text', 'Well rowed' from PEOPLE returning id, user_id`,
  )
  await app.rows(
    `insert into wall_comments (club_id, post_id, user_id, client_id, text)
      select $1, b.id, u, 'comment ' || b.id || ' ' || u, 'Indeed'
      from wall_posts b, unnest($2::bigint[]) u where b.club_id = $1`,
    [club, ids],
  )
  const [thread] = await app.rows<{ id: number }>(
    `insert into message_threads (club_id, kind, session_id) values ($1, 'session', $2)
      on conflict do nothing returning id`,
    [club, session],
  )
  const challenges = [
    ...(await fillChallenge(rows, club, { metric: 'ets', value: 'challenge_ets' })),
    ...(await fillChallenge(rows, club, { metric: 'distance', value: 'challenge_m' })),
  ]
  const page = await makePage(
    app.db,
    club,
    { user_id: viewers.coach.id },
    {
      names: 'full',
      show_boats: true,
      show_splits: true,
      show_map: true,
      delay_min: 0,
      opens_at: new Date(Date.now() - 3_600_000).toISOString(),
      closes_at: new Date(Date.now() + 3_600_000).toISOString(),
      results_at: null,
      gate_id: null,
      session_id: session,
    },
  )
  return {
    squad,
    crew,
    posts: posts.map(({ id }) => id),
    thread: thread?.id ?? 0,
    challenges,
    page: page.token,
  }
}
