-- Names in recordings of others go with the person: of seats somebody said were theirs, of those the crew says they had, and wherever it is their name.
create function app.forget_seat_names() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update recorded_seats r set name = null, user_id = nullif(r.user_id, old.id)
      from activities a join memberships m on m.club_id = a.club_id and m.user_id = old.id
      where a.club_id = r.club_id and a.id = r.activity_id and (
        r.user_id = old.id
        or lower(trim(r.name)) = lower(old.full_name)
        or (r.user_id is null and exists (select from crews c join crew_users u on u.club_id = c.club_id and u.crew_id = c.id
          where c.club_id = a.club_id and c.session_id = a.session_id and c.id = coalesce(a.crew_id, c.id) and u.user_id = old.id and u.position = r.position)));
      return old;
    end
  $$;
revoke execute on function app.forget_seat_names() from public;
create trigger seat_names_forgotten before delete on users for each row execute function app.forget_seat_names();
