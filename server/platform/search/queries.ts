import { sql, type RawBuilder } from 'kysely'
import { crews } from '#contract/boats/crews.ts'
import { equipment } from '#contract/boats/equipment.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { clubUsers } from '#contract/people/members.ts'
import { getSquad } from '#contract/people/squads.ts'
import { agenda } from '#contract/planning/calendar.ts'
import { challenges } from '#contract/club/challenges.ts'
import { notes } from '#contract/club/notes.ts'
import { wallPosts } from '#contract/club/wall.ts'
import type { HitKind } from '#contract/platform/search.ts'
import { DEFAULT_MEMBER_FILTER } from '#domain/constants/statuses.ts'
import { isOpenTo } from '#domain/rules/access.ts'
import { mayCall } from '#domain/rules/tokens.ts'
import { isCoach, type Viewer } from '#domain/rules/viewer.ts'
import type { DateSpan } from '#domain/search/dates.ts'
import { wordsOf } from '#domain/search/fold.ts'
import type { ClubId } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { visible } from '../../planning/session-facts/open.ts'
import { readable } from '../../club/wall/open.ts'
import { comparing, FAINT, fitOf, fits, ON_DAYS, PART, rating } from './fit.ts'
import { isNamed } from '../../db/hiding.ts'

/** What is asked, by whom. */
export type SearchQuery = {
  clubId: ClubId
  viewer: Viewer
  words: readonly string[]
  /** The days the words speak of. */
  days: DateSpan | null
  timeZone: string
  /** Most rows of a kind. */
  limit: number
}
type Statement = (asked: SearchQuery) => RawBuilder<unknown>

const NO_SESSION = sql`
  null::text as start_date, null::bigint as session_id, null::int as sport_id`
const NOTHING = sql`${NO_SESSION}, true as is_open`
const START = sql`to_char(s.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Those whom the list of members shows by itself; who may not open it finds themselves. */
const members: Statement = ({ clubId, viewer, words, limit }) => {
  const own = sql`m.user_id = ${viewer.user_id}`
  const listed = isOpenTo(clubUsers.access, viewer) ? sql`true` : own
  return sql`
    select u.id, u.full_name as title,
      (
        select string_agg(q.name, ', ' order by q.name collate names)
        from squad_users su
        join squads q on q.club_id = su.club_id and q.id = su.squad_id
        where su.club_id = m.club_id and su.user_id = m.user_id
      ) as detail, ${NO_SESSION},
      ${visibleTo(sql`u.id`, clubId, viewer.user_id)} as is_open, rated.fit
    from memberships m
    join users u on u.id = m.user_id
    ${comparing(sql`u.full_name`)} ${rating(fitOf(words))}
    where m.club_id = ${clubId} and m.status = any (${[...DEFAULT_MEMBER_FILTER]})
      and ${listed} and ${isNamed(sql`u.id`)} and ${fits}
    order by rated.fit desc, u.last_name collate names, u.first_name collate names, u.id
    limit ${limit}`
}

const squads: Statement = ({ clubId, words, limit }) => sql`
  select q.id, q.name as title, null::text as detail, ${NOTHING}, rated.fit
  from squads q
  ${comparing(sql`q.name`)} ${rating(fitOf(words))}
  where q.club_id = ${clubId} and ${fits}
  order by rated.fit desc, q.name collate names, q.id
  limit ${limit}`

/** Sessions and events by name and place, or on the days that the words speak of. */
const sessions: Statement = ({ clubId, viewer, words, days, timeZone, limit }) => {
  const rest = days === null ? [] : wordsOf(days.rest)
  const onDays =
    days &&
    sql`s.starts_at >= ${days.from}::date::timestamp at time zone ${timeZone}
    and s.starts_at < (${days.to}::date + 1)::timestamp at time zone ${timeZone}`
  const named = fitOf(words)
  const whole = sql<number>`${ON_DAYS}::real`
  const fit = onDays
    ? sql<number>`case when ${onDays} then ${rest.length > 0 ? onDay(rest) : whole}
        else ${named} end`
    : named
  return sql`
    select s.id, s.name as title, s.location as detail, ${START} as start_date,
      null::bigint as session_id, s.sport_id, true as is_open, rated.fit
    from sessions s
    ${comparing(sql`concat_ws(' ', s.name, s.location)`)} ${rating(fit)}
    where s.club_id = ${clubId}
      ${visible({ user_id: viewer.user_id, sees_drafts: isCoach(viewer) })} and ${fits}
    order by rated.fit desc, abs(extract(epoch from s.starts_at - now())), s.id
    limit ${limit}`
}

/** On one of the days a session fits by what is said besides. */
const onDay = (rest: readonly string[]) => {
  const fit = fitOf(rest)
  return sql<number>`case when ${fit} >= ${FAINT} then ${ON_DAYS} + ${fit} else 0 end`
}

/** Crews of sessions and line-ups of the club by name; others than coaches find published ones. */
const namedCrews: Statement = ({ clubId, viewer, words, limit }) => sql`
  select c.id, c.name as title, s.name as detail, ${START} as start_date, c.session_id,
    s.sport_id, true as is_open, rated.fit
  from lasting_crews c
  left join sessions s on s.club_id = c.club_id and s.id = c.session_id
  ${comparing(sql`c.name`)} ${rating(fitOf(words))}
  where c.club_id = ${clubId} and (c.session_id is null or s.id is not null)
    and (
      ${isCoach(viewer)}
      or (c.published_at is not null and (c.session_id is null or s.published_at is not null))
    )
    and ${fits}
  order by rated.fit desc, s.starts_at desc nulls last, c.id
  limit ${limit}`

const things: Statement = ({ clubId, words, limit }) => sql`
  select e.id, e.name as title, nullif(concat_ws(' ', e.manufacturer, e.model), '') as detail,
    ${NOTHING}, rated.fit
  from equipment e
  ${comparing(sql`concat_ws(' ', e.name, e.manufacturer, e.model)`)} ${rating(fitOf(words))}
  where e.club_id = ${clubId} and e.status <> 'retired' and ${fits}
  order by rated.fit desc, e.name collate names, e.id
  limit ${limit}`

/** So much of a note or a post is shown. */
const NOTE_START = 120

/** The words of a post `p` without the ids of who is mentioned. */
const bareText = sql`regexp_replace(p.text, '@\\[[0-9]+\\]', '@…', 'g')`
const postTitle = sql`left(coalesce(${bareText}, p.alt, p.file_name), ${NOTE_START})`

/** One's own notes that hold all the words; who acts in somebody's name finds none. */
const ownNotes: Statement = ({ viewer, words, limit }) => sql`
  select n.id, left(n.text, ${NOTE_START}) as title, null::text as detail, ${NOTHING}, rated.fit
  from notes n
  ${comparing(sql`n.text`)} ${rating(fitOf(words))}
  where n.user_id = ${viewer.user_id} and rated.fit >= ${PART}
  order by n.updated_at desc, n.id
  limit ${limit}`

/** Posts of walls that hold all the words, those the viewer reads there. */
const posts: Statement = ({ clubId, viewer, words, limit }) => sql`
  select p.id, ${postTitle} as title,
    coalesce(
      (select q.name from squads q where q.club_id = p.club_id and q.id = p.squad_id),
      (select s.name from sessions s where s.club_id = p.club_id and s.id = p.session_id))
      as detail,
    to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start_date,
    null::bigint as session_id, null::int as sport_id, true as is_open, rated.fit
  from wall_posts p
  ${comparing(sql`concat_ws(' ', ${bareText}, p.alt, p.file_name)`)} ${rating(fitOf(words))}
  where p.club_id = ${clubId} and p.deleted_at is null and rated.fit >= ${PART}
    and app.impersonator_id() is null and ${readable(clubId, viewer)}
  order by rated.fit desc, p.id desc
  limit ${limit}`

/** Challenges that the club sees, by their titles. */
const seenChallenges: Statement = ({ words, limit }) => sql`
  select c.id, c.title, c.club_name as detail, c.slug, ${NOTHING}, rated.fit
  from app.challenges_seen() c
  ${comparing(sql`c.title`)} ${rating(fitOf(words))}
  where ${fits}
  order by rated.fit desc, c.last_day desc, c.id
  limit ${limit}`

type Screen = Pick<Endpoint, 'method' | 'access' | 'byToken' | 'whileImpersonating'>
const KINDS: Record<HitKind, { screen: Screen; statement: Statement }> = {
  // Who may not open the list of members finds themselves.
  member: { screen: { method: 'GET', access: { level: 'member' } }, statement: members },
  squad: { screen: getSquad, statement: squads },
  session: { screen: { ...agenda, method: 'GET' }, statement: sessions },
  crew: { screen: crews, statement: namedCrews },
  equipment: { screen: equipment, statement: things },
  post: { screen: wallPosts, statement: posts },
  challenge: { screen: challenges, statement: seenChallenges },
  note: { screen: notes, statement: ownNotes },
}

/** The statement that finds things of a kind; null where their screen is closed to the viewer. */
export function statementOf(kind: HitKind, asked: SearchQuery): RawBuilder<unknown> | null {
  const { screen, statement } = KINDS[kind]
  return mayCall(screen, asked.viewer) ? statement(asked) : null
}
