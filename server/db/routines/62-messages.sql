-- Messages: who reads a thread, and what is over.

call app.protect('message_threads', 'community: all');
call app.protect('message_people', 'community: all');
call app.protect('message_guardians', 'community: all');
call app.protect(
  'messages',
  'community, counted: where deleted_at is null; without deleted_at; ids crew_ids of crews; ids '
  'user_ids of users'
);
call app.protect(
  'message_blocks',
  'not: a mark of a person for themselves, which is in the copy of their data'
);
call app.protect('message_reports', 'not: for those alone who look after people');

-- Who belongs to threads of the club in context, as it stands now. A coach who does not see members
-- under 18 belongs to no thread with one, so this has to know everybody's age.
create function app.thread_members(threads bigint[]) returns table (
  thread_id bigint, user_id bigint, age int, roles int[]
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with asked as materialized (
      select t.* from message_threads t where t.club_id = app.club_id() and t.id = any (threads)
    ),
    named as (
      select t.id, su.user_id
      from asked t
        join squad_users su on su.club_id = t.club_id and su.squad_id = t.squad_id
      union
      select t.id, cu.user_id
      from asked t
        join crews w on w.club_id = t.club_id and w.id = t.crew_id
          and w.published_at is not null
        join sessions s on s.club_id = w.club_id and s.id = w.session_id
          and s.published_at is not null and s.deleted_at is null
        join crew_users cu on cu.club_id = w.club_id and cu.crew_id = w.id
      union
      select t.id, p.user_id
      from asked t
        left join crews w on w.club_id = t.club_id and w.id = t.crew_id
        join sessions s on s.club_id = t.club_id and s.id = coalesce(t.session_id, w.session_id)
          and s.deleted_at is null
        join participants p on p.club_id = s.club_id and p.session_id = s.id
          and (
            p.role_id <> app.athlete()
            or (t.kind = 'session' and s.published_at is not null)
          )
      union
      select t.id, r.user_id
      from asked t
        join membership_roles r on r.club_id = t.club_id and app.is_coach(r.role_id)
      where t.kind = 'coaches'
      union
      select t.id, mp.user_id
      from asked t
        join message_people mp on mp.club_id = t.club_id and mp.thread_id = t.id
      where t.kind = 'group' or (
        t.kind = 'session' and mp.joins
        and exists (
          select
          from membership_roles r
          where r.club_id = mp.club_id and r.user_id = mp.user_id and app.is_coach(r.role_id)
        )
      )
    ),
    people as materialized (
      select n.id, n.user_id,
        extract(year from age((now() at time zone c.time_zone)::date, u.date_of_birth))::int as age,
        array(
          select r.role_id
          from membership_roles r
          where r.club_id = c.id and r.user_id = n.user_id
          order by r.role_id
        ) as roles, c.coaches_see_minors as shows_minors, c.id as club
      from named n
        join clubs c on c.id = app.club_id()
        join memberships m on m.club_id = c.id and m.user_id = n.user_id
          and m.status = app.approved()
        join users u on u.id = n.user_id and u.disabled_at is null
    )
    select p.id, p.user_id, p.age, p.roles
    from people p
    where p.shows_minors
      or app.manager() = any (p.roles)
      or not exists (select from unnest(p.roles) role where app.is_coach(role))
      or not exists (select from people o where o.id = p.id and o.age < 18)
      or 'view-minors' = any (app.permissions_of(p.club, p.user_id))
  $$;

-- The same, with whether a guardian of theirs reads along who does not belong to the thread
-- themselves; nobody's does with the coaches.
create function app.thread_people(threads bigint[]) returns table (
  thread_id bigint, user_id bigint, age int, roles int[], guarded boolean
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with people as materialized (
      select * from app.thread_members(threads)
    ),
    guarded as (
      select distinct p.thread_id, p.user_id
      from people p
        join message_threads t on t.club_id = app.club_id() and t.id = p.thread_id
          and t.kind <> 'coaches'
        join app.live_guardians(app.club_id()) g on g.child_id = p.user_id
      where not exists (
          select
          from people o
          where o.thread_id = p.thread_id and o.user_id = g.guardian_id
        )
    )
    select p.thread_id, p.user_id, p.age, p.roles, g.user_id is not null
    from people p
      left join guarded g on g.thread_id = p.thread_id and g.user_id = p.user_id
  $$;

-- The guardians of some people of a thread, each with the names of their children and where a
-- notice leads; one notice for siblings. `has_notice`: an unread one leads there already.
create function app.thread_guardians(thread bigint, people bigint[]) returns table (
  guardian_id bigint, child text, link text, has_notice boolean
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select g.guardian_id, g.child, g.link, exists (
        select
        from notifications n
        where n.user_id = g.guardian_id and n.read_at is null and n.kind = 'message'
          and n.about_club = app.club_id() and n.link = g.link
      )
    from (
      select l.guardian_id,
        string_agg(u.first_name, ', ' order by u.date_of_birth, u.id) as child,
        format(
          '/children/%s/clubs/%s/messages/%s',
          (array_agg(u.id order by u.date_of_birth, u.id))[1], app.club_id(), thread
        ) as link
      from app.live_guardians(app.club_id()) l
        join users u on u.id = l.child_id
      where app.club_id() is not null and l.child_id = any (people)
      group by l.guardian_id
    ) g
    order by g.guardian_id
  $$;

-- How far the caller has read threads of children in clubs, also of those they are no member of.
create function app.own_guardian_reads() returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'club_id', r.club_id, 'thread_id', r.thread_id, 'read_number', r.read_number
        )
        order by r.club_id, r.thread_id
      ),
      '[]'
    )
    from message_guardians r
    where r.user_id = app.user_id()
  $$;

-- Those of some people who have no unread notice that leads somewhere.
create function app.without_notice(people bigint[], wanted_link text) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select person
    from unnest(people) person
    where not exists (
        select
        from notifications n
        where n.user_id = person and n.read_at is null and n.kind = 'message'
          and n.about_club = app.club_id() and n.link = wanted_link
      )
      and exists (
        select from memberships m where m.club_id = app.club_id() and m.user_id = person
      )
  $$;

-- Who answers for the welfare of members: holders of the permission, or the managers where nobody
-- holds it.
create function app.welfare_people() returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with approved as (
      select m.user_id
      from memberships m
      where m.club_id = app.club_id() and m.status = app.approved()
    ),
    holders as (
      select a.user_id
      from approved a
        join permissions p on p.name = 'welfare'
        left join member_permissions own on own.club_id = app.club_id()
          and own.user_id = a.user_id and own.permission_id = p.id
      where coalesce(
          own.granted,
          exists (
            select
            from membership_roles r
              join role_permissions rp on rp.club_id = r.club_id and rp.role_id = r.role_id
            where r.club_id = app.club_id() and r.user_id = a.user_id and rp.permission_id = p.id
          )
        )
    )
    select user_id from holders
    union
    select a.user_id
    from approved a
      join membership_roles r on r.club_id = app.club_id() and r.user_id = a.user_id
        and r.role_id = app.manager()
    where not exists (select from holders)
  $$;

-- Writes that somebody read a thread as a welfare person, once a day.
create function app.note_thread_read(thread bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into audit_log (user_id, about_club, action, subject)
    select app.user_id(), app.club_id(), 'read-messages', jsonb_build_object('thread_id', thread)
    where not exists (
      select
      from audit_log a
      where a.user_id = app.user_id() and a.at >= date_trunc('day', now())
        and a.about_club = app.club_id() and a.action = 'read-messages'
        and (a.subject ->> 'thread_id')::bigint = thread
    )
  $$;

-- Deletes what clubs no longer keep. What was reported stays until that is settled.
create function app.forget_messages() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from messages g
    using clubs c
    where c.id = g.club_id
      and g.sent_at < now() - make_interval(days => c.messages_kept_days)
      and not exists (
        select
        from message_reports r
        where r.club_id = g.club_id and r.thread_id = g.thread_id and r.number = g.number
          and r.settled_at is null
      )
  $$;

grant execute on function
  app.thread_people, app.thread_guardians, app.own_guardian_reads, app.without_notice,
  app.welfare_people, app.note_thread_read
to slipway_app;
grant execute on function app.thread_people, app.own_guardian_reads to slipway_worker;
grant execute on function app.forget_messages to slipway_worker;
