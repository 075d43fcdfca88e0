import { sql, type RawBuilder } from 'kysely'
import { sessionsPublished, sessionsUnpublished } from '#contract/events.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { NOTIFICATION_LEVEL } from '#domain/constants/statuses.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'

/** How many sessions were published or cancelled, and how many people were notified. */
type Notified = { sessions: number; people: number }

/** At most so many sessions are listed in one notice; the counts are of all. */
const LISTED = 60

/** Whether a `plan` takes whole days */
const wholeDay = sql`(
  coalesce((plan -> 'all_day')::boolean, false)
  or coalesce(plan -> 'sport_id' = to_jsonb(${SPORT.day_off}::int), false)
)`

/**
 * One notice a person with what is new, changed and off for them, soonest first; nothing of what is
 * over. Reads the step `news`.
 */
const digest = (clubId: ClubId, by: number | null): RawBuilder<unknown> => sql`
  listed as (
    select n.*, row_number() over (partition by user_id order by start_date, id) as place
    from news n
    where ends_at > now() and user_id is distinct from ${by}::bigint
  ),
  digests as (
    select
      user_id,
      jsonb_build_object(
        'new', count(*) filter (where what = 'new'),
        'changed', count(*) filter (where what = 'changed'),
        'cancelled', count(*) filter (where what = 'cancelled'),
        'sessions', jsonb_agg(
          jsonb_build_object(
            'id', id, 'name', name, 'start_date', start_date, 'all_day_event', whole_day,
            'what', what, 'words', words
          ) order by place
        ) filter (where place <= ${LISTED})
      ) as content,
      case
        when count(*) > 1 then '/calendar'
        when not bool_or(what = 'cancelled') then '/session/' || min(id)
      end as link
    from listed
    group by user_id
  ),
  sent as materialized (
    select app.notify_person(
      user_id, ${clubId}, ${NOTIFICATION_LEVEL.info}::smallint, 'plan', content, link
    )
    from digests
  )`

/**
 * Publishes sessions and notifies each of their people in one notice of what is new and what has
 * changed since they were last notified; the publisher is not notified. Sessions that are public
 * already are notified again where they changed.
 */
export const publishSessions = (
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  by: number | null,
): Promise<Notified> => notifyOfPlans(db, clubId, sessionIds, { by, drafts: true })

/** The same of those that are public; drafts stay drafts. */
export const notifyAgain = (
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  by: number | null,
): Promise<Notified> => notifyOfPlans(db, clubId, sessionIds, { by, drafts: false })

async function notifyOfPlans(
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  { by, drafts }: { by: number | null; drafts: boolean },
): Promise<Notified> {
  const { rows } = await sql<Notified & { ids: number[] }>`
    with chosen as (
      select
        s.id, s.ends_at, s.published_at is null as draft, s.published_plan,
        app.plan_of(s.club_id, s.id) as plan
      from sessions s
      where s.club_id = ${clubId} and s.id = any (${sessionIds}::bigint[])
        and (${drafts} or s.published_at is not null)
    ),
    ${publishSteps(clubId, by)},
    ${noticeSteps(clubId)},
    ${digest(clubId, by)}
    select
      array(select id from published) as ids,
      (select count(*) from published) as sessions,
      (select count(*) from sent) as people`.execute(db)
  const subject = rows[0]?.ids ?? []
  if (subject.length > 0) await record(db, sessionsPublished, { clubId, by, subject, data: {} })
  return notifiedOf(rows)
}

/** Publishes the plans of the step `chosen`, and writes what differs into the history. */
const publishSteps = (clubId: ClubId, by: number | null): RawBuilder<unknown> => sql`
  published as (
    update sessions s
    set published_at = coalesce(s.published_at, now()), published_plan = c.plan
    from chosen c
    where s.club_id = ${clubId} and s.id = c.id
      and (c.draft or c.published_plan is distinct from c.plan)
    returning s.id
  ),
  noted as (
    insert into session_changes (club_id, session_id, user_id, kind, changes)
    select
      ${clubId}, c.id, ${by}, 'published',
      app.difference(coalesce(c.published_plan, '{}'), c.plan)
    from chosen c
    join published using (id)
  )`

/**
 * Step `news`: what each person of the sessions `chosen` does not know yet, which counts as seen
 * from now on, and what is cancelled for people who are no longer in them.
 */
const noticeSteps = (clubId: ClubId): RawBuilder<unknown> => sql`
  unaware as (
    select
      p.user_id, c.id, c.ends_at, own.plan, seen.plan as seen_plan, own.crew,
      own.crew is distinct from seen.crew as moved
    from chosen c
    join participants p on p.club_id = ${clubId} and p.session_id = c.id
    left join session_told seen
      on seen.club_id = p.club_id and seen.session_id = p.session_id and seen.user_id = p.user_id
    cross join lateral (
      select
        app.plan_for(c.plan, p.user_id, p.role_id) as plan,
        app.crew_of(p.club_id, p.session_id, p.user_id) as crew
    ) own
    where seen.plan is distinct from own.plan or seen.crew is distinct from own.crew
  ),
  remembered as (
    insert into session_told (club_id, session_id, user_id, plan, crew)
    select ${clubId}, id, user_id, plan, crew from unaware
    on conflict (club_id, session_id, user_id) do update
    set plan = excluded.plan, crew = excluded.crew, told_at = now()
  ),
  removed as (
    delete from session_told seen
    using chosen c
    where seen.club_id = ${clubId} and seen.session_id = c.id
      and not exists (
        select from participants p
        where p.club_id = seen.club_id and p.session_id = seen.session_id
          and p.user_id = seen.user_id
      )
    returning seen.user_id, c.id, c.ends_at, c.plan
  ),
  news as (
    select
      user_id, id, ends_at, plan ->> 'name' as name, plan ->> 'start_date' as start_date,
      ${wholeDay} as whole_day,
      case when seen_plan is null then 'new' else 'changed' end as what,
      app.told_words(app.difference(seen_plan, plan))
        || case when moved then '["crew"]' else '[]' end::jsonb as words
    from unaware
    union all
    select
      user_id, id, ends_at, plan ->> 'name', plan ->> 'start_date', ${wholeDay}, 'cancelled', '[]'
    from removed
  )`

/**
 * Makes sessions drafts again; everyone who was notified of one is notified that it is cancelled.
 */
export async function unpublishSessions(
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  by: number | null,
): Promise<Notified> {
  const { ids, notified } = await notifyCancelled(db, clubId, sessionIds, {
    by,
    how: 'unpublished',
  })
  if (ids.length > 0) await record(db, sessionsUnpublished, { clubId, by, subject: ids, data: {} })
  return notified
}

/**
 * Notifies everyone who knew of these sessions that they are cancelled, and marks them as never
 * notified. For a deletion this happens while the sessions are still visible.
 */
export async function notifyCancelled(
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  { by, how }: { by: number | null; how: 'unpublished' | 'deleted' },
): Promise<{ ids: number[]; notified: Notified }> {
  const { rows } = await sql<Notified & { ids: number[] }>`
    with chosen as (
      select
        s.id, s.ends_at, s.published_at is not null as public,
        app.plan_of(s.club_id, s.id) as plan
      from sessions s
      where s.club_id = ${clubId} and s.id = any (${sessionIds}::bigint[])
    ),
    hidden as (
      update sessions s
      set published_at = null, published_plan = null
      from chosen c
      where ${how === 'unpublished'} and s.club_id = ${clubId} and s.id = c.id and c.public
    ),
    concerned as (select id from chosen where ${how === 'deleted'} or public),
    noted as (
      insert into session_changes (club_id, session_id, user_id, kind)
      select ${clubId}, id, ${by}, ${how} from concerned
    ),
    removed as (
      delete from session_told seen
      using chosen c
      where seen.club_id = ${clubId} and seen.session_id = c.id
      returning seen.user_id, c.id, c.ends_at, c.plan
    ),
    news as (
      select
        user_id, id, ends_at, plan ->> 'name' as name, plan ->> 'start_date' as start_date,
        ${wholeDay} as whole_day, 'cancelled' as what, '[]'::jsonb as words
      from removed
    ),
    ${digest(clubId, by)}
    select
      array(select id from concerned) as ids,
      (select count(*) from concerned) as sessions,
      (select count(*) from sent) as people`.execute(db)
  return { ids: rows[0]?.ids ?? [], notified: notifiedOf(rows) }
}

const notifiedOf = ([row]: Notified[]): Notified => ({
  sessions: row?.sessions ?? 0,
  people: row?.people ?? 0,
})
