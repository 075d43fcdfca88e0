-- Efforts that are a piece of the session they leave may be none of the next: what was measured of them is still taken back.
create or replace function app.measure_moved() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if exists (select from efforts e where e.club_id = old.club_id and e.activity_id = old.id) then
        perform app.enqueue('measure-efforts', json_build_object('club_id', old.club_id, 'activity_ids', array[old.id]),
          'efforts-' || old.club_id || '-' || old.id);
      end if;
      return coalesce(new, old);
    end
  $$;
