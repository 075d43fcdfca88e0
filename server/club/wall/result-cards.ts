import { sql, type RawBuilder } from 'kysely'
import { Id, T } from '#contract/schema.ts'
import { canPlanForOthers, seesRestrictedResults } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visible } from '../../planning/session-facts/open.ts'

export const instant = (at: RawBuilder<unknown>) =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Pieces of a result that a card shows. */
const MOST_PIECES = 6

/** Results `r` with a piece `c` of the session `s` that somebody rowed, alone or in a crew. */
const rowed = (person: RawBuilder<unknown>) => sql`
  results r
  join scores c on c.club_id = r.club_id and c.result_id = r.id and c.part = 'piece'
    and num_nonnulls(c.time, c.distance) > 0
  where r.club_id = s.club_id and r.session_id = s.id and not r.alternative
    and (r.user_id = ${person} or r.crew_id in (select cu.crew_id from crew_users cu
      where cu.club_id = r.club_id and cu.user_id = ${person}))`

const released = (viewer: Viewer) =>
  sql`(not s.restricted_view or ${seesRestrictedResults(viewer)}::boolean)`

/** The result a post `p` shows: without its values for who does not see those of the session. */
export const resultCard = (viewer: Viewer) => sql`
  case when p.kind = 'result' and p.deleted_at is null then coalesce((
    select jsonb_build_object(
      'session', jsonb_build_object('id', s.id, 'name', s.name, 'start_date',
        ${instant(sql`s.starts_at`)}, 'sport_id', coalesce(s.sport_id, 8)),
      'pieces', case when ${released(viewer)} then (
        select coalesce(jsonb_agg(jsonb_build_object('time', o.time, 'distance', o.distance)
          order by o.piece), '[]')
        from (
          select c.piece, c.time, c.distance from ${rowed(sql`p.user_id`)}
          order by c.piece limit ${MOST_PIECES}) o) end)
    from sessions s
    where s.club_id = p.club_id and s.id = p.result_of
      ${visible({ user_id: viewer.user_id, sees_drafts: canPlanForOthers(viewer) })}),
    '{"session": null, "pieces": null}') end`

const OwnResult = T.Object({ id: Id, name: T.String(), start_date: T.String() })

/** The last sessions of which somebody has a result that they see themselves. */
export const resultsOf = (db: Db, clubId: ClubId, viewer: Viewer, of: number | null = null) =>
  checkedRows(
    db,
    OwnResult,
    sql`
      select s.id, s.name, ${instant(sql`s.starts_at`)} as start_date
      from sessions s
      where s.club_id = ${clubId} and s.published_at is not null and ${released(viewer)}
        and (${of}::bigint is null or s.id = ${of})
        and exists (select from ${rowed(sql`${viewer.user_id}`)})
      order by s.starts_at desc, s.id desc
      limit 20`,
  )
