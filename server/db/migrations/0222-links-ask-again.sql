-- Also what its maker may show now, in the club as it is: roles, and which of the squads that are still there are theirs.
create or replace function app.calendar_link(secret text, wanted text) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select jsonb_build_object('club_id', l.club_id, 'kind', l.kind, 'scope', l.scope, 'club_name', c.name, 'time_zone', c.time_zone, 'language', u.preferred_language,
      'subscription_ends', (select s.next_bill_date from subscriptions s where s.club_id = l.club_id and s.status = 2),
      'maker_roles', (select coalesce(jsonb_agg(r.role_id), '[]') from membership_roles r where r.club_id = l.club_id and r.user_id = l.user_id),
      'squad_ids', (select coalesce(jsonb_agg(s.id), '[]') from squads s where s.club_id = l.club_id and s.id = any (l.squad_ids)),
      'own_squads', (select coalesce(jsonb_agg(q.squad_id), '[]') from squad_users q where q.club_id = l.club_id and q.user_id = l.user_id and q.squad_id = any (l.squad_ids)),
      'squads', (select coalesce(jsonb_agg(s.name order by s.name), '[]') from squads s where s.club_id = l.club_id and s.id = any (l.squad_ids)))
    from app.held_link(secret, wanted) l join clubs c on c.id = l.club_id join users u on u.id = l.user_id
  $$;
