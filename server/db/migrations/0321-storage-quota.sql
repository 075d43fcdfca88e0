-- How many bytes of files a club and a person may have.

create index imports_uploaded_by on imports (uploaded_by);

-- What counts for a club: every file its rows hold, once, those on their way in, and what uploads
-- in parts have announced.
create function app.storage_of_club(club bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with held as (
      select sha256 from files where club_id = club
      union select photo from equipment_logs where club_id = club
      union select logo from clubs where id = club
      union select sha256 from file_claims where for_club = club)
    select (coalesce((select sum(f.size) from held join stored_files f using (sha256)), 0)
      + coalesce((select sum(size) from uploads where club_id = club and import_id is null), 0))::bigint
  $$;

-- What counts for a person: what they have sent in, for whomever and whatever club.
create function app.storage_of_person(person bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with held as (
      select f.sha256 from imports i join files f on f.club_id = i.club_id and f.id = i.file_id
        where i.uploaded_by = person
      union select sha256 from pictures where user_id = person
      union select sha256 from file_claims where person_id = person)
    select (coalesce((select sum(f.size) from held join stored_files f using (sha256)), 0)
      + coalesce((select sum(size) from uploads where user_id = person and import_id is null), 0))::bigint
  $$;

-- Whoever adds to a club or a person waits here for others who do, so that they see what those added.
create function app.lock_storage(club bigint, person bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    select pg_advisory_xact_lock(hashtextextended('storage of club ' || club, 0));
    select pg_advisory_xact_lock(hashtextextended('storage of person ' || person, 0));
  $$;

-- Null when there is room for so many bytes more, else whose room is used up, and how much of it.
create function app.storage_excess(club bigint, person bigint, more bigint, club_most bigint, person_most bigint)
  returns jsonb
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      used bigint;
    begin
      perform app.lock_storage(club, person);
      used := app.storage_of_club(club);
      if used + more > club_most then return jsonb_build_object('of', 'club', 'used', used); end if;
      used := app.storage_of_person(person);
      if used + more > person_most then return jsonb_build_object('of', 'person', 'used', used); end if;
      return null;
    end
  $$;

-- A claim that keeps within both limits, as its id; else what there is too much of.
create function app.claim_file_within(of_sha256 text, bytes bigint, club bigint, person bigint, club_most bigint, person_most bigint)
  returns jsonb
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      claim bigint;
      excess jsonb;
    begin
      perform app.lock_storage(club, person);
      claim := app.claim_file(of_sha256, bytes, club, person);
      excess := app.storage_excess(club, person, 0, club_most, person_most);
      if excess is null then return jsonb_build_object('id', claim); end if;
      perform app.release_claim(claim);
      return jsonb_set(excess, '{used}', to_jsonb((excess ->> 'used')::bigint - bytes));
    end
  $$;

revoke execute on function app.storage_of_club(bigint), app.storage_of_person(bigint),
  app.lock_storage(bigint, bigint),
  app.storage_excess(bigint, bigint, bigint, bigint, bigint),
  app.claim_file_within(text, bigint, bigint, bigint, bigint, bigint) from public;
grant execute on function app.storage_of_club(bigint), app.storage_excess(bigint, bigint, bigint, bigint, bigint),
  app.claim_file_within(text, bigint, bigint, bigint, bigint, bigint) to slipway_app, slipway_worker;
