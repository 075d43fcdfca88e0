import { sql, type RawBuilder } from 'kysely'
import { sessionsPlanned } from '#contract/events.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import type { Span } from '#domain/time/repeats.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'

/**
 * The copies are drafts of the person who makes them, who takes part with edit and score rights;
 * `with_people` says whether the others are copied too.
 */
type Copy = { spans: readonly Span[]; by: number; role_id: number; with_people: boolean }

/**
 * Plans a session again at another time with everything it is planned to be; people come without
 * their answers. It repeats nothing.
 */
export async function duplicateSession(
  db: Db,
  clubId: ClubId,
  id: number,
  { by, role_id, with_people, spans }: Copy,
): Promise<number> {
  const [copy] = await writeCopies(db, clubId, id, {
    spans,
    series: sql`null::bigint`,
    published: sql`null::timestamptz`,
    creator: sql`${by}::bigint`,
    people: sql`
      select o.club_id, copy.id, o.user_id, o.role_id, o.edit, o.add_all_scores
      from participants o join memberships m on m.club_id = o.club_id and m.user_id = o.user_id
        and m.status in (1, 4, 6), copy
      where ${with_people} and o.club_id = ${clubId} and o.session_id = ${id} and o.user_id <> ${by}
      union all
      select ${clubId}, copy.id, ${by}::bigint, ${role_id}::int, true, true from copy`,
  })
  if (copy === undefined) throw new Error('a session vanished within a transaction')
  await record(db, sessionsPlanned, { clubId, by, subject: copy, data: {} })
  return copy
}

/**
 * `only` is set for someone who may not plan for others and repeats a session for themselves alone.
 */
type Repetition = { rule: RepeatRule; spans: readonly Span[]; only: number | null }

/**
 * Makes a session the first of a series: it is planned again at each of these times, for the same
 * people. Answers with the ids of the new ones,
 * which the history does not know yet.
 */
export async function repeatSession(
  db: Db,
  clubId: ClubId,
  id: number,
  { rule, spans, only }: Repetition,
): Promise<number[]> {
  return writeCopies(db, clubId, id, {
    ...forTheSame(clubId, id, only),
    before: sql`
      series as (insert into session_series (club_id, repeat_rule)
        values (${clubId}, ${JSON.stringify(rule)}::jsonb) returning id),
      first as (update sessions set series_id = (select id from series)
        where club_id = ${clubId} and id = ${id}),`,
    spans,
    series: sql`(select id from series)`,
  })
}

/**
 * `earlier`: what the sessions before these repeat by, which stay a series of their own; null where
 * it is the series as a whole. `moved`: those of
 * them that take place at another time, with all that is theirs.
 */
type AnotherRule = Repetition & {
  series_id: number
  earlier: RepeatRule | null
  ids: readonly number[]
  moved: readonly { id: number; span: Span }[]
}

/**
 * Gives sessions of a series another rule, moves them, and plans them again at more times, for the
 * people of one of them. Returns the ids of the new ones. Neither the new nor the moved sessions
 * are in the history and the loads yet.
 */
export async function extendSeries(
  db: Db,
  clubId: ClubId,
  id: number,
  extension: AnotherRule,
): Promise<number[]> {
  const { series_id, earlier, rule, ids, moved, spans, only } = extension
  const ruled = (what: RepeatRule) =>
    sql`update session_series set repeat_rule = ${JSON.stringify(what)}::jsonb
      where club_id = ${clubId} and id = ${series_id}`
  const parted = sql`
      earlier as (${ruled(earlier ?? rule)}),
      series as (insert into session_series (club_id, repeat_rule)
        values (${clubId}, ${JSON.stringify(rule)}::jsonb) returning id),`
  const series = earlier === null ? sql`${series_id}::bigint` : sql`(select id from series)`
  const times = JSON.stringify(moved.map((one) => ({ id: one.id, ...one.span })))
  const placed = sql`
      placed as (
        update sessions s set series_id = ${series}, starts_at = coalesce(n.start_date, s.starts_at), ends_at = coalesce(n.end_date, s.ends_at),
          updated_at = case when n.id is null then s.updated_at else now() end
        from unnest(${earlier === null ? moved.map((one) => one.id) : ids}::bigint[]) as o (id)
        left join json_to_recordset(${times}::json) as n (id bigint, start_date timestamptz,
          end_date timestamptz) on n.id = o.id
        where s.club_id = ${clubId} and s.id = o.id
      ),`
  return writeCopies(db, clubId, id, {
    ...forTheSame(clubId, id, only),
    before: sql`${earlier === null ? sql`ruled as (${ruled(rule)}),` : parted}${placed}`,
    spans,
    series,
  })
}

/**
 * The copies are published if their original is, by the same creator and for the same people; with
 * `only` both are that one person.
 */
function forTheSame(
  clubId: ClubId,
  id: number,
  only: number | null,
): Pick<Writing, 'published' | 'creator' | 'people'> {
  return {
    published: sql`published_at`,
    creator: sql`coalesce(${only}::bigint, creator_id)`,
    people: sql`
      select o.club_id, copy.id, o.user_id, o.role_id, o.edit, o.add_all_scores
      from participants o join memberships m on m.club_id = o.club_id and m.user_id = o.user_id
        and m.status in (1, 4, 6), copy
      where o.club_id = ${clubId} and o.session_id = ${id}
        and (${only}::bigint is null or o.user_id = ${only})`,
  }
}

type Writing = {
  before?: RawBuilder<unknown>
  spans: readonly Span[]
  series: RawBuilder<unknown>
  published: RawBuilder<unknown>
  creator: RawBuilder<unknown>
  people: RawBuilder<unknown>
}

/** Writes any number of copies in one statement; the weather stays with its day. */
async function writeCopies(
  db: Db,
  clubId: ClubId,
  id: number,
  writing: Writing,
): Promise<number[]> {
  const { before = sql``, spans, series, published, creator, people } = writing
  const { rows } = await sql<{ id: number }>`
    with ${before} source as (select * from sessions where club_id = ${clubId} and id = ${id}),
    copy as (
      insert into sessions (club_id, kind, name, sport_id, starts_at, ends_at, all_day, description,
        location, venue_id, planned_distance, planned_time,
        planned_rpe, attendance_limit, competitive, restricted_view, seat_racing,
        alternative_results, video_stream_url, public_page_intro, creator_id,
        series_id, published_at)
      select club_id, kind, name, sport_id, n.start_date, n.end_date, all_day, description,
        location, venue_id,
        planned_distance, planned_time, planned_rpe, attendance_limit, competitive, restricted_view,
        seat_racing, alternative_results, video_stream_url,
        public_page_intro, ${creator}, ${series}, ${published}
      from source, json_to_recordset(${JSON.stringify(spans)}::json) as n (start_date timestamptz, end_date timestamptz) returning id, starts_at
    ),
    ${partsOf(clubId, id)},
    people as (insert into participants (club_id, session_id, user_id, role_id, edit,
      add_all_scores) ${people} returning session_id, user_id, role_id),
    theirs as (
      insert into strength_athletes (club_id, session_id, user_id, programme)
      select o.club_id, p.session_id, o.user_id, o.programme from strength_athletes o
        join people p on p.user_id = o.user_id and p.role_id = 2
      where o.club_id = ${clubId} and o.session_id = ${id}
    )
    select id from copy order by starts_at, id`.execute(db)
  return rows.map((row) => row.id)
}

/** The parts of a plan, written again for the step `copy`. */
const partsOf = (clubId: ClubId, id: number): RawBuilder<unknown> => sql`
    shape as (
      insert into session_structures (club_id, session_id, piece_structure, repetitions, display,
        numbers)
      select o.club_id, copy.id, o.piece_structure, o.repetitions, o.display,
        array(select generate_series(1, cardinality(o.numbers))) from session_structures o, copy
          where o.club_id = ${clubId} and o.session_id = ${id}
    ),
    pieces as (
      insert into session_pieces (club_id, session_id, position, planned_distance, planned_time,
        rest, split_length, segments, variable_split_lengths)
      select o.club_id, copy.id, o.position, o.planned_distance, o.planned_time, o.rest,
        o.split_length, o.segments, o.variable_split_lengths
      from session_pieces o, copy where o.club_id = ${clubId} and o.session_id = ${id}
    ),
    programmes as (
      insert into strength_programmes (club_id, session_id, position, name, named)
      select o.club_id, copy.id, o.position, o.name, o.named from strength_programmes o, copy
        where o.club_id = ${clubId} and o.session_id = ${id}
    ),
    exercises as (
      insert into strength_pieces (club_id, session_id, programme, position, number, exercise_id,
        sets_count, rest, segments)
      select o.club_id, copy.id, o.programme, o.position, o.number, o.exercise_id, o.sets_count,
        o.rest, o.segments from strength_pieces o, copy
      where o.club_id = ${clubId} and o.session_id = ${id}
    ),
    zones as (
      insert into session_rate_zones (club_id, session_id, kind, zone_id)
      select o.club_id, copy.id, o.kind, o.zone_id from session_rate_zones o, copy
        where o.club_id = ${clubId} and o.session_id = ${id}
    ),
    shares as (
      insert into session_intensities (club_id, session_id, intensity_id, percentage)
      select o.club_id, copy.id, o.intensity_id, o.percentage from session_intensities o, copy
        where o.club_id = ${clubId} and o.session_id = ${id}
    ),
    aims as (
      insert into session_focuses (club_id, session_id, focus_id)
      select o.club_id, copy.id, o.focus_id from session_focuses o, copy
        where o.club_id = ${clubId} and o.session_id = ${id}
    ),
    tags as (
      insert into session_tags (club_id, session_id, tag_id)
      select o.club_id, copy.id, o.tag_id from session_tags o, copy
        where o.club_id = ${clubId} and o.session_id = ${id}
    )`
