-- Deletes those of the sessions that a file made and that hold no file any more, unless somebody
-- has said something in them: entered or corrected a result, rated, posted, added people. The
-- rest of what was measured follows its recording in a job.
select app.delete_sessions(array_agg(s.id), :by) as id
from sessions s
where s.club_id = :club_id and s.id = any (:session_ids) and s.auto_created
  and not exists (
    select from activities a where a.club_id = s.club_id and a.session_id = s.id
  )
  and not exists (
    select from results r
    where r.club_id = s.club_id and r.session_id = s.id
      and (
        r.note is not null
        or exists (
          select from scores c
          left join jsonb_each(c.sources) v on true
          where c.club_id = r.club_id and c.result_id = r.id
            and v.value ->> 'kind' is distinct from 'measured'
        )
      )
  )
  and not exists (
    select from session_ratings r where r.club_id = s.club_id and r.session_id = s.id
  )
  and not exists (
    select from wall_posts p where p.club_id = s.club_id and p.session_id = s.id
  )
  and (
    select count(*) from participants p where p.club_id = s.club_id and p.session_id = s.id
  ) <= 1
having count(*) > 0
