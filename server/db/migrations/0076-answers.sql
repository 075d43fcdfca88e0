-- An answer is the most frequent write there is, so it is one call: what a session would do to each of its people is kept from the first
-- answer on, and an answer only says of whom it holds.

-- Whether an answer says that its person was there: a no-show was not, whoever was late was.
create function app.came(attending smallint, presence text) returns boolean language sql immutable parallel safe
  as $$ select presence = 'late' or (attending = 1 and presence is distinct from 'no-show') $$;
-- A file or a result proves it, whatever was answered; a rating holds unless the coach says otherwise.
create function app.took_part(proven boolean, rated boolean, attending smallint, presence text) returns boolean language sql immutable parallel safe
  as $$ select (proven or (presence is distinct from 'no-show' and (rated or app.came(attending, presence)))) is true $$;
grant execute on function app.came(smallint, text), app.took_part(boolean, boolean, smallint, text) to slipway_app, slipway_worker;

alter table training_loads rename to kept_loads;
alter index training_loads_report rename to kept_loads_report;
alter table kept_loads
  add column proven boolean not null default false,
  add column rated boolean not null default false,
  add column took_part boolean not null default true;
create view training_loads with (security_invoker = true) as
  select club_id, session_id, user_id, local_date, seconds, distance, zone_seconds, ets, ets_basis, foster, trimp from kept_loads where took_part;
grant select on training_loads to slipway_app, slipway_worker;
-- Rows there are do not say yet what their people took part by.
do $$ begin perform app.enqueue('refresh-club-loads', json_build_object('club_id', id), 'loads-' || id) from clubs; end $$;

-- What follows from answers, however they come to change: whose loads hold, and who gets a place. An upsert comes by twice, mostly once for nothing.
create or replace function app.attendance_changed() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
    begin
      perform from changed limit 1;
      if not found then return null; end if;
      update kept_loads l set took_part = not l.took_part from changed c
        where l.club_id = c.club_id and l.session_id = c.session_id and l.user_id = c.user_id and l.took_part <> app.took_part(l.proven, l.rated,
          case when tg_op <> 'DELETE' then c.attending end, case when tg_op <> 'DELETE' then c.presence end);
      perform app.fill_places(s.club_id, s.id) from sessions s
        where s.attendance_limit is not null and (s.club_id, s.id) in (select c.club_id, c.session_id from changed c);
      return null;
    end
  $$;

-- Writes all marks of a session or none, of each only the fields in `names`, and tells it: {"waiting": those who then stand in line}. Null
-- where `allowed` says no for the state the session is in (1, 1 more when published, 2 more when the marker may edit it); {"left": people}
-- where those are not in it, or a field in `sees` is by now neither what was seen nor what is asked for; {"unkept": true} where loads have to
-- be worked out first.
create function app.mark_attendance(club bigint, session bigint, marker bigint, allowed boolean[], marks json) returns json
  language plpgsql set search_path = public, pg_temp
  as $$
    declare
      here record;
      written bigint[];
      unkept boolean;
    begin
      select s.attendance_limit is not null as limited, 1 + (s.published_at is not null)::int + 2 * coalesce(p.edit, false)::int as state into here
        from sessions s left join participants p on p.club_id = s.club_id and p.session_id = s.id and p.user_id = marker
        where s.club_id = club and s.id = session;
      if not found or not allowed[here.state] then return null; end if;
      -- Where places are limited answers take turns; the statement after this one sees what the one before has written.
      if here.limited then perform from sessions s where s.club_id = club and s.id = session for no key update; end if;
      begin
        -- A yes to limited places stands in line, and the line moves up at once.
        with asked as (
          select g.*, p.role_id = 2 and s.attendance_limit is not null as limited, p.role_id = 2 and s.kind = 'session'
            and not exists (select from kept_loads l where l.club_id = club and l.session_id = session and l.user_id = g.user_id) as unkept
          from json_to_recordset(marks) as g (user_id bigint, names text[], sees text[],
            attending smallint, injured boolean, ill boolean, did_alternative boolean, reason text, note text, presence text,
            seen_attending smallint, seen_injured boolean, seen_ill boolean, seen_did_alternative boolean, seen_reason text, seen_note text, seen_presence text)
          join participants p on p.club_id = club and p.session_id = session and p.user_id = g.user_id
          join sessions s on s.club_id = p.club_id and s.id = p.session_id
        ),
        marked as (
        insert into attendance as a (club_id, session_id, user_id, attending, waiting_since, ill, injured, did_alternative, reason, note, presence, answered_by)
        select club, session, user_id, case when limited then 2 else attending end, case when limited and attending = 1 then now() end,
          coalesce(ill, false), coalesce(injured, false), coalesce(did_alternative, false), case when attending = 2 then reason end, note, presence, marker from asked
        on conflict (club_id, session_id, user_id) do update set
          (attending, waiting_since, reason, ill, injured, did_alternative, note, presence, absence_id) = (
            select case when 'attending' <> all (g.names) or (g.attending = 1 and a.attending = 1) then a.attending when g.limited then 2 else g.attending end,
              case when 'attending' <> all (g.names) then a.waiting_since
                when g.limited and g.attending = 1 and a.attending is distinct from 1 then coalesce(a.waiting_since, now()) end,
              case when 'attending' = any (g.names) and g.attending is distinct from 2 then null when 'reason' = any (g.names) then g.reason else a.reason end,
              case when 'health_statuses' = any (g.names) then g.ill else a.ill end,
              case when 'health_statuses' = any (g.names) then g.injured else a.injured end,
              case when 'did_alternative' = any (g.names) then g.did_alternative else a.did_alternative end,
              case when 'note' = any (g.names) then g.note else a.note end,
              case when 'presence' = any (g.names) then g.presence else a.presence end,
              case when g.names && '{attending,health_statuses}' then null else a.absence_id end
            from asked g where g.user_id = a.user_id),
          answered_at = now(), answered_by = excluded.answered_by
        where not exists (
          select from asked g cross join lateral (values
              ('attending', a.attending::text, g.attending::text, g.seen_attending::text),
              ('health_statuses', a.ill::text, g.ill::text, g.seen_ill::text),
              ('health_statuses', a.injured::text, g.injured::text, g.seen_injured::text),
              ('did_alternative', a.did_alternative::text, g.did_alternative::text, g.seen_did_alternative::text),
              ('reason', a.reason, g.reason, g.seen_reason),
              ('note', a.note, g.note, g.seen_note),
              ('presence', a.presence, g.presence, g.seen_presence)) as f (field, stands, given, seen)
          where g.user_id = a.user_id and g.sees <> '{}' and f.field = any (g.names) and f.field = any (g.sees)
            and f.stands is distinct from f.seen and f.stands is distinct from f.given)
        returning a.user_id)
        select coalesce(array_agg(user_id), '{}'), (select coalesce(bool_or(asked.unkept), false) from asked) into written, unkept from marked;
        if unkept or cardinality(written) < json_array_length(marks) then raise sqlstate 'SL001'; end if;
      exception when sqlstate 'SL001' then -- which takes back what this block has written
        if cardinality(written) = json_array_length(marks) then return '{"unkept": true}'; end if;
        return (
          select json_build_object('left', json_agg(g.user_id)) from json_to_recordset(marks) as g (user_id bigint)
          where g.user_id <> all (written));
      end;
      perform app.tell_attendance(club, session);
      if not here.limited then return '{"waiting": []}'; end if;
      return (
        select json_build_object('waiting', coalesce(json_agg(a.user_id order by a.waiting_since, a.user_id), '[]')) from attendance a
        where a.club_id = club and a.session_id = session and a.waiting_since is not null and a.user_id = any (written));
    end
  $$;
revoke execute on function app.came(smallint, text), app.took_part(boolean, boolean, smallint, text),
  app.mark_attendance(bigint, bigint, bigint, boolean[], json) from public;
grant execute on function app.mark_attendance(bigint, bigint, bigint, boolean[], json) to slipway_app;
