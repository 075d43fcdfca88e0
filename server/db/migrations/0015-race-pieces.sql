-- A race of a seat race is a piece of its session, and the time of a boat in it is a result of its
-- crew.

alter table seat_race_pieces
  add column piece smallint check (piece between 1 and 9999);

-- A race is the planned piece of its length, the nth of them the nth.
with planned as (
  select
    st.club_id, st.session_id, n.number, pc.planned_distance,
    row_number() over (
      partition by st.club_id, st.session_id, pc.planned_distance order by n.place
    ) as nth
  from session_structures st
  cross join lateral unnest(st.numbers) with ordinality n (number, place)
  join lateral (
    select
      p.planned_distance,
      row_number() over (order by p.position) as place,
      count(*) over () as pieces
    from session_pieces p
    where p.club_id = st.club_id and p.session_id = st.session_id
  ) pc on pc.place = (n.place - 1) % pc.pieces + 1
),
races as (
  select
    p.club_id, p.id, p.session_id, p.distance,
    row_number() over (
      partition by p.club_id, p.session_id, p.distance order by p.position
    ) as nth
  from seat_race_pieces p
)
update seat_race_pieces p
set piece = l.number
from races r
join planned l
  on l.club_id = r.club_id and l.session_id = r.session_id and l.nth = r.nth
  and l.planned_distance = r.distance
where p.club_id = r.club_id and p.id = r.id;

-- The others get numbers that nothing of the session ever had.
with used as (
  select club_id, session_id, unnest(numbers) as number from session_structures
  union all
  select club_id, session_id, number from dropped_pieces
  union all
  select club_id, session_id, number from strength_pieces
  union all
  select club_id, session_id, number from dropped_exercises
  union all
  select r.club_id, r.session_id, c.piece
  from results r
  join scores c on c.club_id = r.club_id and c.result_id = r.id
  union all
  select r.club_id, r.session_id, c.piece
  from results r
  join score_changes c on c.club_id = r.club_id and c.result_id = r.id
),
fresh as (
  select
    p.club_id, p.id,
    coalesce((
      select max(u.number)
      from used u
      where u.club_id = p.club_id and u.session_id = p.session_id
    ), 0) + row_number() over (
      partition by p.club_id, p.session_id order by p.position
    ) as number
  from seat_race_pieces p
  where p.piece is null
)
update seat_race_pieces p
set piece = f.number
from fresh f
where p.club_id = f.club_id and p.id = f.id;

alter table seat_race_pieces
  alter column piece set not null,
  add unique (club_id, session_id, piece);

insert into results (club_id, session_id, crew_id, sport_id)
select distinct p.club_id, p.session_id, b.crew_id, coalesce(s.sport_id, 8)
from seat_race_boats b
join seat_race_pieces p on p.club_id = b.club_id and p.id = b.piece_id
join sessions s on s.club_id = p.club_id and s.id = p.session_id
where b.time is not null
on conflict do nothing;

insert into scores (club_id, result_id, piece, part, time, sources)
select
  r.club_id, r.id, p.piece, 'piece', b.time,
  jsonb_build_object('time', jsonb_build_object(
    'kind', 'entered', 'by', null,
    'at', to_char(
      coalesce(p.timed_at, now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    )
  ))
from seat_race_boats b
join seat_race_pieces p on p.club_id = b.club_id and p.id = b.piece_id
join results r
  on r.club_id = p.club_id and r.session_id = p.session_id and r.crew_id = b.crew_id
  and not r.alternative
where b.time is not null
on conflict (club_id, result_id, piece, part, number) do update
set time = excluded.time, sources = scores.sources || excluded.sources;

alter table seat_race_boats drop column time;
