-- Seconds of a recording at which its clock restarted, the rest before that piece left out: nothing
-- is one stretch across them.
alter table activities add column restarts double precision[] not null default '{}';

-- Seconds until a lap ended by the clock, where its timer stood still within it.
alter table laps add column elapsed double precision;

-- In recordings stored before, the devices known to restart it did so at their laps. Reading the
-- file again gives the exact seconds.
create temporary table restarted on commit drop as
select a.club_id, a.id, a.merged_into
from activities a
where a.device in ('CoxMate', 'Float', 'Hero', 'Quiske', 'RowPro', 'RP3', 'SmartRow')
  or a.device like 'NK %' and a.device <> 'NK LiNK Logbook'
  -- Strokes from the logbook as a table: as JSON they have no watts, in other files no number.
  or a.device = 'Concept2' and 'stroke' = any (a.channel_names)
    and a.channel_names && array['power', 'drag_factor'];

update activities a
set restarts = coalesce(
  (
    select array_agg(l.start order by l.start)
    from laps l
    where l.club_id = a.club_id and l.activity_id = a.id and l.start > 0
  ),
  '{}'
)
where exists (
  select from restarted r where r.club_id = a.club_id and a.id in (r.id, r.merged_into)
);

update activities a
set recorded = a.recorded || jsonb_build_object('restarts', coalesce(
  (
    select jsonb_agg(l.lap -> 'start' order by l.place)
    from jsonb_array_elements(a.recorded -> 'laps') with ordinality as l (lap, place)
    where (l.lap ->> 'start')::double precision > 0
  ),
  '[]'
))
from restarted r
where r.club_id = a.club_id and r.id = a.id and a.recorded is not null;

-- The bests and speeds of all are worked out in the night.
update activities set bests_kept = false where bests_kept;
