-- The boats somebody sits in, as far as they are public, with their seat and everybody aboard; null without one. Boats of a seat race change by the piece.
create function app.crew_of(club bigint, session bigint, person bigint) returns jsonb
  language sql stable set search_path = public, pg_temp
  as $$
    select jsonb_agg(jsonb_build_object('boat', c.name, 'boat_type', c.boat_type, 'seat', own.position,
        'people', (select jsonb_agg(u.user_id order by u.position) from crew_users u where u.club_id = c.club_id and u.crew_id = c.id)) order by c.id)
    from crew_users own join crews c on c.club_id = own.club_id and c.id = own.crew_id
    where own.club_id = club and own.user_id = person and c.session_id = session and c.published_at is not null
      and not exists (select from seat_race_boats b where b.club_id = c.club_id and b.crew_id = c.id)
  $$;
revoke execute on function app.crew_of(bigint, bigint, bigint) from public;
grant execute on function app.crew_of(bigint, bigint, bigint) to slipway_app, slipway_worker;

-- The boat as each person was last told it.
alter table session_told add column crew jsonb;
update session_told set crew = app.crew_of(club_id, session_id, user_id);
