-- Metres of the structure of sessions that plan no distance beside it; null where all of it is
-- planned by time. As totalsOf in domain/time/structure.ts: the segments of a piece say more than
-- the piece.
select
  s.id,
  nullif(sum(
    case when st.piece_structure = :repeated then st.repetitions else 1 end
      * coalesce(segments.metres, p.planned_distance)
  ), 0) as metres
from sessions s
join session_structures st on st.club_id = s.club_id and st.session_id = s.id
join session_pieces p on p.club_id = st.club_id and p.session_id = st.session_id
cross join lateral (
  select case when count(*) > 0 then
    coalesce(sum((segment ->> 'planned_distance')::double precision), 0)
  end as metres
  from jsonb_array_elements(p.segments) segment
  where coalesce(segment ->> 'planned_distance', segment ->> 'planned_time') is not null
) segments
where s.club_id = :club_id and s.id = any (:ids) and s.planned_distance is null
group by s.id
