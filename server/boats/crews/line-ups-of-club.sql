-- One page of the line-ups the viewer may see: the newest crew of each, the sessions they had, and
-- how far and how fast they rowed together as far as the viewer sees. A page beyond the last one
-- has one row without a line-up, which says how many there are.
with shown as (
  select
    c.id, c.boat_type, c.age, c.gender, c.weight, c.session_id, s.starts_at, s.ends_at,
    s.restricted_view,
    coalesce(s.starts_at, c.updated_at) as at,
    array(
      select cu.user_id
      from crew_users cu
      where cu.club_id = c.club_id and cu.crew_id = c.id
      order by cu.user_id
    ) as people
  from lasting_crews c
  left join sessions s on s.club_id = c.club_id and s.id = c.session_id
  where c.club_id = :club_id and (c.session_id is null or s.id is not null)
    and (
      :coaches
      or (c.published_at is not null and (c.session_id is null or s.published_at is not null))
      or exists (
        select from participants e
        where e.club_id = c.club_id and e.session_id = c.session_id
          and e.user_id = :viewer_id and e.edit
      )
    )
),
grouped as (
  select
    boat_type,
    people,
    (array_agg(id order by at desc, id desc))[1] as id,
    -- Results that are for coaches only count for nobody else.
    coalesce(
      array_agg(distinct session_id)
        filter (where ends_at <= now() and (:sees_restricted or not restricted_view)),
      '{}'
    ) as counted_ids,
    coalesce(array_agg(distinct session_id) filter (where ends_at <= now()), '{}') as session_ids,
    array_agg(id) as crew_ids,
    max(starts_at) filter (where ends_at <= now()) as last_date
  from shown
  group by boat_type, age, gender, weight, people, case when people = '{}' then id end
),
matching as (
  select g.*
  from grouped g
  join crews c on c.club_id = :club_id and c.id = g.id
  where (:boat_type?::int is null or g.boat_type = :boat_type?)
    and (
      :search::text = ''
      or position(lower(:search) in lower(app.crew_name(c.club_id, c.id, c.name))) > 0
      or exists (
        select from users u
        where u.id = any (g.people) and position(lower(:search) in lower(u.full_name)) > 0
      )
    )
)
select
  n.total as "total!",
  p.id,
  cardinality(p.session_ids) as sessions,
  p.last_date,
  (
    -- One boat covers one distance: the longest that any of its people recorded.
    select coalesce(sum(per_session.longest), 0)
    from (
      select max(l.distance) as longest
      from training_loads l
      where l.club_id = :club_id and l.session_id = any (p.counted_ids)
        and l.user_id = any (p.people) and l.user_id = any (:seen)
      group by l.session_id
    ) per_session
  ) as "distance!",
  (
    select max(lap.distance / lap.time)
    from activities a
    join laps lap on lap.club_id = a.club_id and lap.activity_id = a.id
    where a.club_id = :club_id and a.session_id = any (p.counted_ids)
      and not a.owner_only and not lap.rest and lap.distance >= :min_lap and lap.time > 0
      and case
        -- A person's own recordings count unless they belong to another boat of the session.
        when a.user_id = any (p.people)
          then (a.crew_id is null or a.crew_id = any (p.crew_ids)) and a.user_id = any (:seen)
        -- A recording of the boat shows how fast its crew was, no matter who uploaded it. Anyone
        -- who may see one of the crew sees it.
        else a.crew_id = any (p.crew_ids) and a.seat is null and p.people && :seen
      end
  ) as best_speed
from (select count(*) as total from matching) n
left join (
  select *
  from matching
  order by boat_type, last_date desc nulls last, id desc
  limit :limit offset :offset
) p on true
order by p.boat_type, p.last_date desc nulls last, p.id desc
