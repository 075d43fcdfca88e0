-- A link leads nowhere while the club's subscription is over; whether it is, the rule of all calls says.
create or replace function app.calendar_link(secret text, wanted text) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object('club_id', l.club_id, 'scope', l.scope, 'club_name', c.name, 'time_zone', c.time_zone, 'language', u.preferred_language,
      'subscription_ends', (select s.next_bill_date from subscriptions s where s.club_id = l.club_id and s.status = 2),
      'squads', (select coalesce(jsonb_agg(s.name order by s.name), '[]') from squads s where s.club_id = l.club_id and s.id = any (l.squad_ids)))
    from app.held_link(secret, wanted) l join clubs c on c.id = l.club_id join users u on u.id = l.user_id
  $$;
