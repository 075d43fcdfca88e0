-- Imports, too, tell an approved member of their club where they lie.
create unique index imports_id on imports (id);
create or replace function app.other_club(thing text, thing_id bigint, person bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.club_id from memberships m
    where m.user_id = person and m.status = 1
      and m.club_id = (case thing
        when 'session' then (select club_id from sessions where id = thing_id)
        when 'activity' then (select club_id from activities where id = thing_id)
        when 'import' then (select club_id from imports where id = thing_id)
      end)
  $$;
