-- What administrators of the platform see and change across all clubs. Each function checks its
-- caller.

-- Refuses everybody but administrators of the platform.
create function app.demand_admin() returns void
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      if not exists (
        select from users where id = app.user_id() and is_admin and disabled_at is null
      ) then
        raise insufficient_privilege using message = 'for platform administrators only';
      end if;
    end
  $$;

-- Writes an act of an administrator to the audit log.
create function app.note_admin(done text, person bigint, club bigint, what jsonb) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into audit_log (user_id, about_club, action, subject)
      values (app.user_id(), club, done, what || jsonb_build_object('user_id', person))
  $$;

-- Counts of everything on the platform.
create function app.admin_overview() returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return jsonb_build_object(
        'clubs', (
          select jsonb_build_object(
            'total', count(*) filter (where not is_individual),
            'individual', count(*) filter (where is_individual),
            'expired', count(*) filter (
              where greatest(s.next_bill_date, s.grace_until) is null
                or greatest(s.next_bill_date, s.grace_until)
                  < (now() at time zone c.time_zone)::date
            )
          )
          from clubs c
            left join subscriptions s on s.club_id = c.id and s.status = app.active()
        ),
        'users', (
          select jsonb_build_object(
            'total', count(*), 'unverified', count(*) filter (where email_verified_at is null),
            'disabled', count(*) filter (where disabled_at is not null),
            'admins', count(*) filter (where is_admin)
          )
          from users
        ),
        'imports', (
          select coalesce(jsonb_object_agg(state, number), '{}')
          from (select state, count(*) as number from imports group by state) i
        ),
        'jobs', (
          select jsonb_build_object(
            'waiting', count(*) filter (where locked_at is null and last_error is null),
            'running', count(*) filter (where locked_at is not null),
            'retrying', count(*) filter (
              where locked_at is null and last_error is not null and attempts < max_attempts
            ),
            'failed', count(*) filter (
              where locked_at is null and last_error is not null and attempts >= max_attempts
            )
          )
          from graphile_worker.jobs
        ),
        'mails', (
          select jsonb_build_object(
            'waiting', count(*) filter (where sent_at is null and error is null),
            'sent', count(*) filter (where sent_at is not null),
            'failed', count(*) filter (where sent_at is null and error is not null)
          )
          from mails
        ),
        'sign_ins_today', (
          select count(*) from audit_log where action = 'sign-in' and at >= date_trunc('day', now())
        )
      );
    end
  $$;

-- Jobs that failed at least once, the newest first.
create function app.admin_troubled_jobs() returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', id, 'task', task_identifier, 'attempts', attempts, 'max_attempts', max_attempts,
              'error', left(split_part(last_error, E'\n', 1), 300), 'created_at', created_at,
              'run_at', run_at
            )
            order by id desc
          ), '[]'
        )
        from (
          select *
          from graphile_worker.jobs
          where last_error is not null and locked_at is null
          order by id desc
          limit 50
        ) j
      );
    end
  $$;

-- Runs a failed job again.
create function app.admin_retry_job(job bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      perform graphile_worker.reschedule_jobs(array[job], run_at := now(), attempts := 0)
      from graphile_worker.jobs
      where id = job and locked_at is null;
      if found then
        perform app.note_admin('admin-retry-job', null, null, jsonb_build_object('job_id', job));
      end if;
      return found;
    end
  $$;

-- A mail of the outbox in a list.
create function app.mail_line(mail mails) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'id', mail.id, 'address', mail.address, 'language', mail.language, 'template', mail.template,
      'club', (select c.name from clubs c where c.id = mail.about_club),
      'created_at', mail.created_at, 'sent_at', mail.sent_at, 'error', left(mail.error, 300)
    )
  $$;

-- The outbox.
create function app.admin_mails(skip int, most int) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return jsonb_build_object(
        'total', (select count(*) from mails),
        'rows', (
          select coalesce(jsonb_agg(app.mail_line(m) order by m.id desc), '[]')
          from mails m
          where m.id in (select id from mails order by id desc offset skip limit most)
        )
      );
    end
  $$;

-- Returns one mail of the outbox with its values.
create function app.admin_mail(of_id bigint) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (
        select app.mail_line(m) || jsonb_build_object('values', m."values" - 'table')
        from mails m
        where m.id = of_id
      );
    end
  $$;

-- What went wrong lately besides jobs: mails that were refused and files that could not be read.
create function app.admin_errors() returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return jsonb_build_object(
        'mails', (
          select coalesce(jsonb_agg(app.mail_line(m) order by m.id desc), '[]')
          from mails m
          where m.id in (
            select id
            from mails
            where sent_at is null and error is not null
            order by id desc
            limit 50
          )
        ),
        'imports', (
          select coalesce(
            jsonb_agg(
              jsonb_build_object(
                'id', i.id, 'club_id', i.club_id, 'club', c.name, 'user_id', i.user_id,
                'full_name', u.full_name, 'reason', i.reason, 'created_at', i.created_at
              )
              order by i.id desc
            ), '[]'
          )
          from (
            select *
            from imports
            where state = 'failed' and created_at > now() - interval '30 days'
            order by id desc
            limit 50
          ) i
            join clubs c on c.id = i.club_id
            join users u on u.id = i.user_id
        )
      );
    end
  $$;

-- Who signed in when.
create function app.admin_sign_ins(skip int, most int) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return jsonb_build_object(
        'total', (select count(*) from audit_log where action = 'sign-in'),
        'rows', (
          select coalesce(
            jsonb_agg(
              jsonb_build_object(
                'id', a.id, 'at', a.at, 'user_id', u.id, 'full_name', u.full_name, 'email', u.email
              )
              order by a.id desc
            ), '[]'
          )
          from (
            select * from audit_log where action = 'sign-in' order by id desc offset skip limit most
          ) a
            left join users u on u.id = a.user_id
        )
      );
    end
  $$;

-- What the store holds, and what its clean-up removed.
create function app.admin_files() returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (
        select jsonb_build_object('files', count(*), 'bytes', coalesce(sum(size), 0))
        from stored_files
      ) || jsonb_build_object(
        'sweeps', (
          select coalesce(jsonb_agg(to_jsonb(s) - 'id' order by s.id desc), '[]')
          from (select * from file_sweeps order by id desc limit 10) s
        )
      );
    end
  $$;

-- The last backup; null where there is none.
create function app.admin_backup() returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (select to_jsonb(b) - 'id' from backups b order by made_at desc limit 1);
    end
  $$;

-- Invitations of a day by club.
create function app.admin_invitations(club bigint) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return app.invitation_count(club, null);
    end
  $$;

grant execute on function
  app.admin_overview, app.admin_errors, app.admin_troubled_jobs, app.admin_retry_job,
  app.admin_mails, app.admin_mail, app.admin_sign_ins, app.admin_files, app.admin_backup,
  app.admin_invitations
to slipway_app;
