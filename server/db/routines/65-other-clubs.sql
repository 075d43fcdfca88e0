-- Things of a club that is not selected, for who sees them there.

-- The club of a thread somebody belongs to, be it the one in context or not.
create function app.club_of_thread(thread bigint, person bigint) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      here text := current_setting('app.club_id', true);
      club bigint := (select club_id from message_threads where id = thread);
      belongs boolean;
    begin
      perform set_config('app.club_id', coalesce(club::text, ''), true);
      belongs := exists (
        select from app.thread_members(array[thread]) t where t.user_id = person
      );
      perform set_config('app.club_id', coalesce(here, ''), true);
      return case when belongs then club end;
    end
  $$;

-- The club of a post as far as every member reads it who has been there since, and the author.
create function app.club_of_post(post bigint, person bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.club_id
    from wall_posts p
      join memberships m on m.club_id = p.club_id and m.user_id = person
    where p.id = post and p.deleted_at is null
      and (
        p.user_id = person
        or p.hidden_at is null
          and p.challenge_id is null
          and (p.created_at >= m.created_at or p.pinned_at is not null)
          and not exists (
            select
            from sessions s
            where s.club_id = p.club_id and s.id = p.session_id
              and (s.published_at is null or s.deleted_at is not null)
          )
          and not exists (
            select
            from message_blocks k
            where k.club_id = p.club_id
              and (k.user_id, k.blocked_id) in ((person, p.user_id), (p.user_id, person))
          )
      )
  $$;

-- The club of a thing that an approved member of that club sees there, so that the client can offer
-- to switch; of what belongs to one person only that person's.
create function app.other_club(thing text, thing_id bigint, person bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.club_id
    from memberships m
    where m.user_id = person
      and m.status = app.approved()
      and m.club_id = (
        case thing
          when 'session' then (
            select club_id from sessions where id = thing_id and deleted_at is null
          )
          when 'activity' then (select club_id from activities where id = thing_id)
          when 'effort' then (select club_id from efforts where id = thing_id)
          when 'import' then (select club_id from imports where id = thing_id)
          when 'squad' then (select club_id from squads where id = thing_id)
          when 'crew' then (select club_id from crews where id = thing_id)
          when 'gate' then (select club_id from gates where id = thing_id)
          when 'equipment' then (select club_id from equipment where id = thing_id)
          when 'equipment-category' then (
            select club_id from equipment_categories where id = thing_id
          )
          when 'equipment-log' then (select club_id from equipment_logs where id = thing_id)
          when 'equipment-booking' then (
            select club_id from equipment_bookings where id = thing_id
          )
          when 'challenge' then (select club_id from challenges where id = thing_id)
          when 'team' then (select club_id from challenge_teams where id = thing_id)
          when 'thread' then app.club_of_thread(thing_id, person)
          when 'post' then app.club_of_post(thing_id, person)
          when 'comment' then (
            select app.club_of_post(c.post_id, person)
            from wall_comments c
            where c.id = thing_id and c.deleted_at is null
          )
          when 'template' then (select club_id from session_templates where id = thing_id)
          when 'absence' then (
            select club_id from absences where id = thing_id and user_id = person
          )
          when 'calendar-view' then (
            select club_id from calendar_views where id = thing_id and user_id = person
          )
          when 'calendar-link' then (
            select club_id from calendar_links where id = thing_id and user_id = person
          )
          when 'report-view' then (
            select club_id from report_views where id = thing_id and user_id = person
          )
          when 'report-link' then (
            select club_id from report_links where id = thing_id and user_id = person
          )
          when 'report-mail' then (
            select club_id from report_mails where id = thing_id and user_id = person
          )
          when 'performance-test' then (
            select club_id from performance_tests where id = thing_id and user_id = person
          )
          when 'recording' then (
            select club_id from live_recordings where id = thing_id and user_id = person
          )
          when 'club' then thing_id
        end
      )
  $$;

grant execute on function app.other_club to slipway_app;
