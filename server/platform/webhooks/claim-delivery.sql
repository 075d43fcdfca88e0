-- Takes a delivery in hand for one attempt. None while it is in other hands or not yet due, while
-- its webhook is off, or while an earlier one about the same things has not ended.
update webhook_deliveries d
set claim = :claim::uuid,
  claimed_until = now() + interval '1 minute',
  attempts = attempts + 1,
  attempted_at = now()
from webhooks w
where d.club_id = :club_id
  and d.id = :id
  and d.state in ('waiting', 'retrying')
  and coalesce(greatest(d.next_at, d.claimed_until), now()) <= now()
  and w.club_id = d.club_id
  and w.id = d.webhook_id
  and w.active
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
returning d.webhook_id, d.message_id, d.body, d.attempts, d.tried_since, w.address, w.secret,
  case when w.old_secret_until > now() then w.old_secret end as old_secret
