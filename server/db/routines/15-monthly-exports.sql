-- Exports that clubs make by themselves.

-- Whether somebody runs the club in context, and so may take its data along.
create function app.runs_club(person bigint, club bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select
      from memberships m
        join membership_roles r on r.club_id = m.club_id and r.user_id = m.user_id
        join users u on u.id = m.user_id and u.disabled_at is null
      where m.club_id = club and m.user_id = person and m.status = app.approved()
        and r.role_id = app.manager()
        and 'manage-members' = any (app.permissions_of(club, person))
    )
  $$;

-- Queues the export of this month of each club that has a plan and none yet, or one that ended for
-- data withdrawn from it. A plan of somebody who no longer runs the club ends.
create function app.start_monthly_exports() returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      plan export_plans;
      made bigint;
      started int := 0;
    begin
      delete from export_plans p where not app.runs_club(p.user_id, p.club_id);
      for plan in
        select * from export_plans p
        where not exists (
          select from data_exports e
          where e.about_club = p.club_id and e.kept_days is not null
            and e.state <> 'failed' and (e.state <> 'ended' or e.expires_at is not null)
            and e.created_at >= date_trunc('month', now())
        )
      loop
        insert into data_exports (user_id, about_club, kept_days)
          values (plan.user_id, plan.club_id, plan.kept_days)
          on conflict do nothing
          returning id into made;
        continue when made is null;
        perform app.enqueue_long(
          'export-club',
          json_build_object('user_id', plan.user_id, 'club_id', plan.club_id, 'export_id', made),
          'export-club ' || made,
          'export'
        );
        insert into audit_log (user_id, about_club, action, subject)
          values (plan.user_id, plan.club_id, 'club-export', '{"step": "monthly"}');
        started := started + 1;
      end loop;
      return started;
    end
  $$;

grant execute on function app.start_monthly_exports to slipway_worker;

call app.protect('export_plans', 'not: a wish of the manager who has set it');
