-- Reports that are sent by mail.

-- The clubs that have reports sent, with their clocks: for the job that looks every hour.
create function app.clubs_sending_reports() returns table (club_id bigint, time_zone text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.time_zone
    from clubs c
    where exists (select from report_mails r where r.club_id = c.id)
  $$;

-- What the owner of the code in a mail gets: they stop it, take that back, or look with null. Null
-- for an unknown code.
create function app.stop_report_mails(code_hash bytea, stops boolean) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      sent report_mail_sendings;
    begin
      select * into sent from report_mail_sendings where stop_hash = code_hash;
      if not found then
        return null;
      end if;
      if stops then
        insert into report_mail_stops (club_id, mail_id, user_id)
          values (sent.club_id, sent.mail_id, sent.user_id)
          on conflict do nothing;
      elsif not stops then
        delete from report_mail_stops s
        where s.club_id = sent.club_id and s.mail_id = sent.mail_id and s.user_id = sent.user_id;
      end if;
      return (
        select jsonb_build_object(
          'club_name', c.name, 'view', v.name,
          'stopped', exists (
            select
            from report_mail_stops s
            where s.club_id = r.club_id and s.mail_id = r.id and s.user_id = sent.user_id
          )
        )
        from report_mails r
          join clubs c on c.id = r.club_id
          join report_views v on v.club_id = r.club_id and v.id = r.view_id
        where r.club_id = sent.club_id and r.id = sent.mail_id
      );
    end
  $$;

call app.protect('report_mails', 'not: it sends mails by itself');
call app.protect('report_mail_sendings', 'not: it sends mails by itself');
call app.protect('report_mail_stops', 'not: it sends mails by itself');

grant execute on function
  app.stop_report_mails
to slipway_app;

grant execute on function
  app.clubs_sending_reports, app.person_as_viewer
to slipway_worker;
