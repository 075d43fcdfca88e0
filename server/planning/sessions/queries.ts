import { sql } from 'kysely'
import { Session } from '#contract/planning/sessions.ts'
import { Repeat, RepeatFields, Structure } from '#contract/plan.ts'
import { nullable, T, type Static } from '#contract/schema.ts'
import type { Language } from '#domain/constants/languages.ts'
import { canAddAllScores, canEditSession } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { repeatFields } from '#domain/time/repeat-fields.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { instant } from '../../db/instant.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { nameOf } from '../../text/names.ts'
import type { LoadedFacts } from '../session-facts/open.ts'
import {
  asksForPeople,
  crewsFor,
  favoriteFor,
  filesFor,
  peopleParts,
  withTotals,
} from './session-parts.ts'
import { intensitiesOf, programmesOf, rateZonesOf, structureOf } from './stored-plans.ts'

const REPEAT_FIELDS = Object.keys(RepeatFields) as (keyof typeof RepeatFields)[]

/** The session without what its reader may do and without the words of their language. */
const Stored = T.Object({
  ...T.Omit(Session, ['user_actions', ...REPEAT_FIELDS]).properties,
  sport: nullable(T.Object({ id: T.Integer(), key: T.String() })),
  repeat: nullable(Repeat),
  structure: T.Optional(nullable(Structure)),
})
const StoredRow = T.Object({ session: Stored })
type Include = ReadonlySet<string>

/**
 * The session as the screen shows it: one statement, of which only the parts asked for are
 * computed.
 */
export async function sessionDetail(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  facts: LoadedFacts,
  include: Include,
  timeZone: string,
  language: Language,
): Promise<Session> {
  const asked = (name: string) =>
    include.size === 0 || (name === 'participants' ? asksForPeople(include) : include.has(name))
  const part = (name: string, value: ReturnType<typeof sql>, field = name) =>
    asked(name) ? [sql`, ${sql.lit(field)}, ${value}`] : []
  const parts = [
    sql`, 'favorite', ${favoriteFor(viewer.user_id)}`,
    ...part('intensities', intensitiesOf),
    ...part('intensities', rateZonesOf('heart-rate'), 'heart_rate_intensities'),
    ...part('intensities', rateZonesOf('stroke-rate'), 'stroke_rate_intensities'),
    ...part('focuses', focuses),
    ...part('tags', tags),
    ...part('participants', participantsFor(clubId, viewer.user_id)),
    ...part('structure', structureOf),
    ...part('structure', programmesOf, 'strength_structures'),
    ...part('venue', venue),
    ...part('crews', crewsFor(viewer, facts)),
    ...part('session_files', filesFor(clubId, viewer.user_id)),
  ]
  const statement = sql`
    select json_build_object(${ownFields(timeZone)} ${sql.join(parts, sql``)}) as session
    from sessions s
    where s.club_id = ${clubId} and s.id = ${facts.id}`
  const { session } = (await checkedRow(db, StoredRow, statement)) ?? {}
  if (!session) throw new Error('a session vanished within a transaction')
  return {
    ...inWords(session, include, language),
    user_actions: {
      edit: canEditSession(viewer, facts),
      add_all_scores: canAddAllScores(viewer, facts),
    },
  }
}

/** The stored session with its names in a language and what follows from its parts. */
function inWords(session: Static<typeof Stored>, include: Include, language: Language) {
  const { focuses: named, strength_structures: programmes } = session
  const { repeat, participants, structure, ...rest } = session
  const sport = rest.sport && {
    ...rest.sport,
    name: nameOf(language, 'sport', rest.sport.key),
  }
  return {
    ...rest,
    sport,
    ...repeatFields(repeat),
    ...(participants && peopleParts(participants, include)),
    ...(structure !== undefined && { structure: structure && withTotals(structure, sport) }),
    ...(programmes && { strength_structure: programmes[0] ?? null }),
    ...(named && {
      focuses: named.map(({ id, name }) => ({ id, name: nameOf(language, 'focus', name) })),
    }),
  }
}

/** What the session `s` always says of itself. */
const ownFields = (timeZone: string) => sql`
  'id', s.id,
  'uuid', s.uuid,
  'session_id', case when s.kind = 'session' then s.id end,
  'kind', s.kind, 'event_type', s.event_type,
  'club_id', s.club_id,
  'name', s.name,
  'sport', (
    select json_build_object('id', sp.id, 'key', sp.key) from sports sp where sp.id = s.sport_id
  ),
  'start_date', ${instant(sql`s.starts_at`)},
  'end_date', ${instant(sql`s.ends_at`)},
  'time_zone', ${timeZone}::text,
  'all_day_event', s.all_day,
  'description', s.description,
  'location', s.location,
  'planned_distance', s.planned_distance,
  'planned_time', s.planned_time,
  'planned_rpe', s.planned_rpe,
  'published', s.published_at is not null,
  'competitive', s.competitive,
  'attendance_limit', s.attendance_limit,
  'restricted_view', s.restricted_view,
  'seat_racing', s.seat_racing,
  'alternative_results', s.alternative_results,
  'video_stream_url', s.video_stream_url,
  'public_page_intro', s.public_page_intro,
  'weather', s.weather,
  'series_id', s.series_id,
  'repeat', (
    select r.repeat_rule from session_series r where r.club_id = s.club_id and r.id = s.series_id
  ),
  'series', (
    select json_build_object(
      'count', count(*),
      'first', ${instant(sql`min(o.starts_at)`)},
      'last', ${instant(sql`max(o.starts_at)`)}
    )
    from sessions o
    where o.club_id = s.club_id and o.series_id = s.series_id
    having count(*) > 0
  ),
  'creator', (
    select json_build_object('id', u.id, 'full_name', u.full_name)
    from users u
    where u.id = s.creator_id
  ),
  'change_id', (
    select max(c.id) from session_changes c where c.club_id = s.club_id and c.session_id = s.id
  )`

const focuses = sql`(select coalesce(json_agg(json_build_object('id', f.id, 'name', f.key)
  order by f.id), '[]')
  from session_focuses sf join focuses f on f.id = sf.focus_id
  where sf.club_id = s.club_id and sf.session_id = s.id)`
const tags = sql`(select coalesce(json_agg(json_build_object('id', t.id, 'tag_text', t.tag_text)
  order by t.tag_text), '[]')
  from session_tags st join event_tags t on t.club_id = st.club_id and t.id = st.tag_id
  where st.club_id = s.club_id and st.session_id = s.id)`
const venue = sql`(select json_build_object('id', v.id, 'name', v.name, 'formatted_address',
  v.formatted_address, 'latitude', v.latitude, 'longitude', v.longitude)
  from venues v where v.club_id = s.club_id and v.id = s.venue_id)`
/** Whether somebody is ill or injured is shown only to those who see the person. */
const participantsFor = (clubId: ClubId, viewerId: number) => sql`(
  select coalesce(json_agg(json_build_object('user_id', p.user_id, 'full_name', u.full_name,
    'picture', u.picture, 'user_role_id', p.role_id, 'edit', p.edit,
    'add_all_scores', p.add_all_scores, 'attendance', a.attending, 'ill',
      coalesce(a.ill and v.seen, false), 'injured', coalesce(a.injured and v.seen, false),
    'did_alternative', coalesce(a.did_alternative, false), 'waiting', a.waiting_since is not null)
      order by u.last_name collate names, u.first_name collate names, u.id), '[]')
  from participants p join users u on u.id = p.user_id left
  join attendance a on a.club_id = p.club_id and a.session_id = p.session_id
    and a.user_id = p.user_id
  cross join lateral (select ${visibleTo(sql`p.user_id`, clubId, viewerId)} as seen) v
  where p.club_id = s.club_id and p.session_id = s.id)`

/** How hard somebody said the session was; null where they have not. */
export async function ratingOf(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  userId: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('session_ratings')
    .select('rpe')
    .where('club_id', '=', clubId)
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.rpe ?? null
}
