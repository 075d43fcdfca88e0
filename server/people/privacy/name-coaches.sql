-- Names those of these people whose rights reach athletes.
insert into privacy_coaches (club_id, user_id, coach_id)
select m.club_id, :user_id, m.user_id
from memberships m
where m.club_id = :club_id and m.status = app.approved() and m.user_id <> :user_id
  and m.user_id = any (:coach_ids::bigint[])
  and 'view-athlete-profile' = any (app.permissions_of(m.club_id, m.user_id))
returning coach_id
