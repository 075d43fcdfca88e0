-- The import of these bytes by a person, as a single file or in an archive. It is queued again when
-- it is a single file that lacks what another one had, which has been deleted since.
with found as (
  select
    i.club_id, i.id, i.state,
    i.sha256 = :sha256 and i.state in ('done', 'needs-assignment') and exists (
      select from import_members m
      where m.club_id = i.club_id and m.import_id = i.id
        and m.outcome = 'known' and m.known_import_id is null
    ) as lacks
  from imports i
  where i.club_id = :club_id and i.user_id = :user_id
    and (
      i.sha256 = :sha256
      or exists (
        select from import_members m
        where m.club_id = i.club_id and m.import_id = i.id
          and m.outcome = 'read' and m.sha256 = :sha256
      )
    )
  order by i.sha256 = :sha256 desc
  limit 1
),
queued as (
  update imports i
  set state = 'queued', progress = 0, reason = null
  from found f
  where f.lacks and i.club_id = f.club_id and i.id = f.id
  returning i.club_id, i.id
)
select
  f.id,
  case when f.lacks then 'queued' else f.state end as "state!",
  not f.lacks as "duplicate!",
  (select app.enqueue_import(q.club_id, q.id) from queued q)::text as queued
from found f
