-- The bytes that were read for a person, alone or in an archive, with the import they belong to.
select m.sha256 as "sha256!", m.import_id as "import_id!"
from import_members m
join imports i on i.club_id = m.club_id and i.id = m.import_id
where m.club_id = :club_id and i.user_id = :user_id and m.outcome = 'read'
union all
select i.sha256, i.id
from imports i
where i.club_id = :club_id and i.user_id = :user_id and i.id <> :import_id
  and i.state in ('done', 'needs-assignment', 'needs-answer')
