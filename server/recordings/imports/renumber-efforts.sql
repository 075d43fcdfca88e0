-- Efforts of activities that go to another session are the pieces at the same places there, and
-- none where it plans no more. Where there is no plan, pieces are counted.
update efforts e
set piece = case when n.numbers is null then p.place else n.numbers[p.place] end
from activities a
left join session_structures o on o.club_id = a.club_id and o.session_id = a.session_id
left join session_structures n on n.club_id = a.club_id and n.session_id = :session_id?
cross join lateral (
  select
    f.id,
    case when o.numbers is null then f.piece else array_position(o.numbers, f.piece) end as place
  from efforts f
  where f.club_id = a.club_id and f.activity_id = a.id and f.piece is not null
) p
where a.club_id = :club_id and a.id = any (:activity_ids)
  and a.session_id is distinct from :session_id?::bigint
  and e.club_id = a.club_id and e.id = p.id
