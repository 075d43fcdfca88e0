-- Queues what has waited for a delivery that has ended, unless it waits for others as well.
select app.enqueue_webhook(
    d.club_id, d.webhook_id, d.id, greatest(d.next_at, d.claimed_until, now())
  ) as id
from webhook_deliveries ended
  join webhook_deliveries d
    on d.club_id = ended.club_id
    and d.webhook_id = ended.webhook_id
    and d.subject = ended.subject
    and d.id > ended.id
    and d.subject_ids && ended.subject_ids
    and d.state in ('waiting', 'retrying')
where ended.club_id = :club_id
  and ended.id = :id
  and not exists (
    select
    from webhook_deliveries earlier
    where earlier.club_id = d.club_id
      and earlier.webhook_id = d.webhook_id
      and earlier.subject = d.subject
      and earlier.id < d.id
      and earlier.subject_ids && d.subject_ids
      and earlier.state in ('waiting', 'retrying')
  )
