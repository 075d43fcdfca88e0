import { sql } from 'kysely'
import { ActivityEditor } from '#contract/recordings/imports.ts'
import { Id, nullable, T, type Static } from '#contract/schema.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { instant } from '../../db/instant.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { OwnRights } from '../../planning/session-facts/open.ts'
import { isOpenTo } from '../activities/open.ts'
import { activityJson } from './activity-json.ts'
import { undoObstacle } from './edit-undo.ts'

/**
 * `seen`: whether it is for the viewer; `aboard`: the crews of its session the viewer has a place
 * in; `own`: their rights on that session.
 */
const Editing = T.Object({
  editor: ActivityEditor,
  seen: T.Boolean(),
  aboard: T.Array(Id),
  own: nullable(OwnRights),
})
type Editing = Static<typeof Editing>

/**
 * An activity with its edits, and what else its session or day has as far as the viewer sees it, in
 * one statement. Undefined when it no longer exists.
 */
export async function editorOf(
  db: Db,
  clubId: ClubId,
  id: number,
  viewer: Viewer,
): Promise<Editing | undefined> {
  const viewerId = viewer.user_id
  const statement = sql`
    select
      json_build_object(
        ${recorded},
        'session', ${session},
        'edits', ${edits},
        'undone', ${lastUndone},
        'others', ${othersSeenBy(clubId, viewer)},
        'crews', ${crews},
        'people', ${peopleSeenBy(clubId, viewerId)}
      ) as editor,
      ${visibleTo(sql`a.user_id`, clubId, viewerId)} and ${isOpenTo(viewer)} as seen,
      ${crewsWith(viewerId)} as aboard,
      ${rightsOf(viewerId)} as own
    from ${recordedFrom}
    cross join lateral (select a.id, a.session_id, a.user_id, a.start_time) t
    where a.club_id = ${clubId} and a.id = ${id}`
  return checkedRow(db, Editing, statement)
}

/** Fields of an activity `a` with its person `u` and its file `f`. */
const recorded = sql`
  'activity', ${activityJson},
  'user_id', a.user_id,
  'full_name', u.full_name,
  'file', f.name,
  'import_id', a.import_id,
  'device', a.device`

const recordedFrom = sql`activities a
  join users u on u.id = a.user_id
  join imports i on i.club_id = a.club_id and i.id = a.import_id
  join files f on f.club_id = i.club_id and f.id = i.file_id`

/** The session of an activity `a`. */
const session = sql`(
  select json_build_object(
    'id', s.id,
    'name', s.name,
    'start_date', ${instant(sql`s.starts_at`)},
    'structure', (
      select st.display from session_structures st
      where st.club_id = s.club_id and st.session_id = s.id
    )
  )
  from sessions s
  where s.club_id = a.club_id and s.id = a.session_id
)`

/** The name of the file from which a change `e` takes something. */
const otherName = sql`(
  select g.name from activities o
  join imports oi on oi.club_id = o.club_id and oi.id = o.import_id
  join files g on g.club_id = oi.club_id and g.id = oi.file_id
  where o.club_id = e.club_id and o.id = e.other_id
)`

/** The changes of an activity `a` in the order they were made. */
const edits = sql`(
  select coalesce(json_agg(json_build_object(
    'id', e.id,
    'kind', case when e.kind = 'trim' and e.other_id is not null then 'split' else e.kind end,
    'start', e.start,
    'finish', e.finish,
    'seconds', e.seconds,
    'other_id', e.other_id,
    'other_name', ${otherName},
    'creator', (select c.full_name from users c where c.id = e.creator_id),
    'created_at', ${instant(sql`e.created_at`)},
    'obstacle', ${undoObstacle}
  ) order by e.id), '[]')
  from activity_edits e
  where e.club_id = a.club_id and e.activity_id = a.id
)`

/** The change of an activity `a` that was taken back last. */
const lastUndone = sql`(
  select json_build_object(
    'kind', e.kind,
    'start', e.start,
    'finish', e.finish,
    'seconds', e.seconds,
    'other_name', ${otherName}
  )
  from undone_edits e
  where e.club_id = a.club_id and e.activity_id = a.id
  order by e.id desc
  limit 1
)`

/** How many other recordings of a session or day are offered. */
const OTHERS = 60

/** What else the viewer sees of the session or the day of the activity `t`. */
const othersSeenBy = (clubId: ClubId, viewer: Viewer) => sql`(
  select coalesce(json_agg(o.other order by o.start_time, o.id), '[]')
  from (
    select a.id, a.start_time, json_build_object(${recorded}) as other
    from ${recordedFrom}
    where a.club_id = ${clubId} and a.id <> t.id and a.merged_into is null
      and ${visibleTo(sql`a.user_id`, clubId, viewer.user_id)} and ${isOpenTo(viewer)}
      and (
        a.session_id = t.session_id
        or (
          a.user_id = t.user_id
          and a.start_time between t.start_time - interval '18 hours'
            and t.start_time + interval '18 hours'
        )
      )
    order by a.start_time, a.id
    limit ${OTHERS}
  ) o
)`

/** The crews of the session of an activity `a`. */
const crews = sql`(
  select coalesce(json_agg(json_build_object(
    'id', c.id,
    'name', app.crew_name(c.club_id, c.id, c.name),
    'boat_type', c.boat_type,
    'users', (
      select coalesce(json_agg(json_build_object(
        'user_id', u.id, 'full_name', u.full_name
      ) order by cu.position), '[]')
      from crew_users cu
      join users u on u.id = cu.user_id
      where cu.club_id = c.club_id and cu.crew_id = c.id
    )
  ) order by app.crew_name(c.club_id, c.id, c.name) collate names, c.id), '[]')
  from crews c
  where c.club_id = a.club_id and c.session_id = a.session_id
)`

/** The athletes of the session of an activity `a` whom the viewer sees. */
const peopleSeenBy = (clubId: ClubId, viewerId: number) => sql`(
  select coalesce(json_agg(json_build_object(
    'user_id', u.id, 'full_name', u.full_name
  ) order by u.last_name collate names, u.first_name collate names, u.id), '[]')
  from participants p
  join users u on u.id = p.user_id
  where p.club_id = a.club_id and p.session_id = a.session_id and p.role_id = ${ROLE.athlete}
    and ${visibleTo(sql`u.id`, clubId, viewerId)}
)`

const crewsWith = (viewerId: number) => sql`array(
  select cu.crew_id from crew_users cu
  join crews c on c.club_id = cu.club_id and c.id = cu.crew_id
  where c.club_id = a.club_id and c.session_id = a.session_id and c.published_at is not null
    and cu.user_id = ${viewerId}
)`

const rightsOf = (viewerId: number) => sql`(
  select json_build_object('edit', p.edit, 'add_all_scores', p.add_all_scores)
  from participants p
  where p.club_id = a.club_id and p.session_id = a.session_id and p.user_id = ${viewerId}
)`
