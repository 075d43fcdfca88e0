import { sql, type RawBuilder } from 'kysely'
import { T } from '#contract/schema.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { seenAthletes } from '../../people/privacy/open.ts'

const Content = T.Object({ content: T.String() })

type Reader = { user_id: number; sees_drafts: boolean }

/**
 * All that a club has stored, a JSON text per file. What belongs to an athlete's body (health,
 * ratings, recordings) is that of athletes the reader may see; everything else is the club's.
 */
export async function clubFiles(
  db: Db,
  clubId: ClubId,
  reader: Reader,
): Promise<{ name: string; content: string }[]> {
  const files: { name: string; content: string }[] = []
  for (const [name, rows] of Object.entries(partsOf(clubId))) {
    const statement = sql`
      with seen as materialized (${seenAthletes(clubId, reader.user_id)}),
      shown as (
        select id from sessions
        where club_id = ${clubId}
          and (published_at is not null or creator_id = ${reader.user_id} or ${reader.sees_drafts})
      )
      select coalesce(json_agg(r), '[]')::text as content from (${rows}) r`
    const row = await checkedRow(db, Content, statement)
    files.push({ name: `${name}.json`, content: row?.content ?? '[]' })
  }
  return files
}

type Parts = Record<string, RawBuilder<unknown>>

const partsOf = (clubId: ClubId): Parts => ({
  ...peopleParts(clubId),
  ...sessionParts(clubId),
  ...attendanceParts(clubId),
  ...recordingParts(clubId),
  ...wallParts(clubId),
})

/** What was posted on the walls, but for those of sessions that the reader does not see. */
const wallParts = (clubId: ClubId): Parts => ({
  wall: sql`
    select p.id, p.kind, p.user_id, p.squad_id, p.session_id, p.text, p.alt, p.video_url,
      p.file_name, p.created_at, p.pinned_at is not null as pinned,
      (
        select coalesce(json_agg(json_build_object('user_id', c.user_id, 'text', c.text,
          'created_at', c.created_at) order by c.id), '[]')
        from wall_comments c
        where c.club_id = p.club_id and c.post_id = p.id and c.deleted_at is null
      ) as comments
    from wall_posts p
    where p.club_id = ${clubId} and p.deleted_at is null
      and (p.session_id is null or p.session_id in (select id from shown))
    order by p.id`,
})

const peopleParts = (clubId: ClubId): Parts => ({
  club: sql`
    select c.id, c.name, c.country, c.time_zone, c.default_sport_id, c.created_at, p.key as plan,
      s.next_bill_date
    from clubs c
    left join subscriptions s on s.club_id = c.id and s.status = 2
    left join plans p on p.id = s.plan_id
    where c.id = ${clubId}`,
  members: sql`
    select m.user_id, u.first_name, u.last_name, u.email, m.status, m.created_at, m.cox, m.stroke,
      m.scull, m.sweep,
      array(
        select r.key from membership_roles mr
        join roles r on r.id = mr.role_id
        where mr.club_id = m.club_id and mr.user_id = m.user_id
        order by r.id
      ) as roles,
      array(
        select q.squad_id from squad_users q
        where q.club_id = m.club_id and q.user_id = m.user_id
        order by q.squad_id
      ) as squads
    from memberships m
    join users u on u.id = m.user_id
    where m.club_id = ${clubId}
    order by m.user_id`,
  squads: sql`
    select s.id, s.name,
      array(
        select q.user_id from squad_users q
        where q.club_id = s.club_id and q.squad_id = s.id
        order by q.user_id
      ) as members
    from squads s
    where s.club_id = ${clubId}
    order by s.id`,
})

const sessionParts = (clubId: ClubId): Parts => ({
  sessions: sql`
    select s.id, s.kind, s.event_type, s.name, s.sport_id, s.starts_at, s.ends_at, s.all_day,
      s.description, s.location, s.planned_distance, s.planned_time, s.planned_rpe,
      s.attendance_limit, s.competitive, s.published_at, s.creator_id,
      (
        select display from session_structures x
        where x.club_id = s.club_id and x.session_id = s.id
      ) as structure,
      ${strengthProgrammes} as strength_programmes,
      array(
        select t.tag_text from session_tags st
        join event_tags t on t.club_id = st.club_id and t.id = st.tag_id
        where st.club_id = s.club_id and st.session_id = s.id
        order by t.tag_text
      ) as tags,
      (
        select coalesce(json_agg(
          json_build_object('user_id', p.user_id, 'role_id', p.role_id) order by p.user_id), '[]')
        from participants p
        where p.club_id = s.club_id and p.session_id = s.id
      ) as participants
    from sessions s
    join shown on shown.id = s.id
    where s.club_id = ${clubId}
    order by s.id`,
})

const strengthProgrammes = sql`(
  select json_agg(json_build_object(
      'name', g.name,
      'athletes', array(
        select a.user_id from strength_athletes a
        where a.club_id = g.club_id and a.session_id = g.session_id and a.programme = g.position
        order by a.user_id
      ),
      'pieces', (
        select json_agg(json_build_object(
            'exercise', coalesce(e.name, e.key), 'sets_count', x.sets_count, 'rest', x.rest,
            'segments', x.segments
          ) order by x.position)
        from strength_pieces x
        join exercises e on e.club_id = x.club_id and e.id = x.exercise_id
        where x.club_id = g.club_id and x.session_id = g.session_id and x.programme = g.position
      )
    ) order by g.position)
  from strength_programmes g
  where g.club_id = s.club_id and g.session_id = s.id)`

const attendanceParts = (clubId: ClubId): Parts => ({
  attendance: sql`
    select a.session_id, a.user_id, a.attending, a.waiting_since, a.presence, a.did_alternative,
      case
        when seen.user_id is not null or a.attending is not null or a.did_alternative
        then a.answered_at
      end as answered_at,
      case when seen.user_id is not null then a.reason end as reason,
      case when seen.user_id is not null then a.note end as note,
      case when seen.user_id is not null then a.ill end as ill,
      case when seen.user_id is not null then a.injured end as injured
    from attendance a
    join shown on shown.id = a.session_id
    left join seen on seen.user_id = a.user_id
    where a.club_id = ${clubId}
    order by a.session_id, a.user_id`,
  ratings: sql`
    select r.session_id, r.user_id, r.rpe, r.rated_at
    from session_ratings r
    join seen using (user_id)
    join shown on shown.id = r.session_id
    where r.club_id = ${clubId}
    order by r.session_id, r.user_id`,
})

const recordingParts = (clubId: ClubId): Parts => ({
  results: sql`
    select a.id, a.user_id, a.session_id, a.sport_id, a.start_time, a.device, a.elapsed_time,
      a.timer_time, a.moving_time, a.work_time, a.rest_time, a.distance, a.distance_source,
      a.heart_rate_avg, a.heart_rate_max, a.stroke_rate_avg, a.power_avg, a.zone_seconds, a.ets,
      a.trimp,
      (
        select coalesce(json_agg(json_build_object(
            'start', l.start, 'time', l.time, 'distance', l.distance,
            'heart_rate_avg', l.heart_rate_avg, 'stroke_rate_avg', l.stroke_rate_avg,
            'rest', l.rest
          ) order by l.position), '[]')
        from laps l
        where l.club_id = a.club_id and l.activity_id = a.id
      ) as laps
    from activities a
    join seen using (user_id)
    where a.club_id = ${clubId} and not a.owner_only
    order by a.id`,
  files: sql`
    select i.id as import_id, f.name, f.size, f.sha256, i.user_id, i.uploaded_by, i.session_id,
      i.state, i.created_at
    from imports i
    join files f on f.club_id = i.club_id and f.id = i.file_id
    join seen on seen.user_id = i.user_id
    where i.club_id = ${clubId} and not i.owner_only
    order by i.id`,
})

/** The club's data left the product: the audit log says who took them. */
export async function noteClubExport(db: Db, clubId: ClubId, userId: number): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      user_id: userId,
      about_club: clubId,
      action: 'export',
      subject: JSON.stringify({ report: 'club' }),
    })
    .execute()
}
