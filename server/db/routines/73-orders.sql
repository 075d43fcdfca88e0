-- Orders of plans, settled by administrators of the platform.

-- A page of orders.
create function app.admin_orders(filter jsonb, skip int, most int) returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (
        with chosen as (
          select o.*, c.name as club, l.late, l.late_disputed_at
          from orders o
            join clubs c on c.id = o.club_id
            left join lateral (
              select sum(greatest(0, p.amount - p.refunded)) as late,
                min(p.disputed_at) as late_disputed_at
              from late_payments p
              where p.club_id = o.club_id and p.order_id = o.id
            ) l on true
          where (filter ->> 'club_id' is null or o.club_id = (filter ->> 'club_id')::bigint)
            and app.contains(c.name, filter ->> 'name')
            and (filter ->> 'state' is null or o.state = filter ->> 'state')
        ),
        page as (
          select row_number() over (
            order by coalesce(late, 0) > 0 desc, (state = 'open') desc, id desc
          ) as place, chosen.*
          from chosen
          order by place
          offset skip
          limit most
        )
        select jsonb_build_object(
          'total', (select count(*) from chosen),
          'rows', (
            select coalesce(
              jsonb_agg(
                jsonb_build_object(
                  'id', p.id, 'club_id', p.club_id, 'club', p.club, 'plan', l.key,
                  'add_on', a.key,
                  'period', p.period, 'seats', p.seats, 'amount', p.amount / 100.0,
                  'currency', p.currency, 'provider', p.provider, 'invoice', (
                    select i.year || '-' || i.number from invoices i where i.order_id = p.id
                  ), 'failed_at', p.failed_at, 'refunded', p.refunded / 100.0,
                  'disputed_at', coalesce(p.disputed_at, p.late_disputed_at),
                  'paid_late', coalesce(p.late, 0) / 100.0,
                  'reference', p.reference, 'state', p.state, 'ordered_by', u.full_name,
                  'ordered_at', p.ordered_at, 'settled_at', p.settled_at, 'paid_until', p.paid_until
                )
                order by p.place
              ), '[]'
            )
            from page p
              join plans l on l.id = p.plan_id
              left join plans a on a.id = p.add_on_id
              left join users u on u.id = p.ordered_by
          )
        )
      );
    end
  $$;

-- Adds an order; null for an unknown club or plan.
create function app.admin_add_order(club bigint, given jsonb) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      added bigint;
    begin
      perform app.demand_admin();
      insert into orders (
        club_id, plan_id, period, seats, amount, net, currency, reference, ordered_by
      )
        select c.id, p.id, given ->> 'period', (given ->> 'seats')::int,
          sum.minor, sum.minor, given ->> 'currency', given ->> 'reference', app.user_id()
        from clubs c, plans p,
          (select round((given ->> 'amount')::numeric * 100)::bigint) sum(minor)
        where c.id = club and p.id = (given ->> 'plan_id')::bigint and not p.is_add_on
        returning id into added;
      if added is not null then
        perform app.note_admin(
          'admin-add-order', null, club, given || jsonb_build_object('order_id', added)
        );
      end if;
      return added;
    end
  $$;

-- What an order makes of the add-on of a club: it is that of the order. Where an order without one
-- lengthens the plan, the add-on runs to the day it was paid for.
create function app.run_add_on(due orders) returns void
  language sql set search_path = public, pg_temp
  as $$
    update subscriptions s
    set
      add_on_id = case when g.goes_on then coalesce(due.add_on_id, s.add_on_id)
        else due.add_on_id end,
      add_on_until = case when g.goes_on and due.add_on_id is null and s.add_on_id is not null
        then coalesce(s.add_on_until, s.next_bill_date) end
    from (
      select o.id, o.plan_id = due.plan_id and due.starts_on is null as goes_on
      from subscriptions o
    ) g
    where s.club_id = due.club_id and s.status = app.active() and g.id = s.id
  $$;

-- The order is paid, and its plan is the club's from now on: a running plan of the same kind is
-- extended, one with credited days counts from the day of the order, any other starts today. Those
-- who decide on the plan are notified. The last day paid for; null unless the order was open.
create function app.pay_order(of_id bigint, payer bigint) returns date
  language plpgsql set search_path = public, pg_temp
  as $$
    declare
      due orders;
      starts date;
      ends date;
    begin
      select * into due from orders where id = of_id for update;
      if due.state is distinct from 'open' then
        return null;
      end if;
      perform from clubs where id = due.club_id for update;
      select coalesce(
        due.starts_on,
        greatest(
          (now() at time zone c.time_zone)::date,
          case when s.plan_id = due.plan_id then s.next_bill_date end
        )
      ) into starts
      from clubs c
        left join subscriptions s on s.club_id = c.id and s.status = app.active()
      where c.id = due.club_id;
      ends := (
        starts + make_interval(
          months => due.extra_months + case due.period when 'annual' then 12 else 1 end
        )
      )::date + due.extra_days;
      update orders
        set state = 'paid', settled_at = now(), settled_by = payer, paid_until = ends
        where id = of_id;
      perform app.run_add_on(due);
      perform app.run_plan(due.club_id, due.plan_id, ends);
      update subscriptions
        set grace_until = null, canceled_at = null, paid_from = starts, order_id = of_id,
          add_on_id = coalesce(add_on_id, due.add_on_id)
        where club_id = due.club_id and status = app.active();
      if due.own then
        perform app.number_invoice(due);
      end if;
      perform app.notify_person(m.user_id, due.club_id, 2::smallint, 'plan-active', '{}', null)
      from memberships m
      where m.club_id = due.club_id
        and m.status = app.approved()
        and 'manage-licences' = any (app.permissions_of(m.club_id, m.user_id));
      return ends;
    end
  $$;

-- Marks an order as paid or cancelled. 'gone' for an unknown order, 'settled' for one that is paid
-- or cancelled already.
create function app.admin_settle_order(of_id bigint, paid boolean) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      due orders;
      ends date;
    begin
      perform app.demand_admin();
      select * into due from orders where id = of_id for update;
      if not found then
        return 'gone';
      end if;
      if due.state <> 'open' then
        return 'settled';
      end if;
      perform app.close_checkout(due.checkout_id);
      if paid then
        ends := app.pay_order(of_id, app.user_id());
        perform app.note_admin(
          'admin-order-paid', null, due.club_id,
          jsonb_build_object('order_id', of_id, 'paid_until', ends)
        );
        return 'done';
      end if;
      update orders
        set state = 'cancelled', settled_at = now(), settled_by = app.user_id()
        where id = of_id;
      perform app.note_admin(
        'admin-cancel-order', null, due.club_id, jsonb_build_object('order_id', of_id)
      );
      return 'done';
    end
  $$;

call app.protect(
  'subscriptions',
  'not: the books of who runs the installation; invoices are on the page of the plan'
);
call app.protect(
  'orders',
  'not: the books of who runs the installation; invoices are on the page of the plan'
);

grant execute on function
  app.admin_orders, app.admin_add_order, app.admin_settle_order
to slipway_app;
