-- How much clubs and persons may store.

-- Bytes that count for a club: every file its rows hold, once, those being stored, and announced
-- uploads.
create function app.storage_of_club(club bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with held as (
      select sha256
      from files
      where club_id = club
      union
      select photo
      from equipment_logs
      where club_id = club
      union
      select coalesce(photo, file)
      from messages
      where club_id = club
      union
      select file
      from wall_posts
      where club_id = club
      union
      select logo
      from clubs
      where id = club
      union
      select sha256
      from file_claims
      where for_club = club
    )
    select (
      coalesce((select sum(f.size) from held join stored_files f using (sha256)), 0) + coalesce(
        (select sum(size) from uploads where club_id = club and import_id is null), 0
      )
    )::bigint
  $$;

-- Bytes that count for a person: what they have sent in, for any person and club.
create function app.storage_of_person(person bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with held as (
      select f.sha256
      from imports i
        join files f on f.club_id = i.club_id and f.id = i.file_id
      where i.uploaded_by = person
      union
      select sha256
      from pictures
      where user_id = person
      union
      select coalesce(photo, file)
      from messages
      where user_id = person
      union
      select file
      from wall_posts
      where user_id = person
      union
      select sha256
      from club_imports
      where user_id = person
      union
      select sha256
      from file_claims
      where person_id = person
    )
    select (
      coalesce((select sum(f.size) from held join stored_files f using (sha256)), 0) + coalesce(
        (select sum(size) from uploads where user_id = person and import_id is null), 0
      )
    )::bigint
  $$;

-- Makes transactions that store files for the same club or person take turns.
create function app.lock_storage(club bigint, person bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    select pg_advisory_xact_lock(hashtextextended('storage of club ' || club, 0));
    select pg_advisory_xact_lock(hashtextextended('storage of person ' || person, 0));
  $$;

-- Null when there is room for so many bytes more, else whose limit is reached and how much is used.
create function app.storage_excess(
  club bigint, person bigint, more bigint, club_most bigint, person_most bigint
) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      used bigint;
    begin
      perform app.lock_storage(club, person);
      used := app.storage_of_club(club);
      if used + more > club_most then
        return jsonb_build_object('of', 'club', 'used', used);
      end if;
      used := app.storage_of_person(person);
      if used + more > person_most then
        return jsonb_build_object('of', 'person', 'used', used);
      end if;
      return null;
    end
  $$;

grant execute on function app.storage_of_club, app.storage_excess
to slipway_app, slipway_worker;
