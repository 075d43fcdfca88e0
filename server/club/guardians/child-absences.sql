-- The days away of a child that are not over. Those that came from a morning are about health, and
-- so may be those the child entered: of these the reason is left out.
select
  a.id,
  a.from_date,
  a.until_date,
  case when who.guardian is null then 'other' else a.reason end as "reason!",
  case when who.guardian is not null then a.note end as note,
  who.guardian
from absences a
cross join lateral (select app.guardian_name(a.user_id, a.entered_by) as guardian) who
where a.club_id = :club_id and a.user_id = :child_id and a.until_date >= :today
  and not a.from_morning
order by a.from_date, a.id
