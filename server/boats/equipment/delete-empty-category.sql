-- Deletes a category that holds nothing. Answers whether it holds something, with no row when there
-- is none.
with content as (
  select exists (
    select from equipment where club_id = :club_id and category_id = :id
  ) as held
),
deleted as (
  delete from equipment_categories
  where club_id = :club_id and id = :id and not (select held from content)
  returning id
)
select held as "held!"
from content
where held or exists (select from deleted)
