-- Scores measured in a recording follow it: into another session, to another person or boat, and they go with it.
create function app.measure_moved() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if exists (select from efforts e where e.club_id = old.club_id and e.activity_id = old.id and e.piece is not null) then
        perform app.enqueue('measure-efforts', json_build_object('club_id', old.club_id, 'activity_ids', array[old.id]),
          'efforts-' || old.club_id || '-' || old.id);
      end if;
      return coalesce(new, old);
    end
  $$;
revoke execute on function app.measure_moved() from public;
create trigger activity_moved after update of session_id, user_id, crew_id on activities for each row
  when ((old.session_id, old.user_id, old.crew_id) is distinct from (new.session_id, new.user_id, new.crew_id)) execute function app.measure_moved();
create trigger activity_gone before delete on activities for each row execute function app.measure_moved();
