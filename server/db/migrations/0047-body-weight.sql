-- Body weight is among the data a person keeps, or who may manage them: lightweight crews are checked by it.
create or replace function app.save_profile(club bigint, person bigint, fields jsonb) returns boolean
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
        weight = case when fields ? 'weight' then (fields ->> 'weight')::double precision else weight end,
        hr_zones = case
          when not fields ? 'hr_zones' then hr_zones
          when jsonb_typeof(fields -> 'hr_zones') = 'array'
            then (select array_agg(bound::smallint order by place) from jsonb_array_elements_text(fields -> 'hr_zones') with ordinality as z (bound, place))
        end
      where id = person;
      return found;
    end
  $$;
