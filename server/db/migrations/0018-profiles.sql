alter table users
  add column phone text check (length(phone) <= 40),
  add column emergency_contact text check (length(emergency_contact) <= 120);
grant select (phone, emergency_contact) on users to slipway_app, slipway_worker;

-- Own body data, or that of a member one may see and manage. Somebody who has an account but has not joined is left alone.
-- fields holds what changes, as {"max_hr": 190}; returns false where the person in context may not.
create function app.save_profile(club bigint, person bigint, fields jsonb) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare editor bigint := app.user_id();
    begin
      if person is distinct from editor and not exists (
        select from memberships mine join memberships theirs on theirs.club_id = mine.club_id and theirs.user_id = person join users u on u.id = person
        where mine.club_id = club and mine.user_id = editor and mine.status = 1 and club = app.club_id()
          and (theirs.status = 1 or (theirs.status in (4, 6) and u.email_verified_at is null))
          and app.permissions_of(club, editor) @> array['view-athlete-profile', 'manage-members'])
      then return false; end if;
      update users set
        date_of_birth = case when fields ? 'date_of_birth' then (fields ->> 'date_of_birth')::date else date_of_birth end,
        gender = case when fields ? 'gender' then fields ->> 'gender' else gender end,
        phone = case when fields ? 'phone' then nullif(trim(fields ->> 'phone'), '') else phone end,
        emergency_contact = case when fields ? 'emergency_contact' then nullif(trim(fields ->> 'emergency_contact'), '') else emergency_contact end,
        max_hr = case when fields ? 'max_hr' then (fields ->> 'max_hr')::smallint else max_hr end,
        resting_hr = case when fields ? 'resting_hr' then (fields ->> 'resting_hr')::smallint else resting_hr end,
        hr_zones = case
          when not fields ? 'hr_zones' then hr_zones
          when jsonb_typeof(fields -> 'hr_zones') = 'array'
            then (select array_agg(bound::smallint order by place) from jsonb_array_elements_text(fields -> 'hr_zones') with ordinality as z (bound, place))
        end
      where id = person;
      return found;
    end
  $$;
revoke execute on function app.save_profile(bigint, bigint, jsonb) from public;
grant execute on function app.save_profile(bigint, bigint, jsonb) to slipway_app;

-- Time in zone follows from a person's zones, so a change of them works out anew what was recorded, in each of their clubs.
create function app.zones_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.enqueue('recompute-zones', json_build_object('club_id', m.club_id, 'user_id', new.id), 'zones-' || m.club_id || '-' || new.id)
    from memberships m where m.user_id = new.id;
  return null;
end $$;
create trigger zones_changed after update of hr_zones, max_hr, date_of_birth on users for each row
  when ((old.hr_zones, old.max_hr, old.date_of_birth) is distinct from (new.hr_zones, new.max_hr, new.date_of_birth))
  execute function app.zones_changed();

-- A person's own notes. No club, no coach and no administrator reads them.
create table notes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  text text not null check (length(text) between 1 and 10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index notes_user on notes (user_id, created_at desc, id desc);
call app.protect_own('notes');
