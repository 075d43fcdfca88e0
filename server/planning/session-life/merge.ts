import { sql, type RawBuilder } from 'kysely'
import { mergeUndone, sessionsDeleted, sessionsMerged } from '#contract/events.ts'
import { numberedBack, renumbered } from '#domain/training/piece-numbers.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { announce, record } from '../../events/record.ts'
import { placed, type Merging, type Renumbering, type StoredMerge } from './queries.ts'

/**
 * Merges sessions into one. Its plan stays; where somebody answered, rated or was scored in both,
 * what was said in it stays too. People, files, comments and results are moved along, with the
 * crews that have some; anyone who trained in another sport did an alternative. Where places are
 * limited, people who are too late for one wait in line. A draft is published when one of the
 * others was public. What moved is recorded, so that it can be moved back.
 */
export async function mergeSessions(
  db: Db,
  clubId: ClubId,
  { into, session_ids }: Merging,
  by: number,
): Promise<number> {
  const from = session_ids.filter((id) => id !== into)
  const merging = { clubId, by, subject: into, data: { from_ids: from, publishes: false } }
  await announce(db, sessionsMerged, merging)
  const {
    id: merge,
    pieces,
    published,
  } = await moveTogether(db, clubId, { into, session_ids: from }, by)
  const renumberings = renumberedBy(pieces, into)
  const deletion = { clubId, by, subject: from, data: {} }
  await announce(db, sessionsDeleted, deletion)
  await sql`
    select app.delete_sessions(${from}::bigint[], ${by}), ${renumber(clubId, renumberings)},
      app.note_renumbered(${clubId}, ${merge}, ${JSON.stringify(renumberings)}::jsonb)
    from app.move_hidden(${merge})`.execute(db)
  await record(db, sessionsDeleted, deletion)
  await record(db, sessionsMerged, { ...merging, data: { from_ids: from, publishes: published } })
  return merge
}

/** What comes along, and what of it is the first its person has in the session that stays. */
const coming = (clubId: ClubId, { into, session_ids: from }: Merging): RawBuilder<unknown> => sql`
    target as (select * from sessions where club_id = ${clubId} and id = ${into}),
    source as (select s.id, s.name, s.published_at is not null
      and t.published_at is null as publishes, s.sport_id is distinct from t.sport_id as other
      from sessions s, target t where s.club_id = ${clubId} and s.id = any (${from}::bigint[])),
    people as (
      insert into participants (club_id, session_id, user_id, role_id)
      select distinct on (user_id) ${clubId}::bigint, ${into}::bigint, user_id, role_id from (
        select user_id, role_id from participants where club_id = ${clubId}
          and session_id in (select id from source)
        union all select user_id, 2 from activities where club_id = ${clubId}
          and session_id in (select id from source)) p
      order by user_id, role_id desc
      on conflict (club_id, session_id, user_id) do nothing returning user_id
    ),
    answer as (
      select distinct on (user_id) * from (
        select a.user_id, a.attending, coalesce(a.attending = 1, false)
          or a.waiting_since is not null as wants, a.wanted_since, a.ill, a.injured,
          a.did_alternative or s.other as did_alternative, a.answered_by
        from attendance a join source s on s.id = a.session_id
        where a.club_id = ${clubId} and a.answered_at is not null
        union all
        select v.user_id, null, false, null, false, false, true, null from activities v
          join source s on s.id = v.session_id and s.other where v.club_id = ${clubId}) a
      order by user_id, did_alternative desc, wants desc, attending
    ),
    ${placed(clubId, into)},
    answers as (
      insert into attendance as a (club_id, session_id, user_id, attending, waiting_since,
        wanted_since, ill, injured, did_alternative, answered_by)
      select ${clubId}, ${into}, user_id, case when wants then case when waits then 2 else 1 end
        else attending end,
        case when waits then coalesce(wanted_since, now()) end, wanted_since, ill, injured,
          did_alternative, answered_by from placed
      on conflict (club_id, session_id, user_id) do update
      set attending = excluded.attending, waiting_since = excluded.waiting_since,
        wanted_since = excluded.wanted_since, ill = excluded.ill, injured = excluded.injured,
        did_alternative = excluded.did_alternative,
        answered_by = excluded.answered_by, answered_at = now()
      where a.answered_at is null returning user_id
    ),
    lost as materialized (select app.tell_places(${clubId}, ${into}, 'place-lost',
      array(select user_id from placed where waits and attending = 1)) from target),
    alternatives as (
      update attendance a set did_alternative = true from answer w
      where a.club_id = ${clubId} and a.session_id = ${into} and a.user_id = w.user_id
        and w.did_alternative and not a.did_alternative returning a.user_id
    ),
    ratings as (
      insert into session_ratings (club_id, session_id, user_id, rpe, rated_at)
      select distinct on (user_id) ${clubId}::bigint, ${into}::bigint, user_id, rpe, rated_at
        from session_ratings
      where club_id = ${clubId} and session_id in (select id from source)
      order by user_id, rated_at desc
      on conflict (club_id, session_id, user_id) do nothing returning user_id
    )`

type Moved = { id: number; pieces: MovedPieces[]; published: boolean }

async function moveTogether(db: Db, clubId: ClubId, merging: Merging, by: number): Promise<Moved> {
  const { into } = merging
  const { rows } = await sql<Moved & { lost: number }>`
    with ${coming(clubId, merging)},
    files as (select id, session_id from activities where club_id = ${clubId}
      and session_id in (select id from source)),
    uploads as (select id, session_id from imports where club_id = ${clubId}
      and session_id in (select id from source)),
    scored as (
      select distinct on (r.user_id, r.crew_id, r.squad_id, r.alternative or s.other) r.id,
        r.session_id, r.crew_id, r.alternative or s.other as other
      from results r join source s on s.id = r.session_id
      where r.club_id = ${clubId} and not exists (select from seat_race_boats b
        where b.club_id = r.club_id and b.crew_id = r.crew_id)
        and not exists (select from results t where t.club_id = r.club_id and t.session_id = ${into}
          and t.alternative = (r.alternative or s.other)
          and (t.user_id, t.crew_id, t.squad_id) is not distinct from (r.user_id, r.crew_id,
            r.squad_id))
      order by r.user_id, r.crew_id, r.squad_id, r.alternative or s.other, r.id
    ),
    boats as (select c.id, c.session_id from crews c where c.club_id = ${clubId}
      and c.session_id in (select id from source) and c.id in (select crew_id from scored)),
    words as (select id, session_id from session_comments
      where club_id = ${clubId} and session_id in (select id from source)),
    moved_files as (update activities a set session_id = ${into} from files f
      where a.club_id = ${clubId} and a.id = f.id),
    moved_uploads as (update imports i set session_id = ${into} from uploads u
      where i.club_id = ${clubId} and i.id = u.id),
    moved_results as (update results r set session_id = ${into}, alternative = g.other from scored g
      where r.club_id = ${clubId} and r.id = g.id),
    moved_boats as (update crews c set session_id = ${into} from boats b
      where c.club_id = ${clubId} and c.id = b.id),
    moved_words as (update session_comments c set session_id = ${into} from words w
      where c.club_id = ${clubId} and c.id = w.id),
    marked as (
      update sessions s set alternative_results = true from target t
        where s.club_id = ${clubId} and s.id = t.id and exists (select from source where other)
    ),
    noted as (insert into session_changes (club_id, session_id, user_id, kind)
      values (${clubId}, ${into}, ${by}, 'merged')),
    ${numbered(clubId)}
    insert into session_merges (club_id, session_id, from_ids, user_id, moved)
    select ${clubId}, ${into}, array(select id from source), ${by}, jsonb_build_object(
      'published', (select bool_or(publishes) from source), 'names',
        (select jsonb_agg(name order by id) from source), 'people',
          array(select user_id from people), 'answers', array(select user_id from answers),
      'alternatives', array(select user_id from alternatives), 'ratings',
        array(select user_id from ratings),
      'files', (select coalesce(jsonb_object_agg(id, session_id), '{}') from files), 'uploads',
        (select coalesce(jsonb_object_agg(id, session_id), '{}') from uploads),
      'comments', (select coalesce(jsonb_object_agg(id, session_id), '{}') from words),
      'results', (select coalesce(jsonb_object_agg(id, session_id), '{}') from scored), 'crews',
        (select coalesce(jsonb_object_agg(id, session_id), '{}') from boats), 'alternative_results',
          (select alternative_results from target))
    returning id, (select json_agg(numbered) from numbered) as pieces,
      (moved -> 'published')::boolean as published, (select count(*) from lost) as lost`.execute(db)
  const [merge] = rows
  if (merge === undefined) throw new Error('a session vanished within a transaction')
  return merge
}

/**
 * Step `numbered`: which numbers the sessions of the same sport plan, and what of theirs has some,
 * with what of it moves.
 */
const numbered = (clubId: ClubId): RawBuilder<unknown> => sql`
    rowed as (
      select r.id, r.session_id from results r, target t
        where r.club_id = t.club_id and r.session_id = t.id and not r.alternative
      union all select id, session_id from scored where not other),
    used as (
      select r.session_id, c.piece from rowed r join scores c on c.club_id = ${clubId}
        and c.result_id = r.id
      union select r.session_id, c.piece from rowed r join score_changes c on c.club_id = ${clubId}
        and c.result_id = r.id
      union select f.session_id, e.piece from files f join efforts e on e.club_id = ${clubId}
        and e.activity_id = f.id where e.piece is not null),
    numbered as (
      select s.id as session_id, st.numbers as planned, array(select u.piece from used u
        where u.session_id = s.id order by u.piece) as used,
        array(select g.id from scored g where g.session_id = s.id and not g.other) as results,
        array(select f.id from files f where f.session_id = s.id) as files
      from (select id from target union all select id from source where not other) s
      left join session_structures st on st.club_id = ${clubId} and st.session_id = s.id
      order by s.id)`

type MovedPieces = Omit<Renumbering, 'pairs'> & {
  session_id: number
  planned: number[] | null
  used: number[]
}

/**
 * The nth piece of a result becomes the nth piece of the session it was moved to when the sport is
 * the same, whatever its number was.
 */
function renumberedBy(pieces: readonly MovedPieces[], into: number): Renumbering[] {
  const there = pieces.find(({ session_id }) => session_id === into)
  if (!there?.planned) return []
  const target = { planned: there.planned, used: there.used }
  const all = pieces
    .filter((one) => one !== there)
    .map(({ planned, used, results, files }): Renumbering => {
      const pairs = renumbered(
        { planned: planned ?? target.planned.map((_, place) => place + 1), used },
        target,
      )
      target.used = [...target.used, ...pairs.map(([, number]) => number)]
      return { results, files, pairs }
    })
  return all.filter(({ pairs }) => pairs.length > 0)
}

/** How many rows have other numbers now. */
function renumber(clubId: ClubId, all: readonly Renumbering[]): RawBuilder<unknown> {
  const rows = all.map(({ results, files, pairs }) => ({
    results,
    files,
    olds: pairs.map(([old]) => old),
    news: pairs.map(([, now]) => now),
  }))
  return sql`(select sum(app.renumber_pieces(${clubId}, results, files, olds, news))
    from json_to_recordset(${JSON.stringify(rows)}::json) as g (results bigint[], files bigint[],
      olds smallint[], news smallint[]))`
}

/**
 * What people who were moved along have said since about attending or about how it felt; it holds
 * in the sessions they go back to. A yes to limited places waits in line there, and the line moves
 * up at once.
 */
const saidSince = (
  clubId: ClubId,
  { session_id, from_ids }: StoredMerge,
  people: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
    back as (
      select p.session_id, p.user_id, p.role_id = 2 and s.attendance_limit is not null as limited
        from participants p
      join sessions s on s.club_id = p.club_id and s.id = p.session_id
      where p.club_id = ${clubId} and p.session_id = any (${from_ids}::bigint[])
        and p.user_id in (${people})
    ),
    answers_since as (
      insert into attendance as a (club_id, session_id, user_id, attending, waiting_since, ill,
        injured, did_alternative, reason, note, presence, answered_at, answered_by)
      select n.club_id, b.session_id, n.user_id, case when b.limited then 2 else n.attending end,
        case when b.limited and (n.attending = 1 or n.waiting_since is not null) then now() end,
        n.ill, n.injured, n.did_alternative, n.reason, n.note, n.presence, n.answered_at,
        n.answered_by
      from attendance n join back b on b.user_id = n.user_id, m
      where n.club_id = ${clubId} and n.session_id = ${session_id} and n.answered_at > m.merged_at
      on conflict (club_id, session_id, user_id) do update set
        (attending, waiting_since) = (select case when a.attending = 1
          and excluded.waiting_since is not null then 1 else excluded.attending end,
          case when a.attending is distinct from 1 and excluded.waiting_since is not null
            then coalesce(a.waiting_since, excluded.waiting_since) end),
        ill = excluded.ill, injured = excluded.injured, did_alternative = excluded.did_alternative,
        reason = excluded.reason, note = excluded.note,
        presence = excluded.presence, absence_id = null, answered_at = excluded.answered_at,
        answered_by = excluded.answered_by
      where a.answered_at is null or a.answered_at < excluded.answered_at
    ),
    ratings_since as (
      insert into session_ratings as r (club_id, session_id, user_id, rpe, rated_at)
      select n.club_id, b.session_id, n.user_id, n.rpe, n.rated_at from session_ratings n
        join back b on b.user_id = n.user_id, m
      where n.club_id = ${clubId} and n.session_id = ${session_id} and n.rated_at > m.merged_at
      on conflict (club_id, session_id, user_id) do update
      set rpe = excluded.rpe, rated_at = excluded.rated_at where r.rated_at < excluded.rated_at
    )`

/**
 * Undoes a merge: what it moved or added is moved back with what was said since, and the other
 * sessions exist again.
 */
export async function undoMerge(
  db: Db,
  clubId: ClubId,
  id: number,
  merge: StoredMerge,
  by: number,
): Promise<void> {
  const { session_id, from_ids, pieces, published } = merge
  const listed = (name: string) =>
    sql`select v::bigint from m, jsonb_array_elements_text(m.moved -> ${name}::text) v`
  const moved = (name: string) =>
    sql`(select k::bigint as id, v::bigint as session_id
      from m, jsonb_each_text(coalesce(m.moved -> ${name}::text, '{}')) as e (k, v))`
  const back = pieces.map((one) => ({ ...one, pairs: numberedBack(one.pairs) }))
  await sql`select app.restore_sessions(${from_ids}::bigint[]), ${renumber(clubId, back)}
    from app.return_hidden(${id})`.execute(db)
  await sql`
    with m as (select moved, merged_at from session_merges
      where club_id = ${clubId} and id = ${id}),
    ${saidSince(clubId, merge, listed('people'))},
    files as (update activities a set session_id = o.session_id from ${moved('files')} o
      where a.club_id = ${clubId} and a.id = o.id and a.session_id = ${session_id}),
    uploads as (update imports i set session_id = o.session_id from ${moved('uploads')} o
      where i.club_id = ${clubId} and i.id = o.id and i.session_id = ${session_id}),
    comments as (update session_comments c set session_id = o.session_id from ${moved('comments')} o
      where c.club_id = ${clubId} and c.id = o.id),
    scored as (
      update results r set session_id = o.session_id, alternative = r.alternative
        and r.sport_id is distinct from (select sport_id from sessions
          where club_id = r.club_id and id = o.session_id)
      from ${moved('results')} o where r.club_id = ${clubId} and r.id = o.id
        and r.session_id = ${session_id}
    ),
    boats as (update crews c set session_id = o.session_id from ${moved('crews')} o
      where c.club_id = ${clubId} and c.id = o.id and c.session_id = ${session_id}),
    ratings as (delete from session_ratings using m where club_id = ${clubId}
      and session_id = ${session_id}
      and (user_id in (${listed('people')})
        or (user_id in (${listed('ratings')}) and rated_at <= m.merged_at))),
    unanswered as (select user_id from attendance, m where club_id = ${clubId}
      and session_id = ${session_id} and user_id in (${listed('answers')})
      and user_id not in (${listed('people')}) and answered_at <= m.merged_at),
    limited as (select from sessions where club_id = ${clubId} and id = ${session_id}
      and attendance_limit is not null),
    started as (update attendance set attending = 2, waiting_since = null, answered_at = null,
      answered_by = null, ill = false, injured = false, did_alternative = false
      where club_id = ${clubId} and session_id = ${session_id}
        and user_id in (select user_id from unanswered) and exists (select from limited)),
    answers as (delete from attendance
      where club_id = ${clubId} and session_id = ${session_id}
        and user_id in (select user_id from unanswered) and not exists (select from limited)),
    alternatives as (update attendance set did_alternative = false
      where club_id = ${clubId} and session_id = ${session_id}
        and user_id in (${listed('alternatives')})),
    people as (delete from participants where club_id = ${clubId} and session_id = ${session_id}
      and user_id in (${listed('people')})),
    marked as (update sessions s
      set alternative_results = (m.moved ->> 'alternative_results')::boolean from m
      where s.club_id = ${clubId} and s.id = ${session_id}),
    noted as (
      insert into session_changes (club_id, session_id, user_id, kind)
      select ${clubId}, id, ${by}, case when id = ${session_id} then 'unmerged' else 'restored' end
        from unnest(${[session_id, ...from_ids]}::bigint[]) id
    )
    update session_merges set undone_at = now() where club_id = ${clubId} and id = ${id}`.execute(
    db,
  )
  const data = { from_ids, unpublishes: published }
  await record(db, mergeUndone, { clubId, by, subject: session_id, data })
}
