-- Reports that are seen outside the app.

-- The link of a token, what its maker is in their club now, and whether the club still allows it;
-- null for a token that no link has, and where the maker has no account or membership any more.
create function app.open_report_link(hash bytea) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object(
      'club_id', l.club_id, 'id', l.id, 'page', l.page, 'question', l.question,
      'expires_at', l.expires_at, 'club_name', c.name,
      'state',
        case
          when l.stopped_at is not null or not c.reports_outside then 'stopped'
          when l.expires_at <= now() then 'expired'
          else 'open'
        end,
      'maker', app.person_as_viewer(l.user_id, l.club_id)
    )
    from report_links l
      join clubs c on c.id = l.club_id
      join memberships m on m.club_id = l.club_id
        and m.user_id = l.user_id
        and m.status = app.approved()
      join users u on u.id = l.user_id
    where l.token_hash = hash and u.disabled_at is null
  $$;

call app.protect('report_links', 'not: a link shows figures to who has it');

grant execute on function
  app.open_report_link
to slipway_app;
