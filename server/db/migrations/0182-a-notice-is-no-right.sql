-- A notice is told to the person's screens alone: their rights are what they were, so nothing that was known of these has to be asked again.
create or replace function app.notify_person(person bigint, club bigint, notice_level smallint, notice_kind text, notice_values jsonb, notice_link text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      insert into notifications (user_id, about_club, level, kind, "values", link) values (person, club, notice_level, notice_kind, notice_values, notice_link);
      insert into user_stamps (user_id) values (person) on conflict (user_id) do update set notifications = now();
      perform app.tell(jsonb_build_object('to', 'user', 'user_id', person, 'event', 'timestamps'));
    end
  $$;
