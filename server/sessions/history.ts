import { sql, type RawBuilder } from 'kysely'
import type { ClubId } from '../db/client.ts'
import type { Steps } from './parts.ts'
import { peopleOf } from './people.ts'
import type { StoredPlan } from './plan-columns.ts'

export const created = (clubId: ClubId, by: number): RawBuilder<unknown> => sql`story as (
  insert into session_changes (club_id, session_id, user_id, kind) select ${clubId}::bigint, session_id, ${by}::bigint, 'created' from target)`

/** Columns that are no part of the plan, and columns whose field has another name. */
const NO_FIELDS = ['updated_at', 'series_id', 'published_at', 'published_plan', 'deleted_at', 'deleted_by']
const NAMES = { starts_at: 'start_date', ends_at: 'end_date', all_day: 'all_day_event', venue_id: 'venue' }

/**
 * Notes of each target session what is different now: fields with their values before and after, the structure as it is shown, and
 * whoever went or came by their ids.
 */
export function differences(clubId: ClubId, by: number, ids: readonly number[], plan: Partial<StoredPlan>): Steps {
  const structure =
    plan.structure === undefined
      ? []
      : [
          sql`union all
      select b.session_id, 'structure', to_jsonb(b.display), ${plan.structure === null ? sql`null::jsonb` : sql`(select to_jsonb(min(display)) from shape)`}
      from before b`,
        ]
  return [
    sql`before as (
      select s.id as session_id, to_jsonb(s) as content, st.display
      from sessions s left join session_structures st on st.club_id = s.club_id and st.session_id = s.id
      where s.club_id = ${clubId} and s.id = any (${ids}::bigint[]))`,
    sql`different as (
      select session_id, jsonb_object_agg(field, jsonb_build_array(was, becomes)) as changes
      from (
        select t.session_id, coalesce(${JSON.stringify(NAMES)}::jsonb ->> b.key, b.key) as field, b.value as was, a.value as becomes
        from target t join before o on o.session_id = t.session_id cross join lateral jsonb_each(o.content) b
        join lateral jsonb_each(t.content) a on a.key = b.key
        where b.key <> all (${NO_FIELDS}::text[]) ${sql.join(structure, sql``)}
      ) f where was is distinct from becomes group by session_id)`,
    sql`story as (
      insert into session_changes (club_id, session_id, user_id, kind, changes)
      select ${clubId}::bigint, session_id, ${by}::bigint, 'changed', changes from different)`,
    ...(peopleOf(plan) ? [peopleStory(clubId, by)] : []),
  ]
}

const peopleStory = (clubId: ClubId, by: number) => sql`people_story as (
  insert into session_changes (club_id, session_id, user_id, kind, changes)
  select ${clubId}::bigint, session_id, ${by}::bigint, 'people',
    jsonb_build_object('participants', jsonb_build_array(coalesce(jsonb_agg(user_id) filter (where not came), '[]'), coalesce(jsonb_agg(user_id) filter (where came), '[]')))
  from (select session_id, user_id, true as came from added where is_new union all select session_id, user_id, false from gone) moved group by session_id)`
