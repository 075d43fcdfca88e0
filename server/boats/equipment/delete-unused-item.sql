-- Deletes a thing that nothing was logged or booked of. Answers whether it has such a history, with
-- no row when there is no such thing.
with past as (
  select
    exists (select from equipment_logs where club_id = :club_id and item_id = :id)
    or exists (select from equipment_bookings where club_id = :club_id and item_id = :id)
      as history
),
deleted as (
  delete from equipment
  where club_id = :club_id and id = :id and not (select history from past)
  returning id
)
select history as "history!"
from past
where history or exists (select from deleted)
