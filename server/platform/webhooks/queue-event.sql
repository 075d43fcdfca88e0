-- One message to each address that is to get the event, and its job.
with queued as (
  insert into webhook_deliveries
    (club_id, webhook_id, message_id, type, subject, subject_ids, body)
  select club_id, id, :message_id, :type, :subject, :subject_ids::bigint[], :body
  from webhooks
  where club_id = :club_id
    and active
    and :type = any (events)
  order by id
  on conflict (club_id, webhook_id, message_id) do nothing
  returning club_id, webhook_id, id
)
select app.enqueue_webhook(club_id, webhook_id, id, now()) as id
from queued
