-- What a provider of payments notifies of, and its pages where orders are paid.

-- Has the page of the provider closed where an order could be paid that is no longer open.
create function app.close_checkout(page text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    select app.enqueue_outward(
      'expire-checkout', json_build_object('checkout_id', page), 'expire-checkout ' || page
    )
    where page is not null
  $$;

-- Takes the payment of an order. What comes when the order is no longer open, or in another sum,
-- opens nothing and is kept, for it has to go back: an administrator sees it.
create function app.take_payment(of_order orders, what jsonb) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
    begin
      if of_order.payment_id = what ->> 'payment_id' then
        return;
      end if;
      update orders
        set customer_id = coalesce(what ->> 'customer_id', customer_id)
        where id = of_order.id;
      if of_order.state = 'open'
        and of_order.amount = (what ->> 'amount')::bigint
        and of_order.currency = what ->> 'currency'
      then
        update orders set payment_id = what ->> 'payment_id' where id = of_order.id;
        perform app.pay_order(of_order.id, null);
        return;
      end if;
      insert into late_payments (club_id, order_id, payment_id, amount, currency)
        values (
          of_order.club_id, of_order.id,
          coalesce(what ->> 'payment_id', what ->> 'checkout_id', 'order ' || of_order.id),
          coalesce((what ->> 'amount')::bigint, 0), coalesce(what ->> 'currency', of_order.currency)
        )
        on conflict (payment_id) do nothing;
    end
  $$;

-- Notes that a payment was paid back or is disputed, at the payment it is about: that of the order
-- or one that came on top. False while it is not known.
create function app.note_of_payment(what jsonb) returns boolean
  language plpgsql set search_path = public, pg_temp
  as $$
    declare
      back bigint := case what ->> 'does'
        when 'refunded' then coalesce((what ->> 'amount')::bigint, 0) else 0 end;
      dispute timestamptz := case what ->> 'does' when 'disputed' then now() end;
    begin
      update late_payments
        set refunded = greatest(refunded, back), disputed_at = coalesce(disputed_at, dispute)
        where payment_id = what ->> 'payment_id';
      if found then
        return true;
      end if;
      update orders
        set refunded = greatest(refunded, back), disputed_at = coalesce(disputed_at, dispute)
        where payment_id = what ->> 'payment_id';
      return found;
    end
  $$;

-- Does what an event of a payment says; false while its order or payment is not known.
create function app.do_payment_event(what jsonb) returns boolean
  language plpgsql set search_path = public, pg_temp
  as $$
    declare
      of_order orders;
    begin
      if what ->> 'does' in ('refunded', 'disputed') then
        return app.note_of_payment(what);
      end if;
      select * into of_order
      from orders o
      where o.id = (what ->> 'order_id')::bigint
        or o.checkout_id = what ->> 'checkout_id'
        or o.payment_id = what ->> 'payment_id'
      order by (o.id = (what ->> 'order_id')::bigint) desc nulls last
      limit 1
      for update;
      if not found then
        return false;
      end if;
      if what ->> 'does' = 'paid' then
        perform app.take_payment(of_order, what);
      else
        update orders
          set failed_at = now()
          where id = of_order.id and state = 'open';
      end if;
      return true;
    end
  $$;

-- Takes an event of the provider of payments, whose signature was verified. The same one is done
-- once; one about an order that is not known yet is done when that is.
create function app.take_payment_event(event text, event_kind text, what jsonb) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      waiting payment_events;
    begin
      insert into payment_events (id, kind, what)
        values (event, event_kind, what)
        on conflict (id) do nothing;
      if not found then
        return false;
      end if;
      if app.do_payment_event(what) then
        update payment_events set done_at = now() where id = event;
        for waiting in
          select *
          from payment_events e
          where e.done_at is null
            and e.what ->> 'payment_id' = take_payment_event.what ->> 'payment_id'
          order by e.received_at
        loop
          if app.do_payment_event(waiting.what) then
            update payment_events set done_at = now() where id = waiting.id;
          end if;
        end loop;
      end if;
      return true;
    end
  $$;

call app.protect(
  'late_payments',
  'not: the books of who runs the installation; invoices are on the page of the plan'
);
call app.close('payment_events');

grant execute on function
  app.close_checkout, app.take_payment_event
to slipway_app;
