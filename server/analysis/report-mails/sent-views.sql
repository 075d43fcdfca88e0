-- The views that the club in context has sent, with what who made each is in the club now.
select
  r.id, r.rhythm, r.audience, r.sent_on, v.name, v.page, v.question, c.name as club,
  app.person_as_viewer(r.user_id, r.club_id) as maker
from report_mails r
  join report_views v on v.club_id = r.club_id and v.id = r.view_id
  join clubs c on c.id = r.club_id
where r.club_id = :club_id
order by r.id
