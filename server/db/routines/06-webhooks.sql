-- Outgoing webhooks.

-- Adds the job of a delivery, or moves it. An address is sent one message at a time, and only some
-- addresses at once. Others wait for it, so the job itself never gives up. Returns the delivery.
create function app.enqueue_webhook(club bigint, webhook bigint, delivery bigint, at timestamptz)
  returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
    begin
      perform graphile_worker.add_job(
        'send-webhook', json_build_object('club_id', club, 'delivery_id', delivery),
        queue_name := 'webhook-' || club || '-' || webhook, run_at := at,
        job_key := 'webhook-' || club || '-' || delivery, max_attempts := 1000,
        flags := array['webhook']
      );
      return delivery;
    end
  $$;

-- The log goes back thirty days, and an old secret signs for a day.
create function app.forget_old_webhook_words() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from webhook_deliveries where created_at < now() - interval '30 days';
    update webhooks
    set old_secret = null, old_secret_until = null
    where old_secret_until < now();
  $$;

call app.protect('webhooks', 'not: a key signs what is sent');
call app.protect('webhook_deliveries', 'not: a key signs what is sent');

grant execute on function app.enqueue_webhook to slipway_app, slipway_worker;
grant execute on function app.forget_old_webhook_words to slipway_worker;
