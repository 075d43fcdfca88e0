-- The series that a change parted this one from, while it repeats as the change left it, and the
-- rule it had before.
select w.id, p.parted_rules -> 0 as "rule!"
from session_series p
join session_series w
  on w.club_id = p.club_id and w.id = p.parted_from and w.repeat_rule = p.parted_rules -> 1
where p.club_id = :club_id and p.id = :id
