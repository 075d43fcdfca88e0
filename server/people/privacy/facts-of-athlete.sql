-- What the rule on seeing an athlete needs to know of a person, and of who wants to see them.
select m.user_id, m.status, u.health_consent as consents,
  extract(year from age((now() at time zone c.time_zone)::date, u.date_of_birth))::int as age,
  array(
    select r.role_id
    from membership_roles r
    where r.club_id = m.club_id and r.user_id = m.user_id
  ) as "roles!",
  array(
    select q.squad_id
    from squad_users q
    where q.club_id = m.club_id and q.user_id = m.user_id
  ) as "squads!",
  coalesce(s.mode, 'all-coaches') as "mode!",
  array(
    select p.coach_id
    from privacy_coaches p
    where p.club_id = m.club_id and p.user_id = m.user_id
  ) as "coaches!",
  coalesce((
    select v.coach_scope
    from memberships v
    where v.club_id = m.club_id and v.user_id = :viewer_id
  ), 'own-squads') as "coach_scope!",
  array(
    select q.squad_id
    from squad_users q
    where q.club_id = m.club_id and q.user_id = :viewer_id
  ) as "viewer_squads!"
from memberships m
join users u on u.id = m.user_id
join clubs c on c.id = m.club_id
left join privacy_settings s on s.club_id = m.club_id and s.user_id = m.user_id
where m.club_id = :club_id and m.user_id = :user_id
