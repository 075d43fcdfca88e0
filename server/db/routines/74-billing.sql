-- How clubs pay for their plans: what crosses clubs, such as numbers of invoices and vouchers.

-- The invoice of an order, with the next number of the year. An order has one.
create function app.number_invoice(due orders) returns bigint
  language plpgsql set search_path = public, pg_temp
  as $$
    declare
      issued bigint;
      today date;
      place int;
    begin
      select id into issued from invoices where club_id = due.club_id and order_id = due.id;
      if found then
        return issued;
      end if;
      select (now() at time zone time_zone)::date into today from clubs where id = due.club_id;
      insert into invoice_years (year, last)
        values (extract(year from today)::int, 1)
        on conflict (year)
        do update set last = invoice_years.last + 1
        returning last into place;
      insert into invoices (club_id, order_id, year, number, issued_on, due_on, address)
        select due.club_id, due.id, extract(year from today)::int, place, today, today + 30,
          coalesce(to_jsonb(a) - 'club_id' - 'updated_at', jsonb_build_object('name', c.name))
        from clubs c
          left join billing_addresses a on a.club_id = c.id
        where c.id = due.club_id
        returning id into issued;
      return issued;
    end
  $$;

-- Issues the invoice of an order of the club in context.
create function app.issue_invoice(of_order bigint) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      due orders;
    begin
      select * into due from orders where id = of_order and club_id = app.club_id() for update;
      return case when found then app.number_invoice(due) end;
    end
  $$;

-- A voucher that still holds, by its code: null for any other. It is locked, so that the last use
-- is not had twice.
create function app.voucher(given text) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      known vouchers;
    begin
      select * into known from vouchers where code = given for update;
      return case
        when known.valid_until >= current_date and known.most_uses > (
          select count(*)
          from orders o
          where o.voucher_id = known.id
            and o.state <> 'cancelled'
            and not (o.club_id = app.club_id() and o.state = 'open')
        )
        then jsonb_build_object(
          'id', known.id, 'kind', known.kind, 'value', known.value, 'currency', known.currency
        )
      end;
    end
  $$;

-- Who gets the bills of the club in context: those who decide on its plan.
create function app.bill_receivers() returns table (
  user_id bigint, name text, email text, language text
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id, u.first_name, u.email, u.preferred_language
    from memberships m
      join users u on u.id = m.user_id
    where m.club_id = app.club_id()
      and m.status = app.approved()
      and u.disabled_at is null
      and u.email is not null
      and 'manage-licences' = any (app.permissions_of(m.club_id, m.user_id))
    order by u.id
  $$;

-- The clubs whose plan ends soon or has just ended, with their day.
create function app.clubs_to_bill() returns table (club_id bigint, today date)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, (now() at time zone c.time_zone)::date
    from subscriptions s
      join clubs c on c.id = s.club_id
    where s.status = app.active()
      and s.next_bill_date between current_date - 2 and current_date + 15
  $$;

-- How much is stored of what some features open, in the club in context: it stays when a plan
-- without them follows.
create function app.stored_by_feature() returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('feature', f, 'count', n) order by f), '[]')
    from (
      values
        (1, (select count(*) from mornings where club_id = app.club_id())),
        (2, (select count(*) from imports where club_id = app.club_id() and not owner_only)),
        (7, (select count(*) from session_ratings where club_id = app.club_id())),
        (16, (select count(*) from race_reports where club_id = app.club_id())),
        (17, (select count(*) from public_pages where club_id = app.club_id()))
    ) x(f, n)
    where n > 0
  $$;

-- An order of the club in context for which nothing is due: its plan runs at once.
create function app.settle_free_order(of_order bigint) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if not exists (
        select from orders where id = of_order and club_id = app.club_id() and amount = 0
      ) then
        return false;
      end if;
      return app.pay_order(of_order, app.user_id()) is not null;
    end
  $$;

call app.protect(
  'billing_addresses',
  'not: the books of who runs the installation; invoices are on the page of the plan'
);
call app.protect(
  'invoices',
  'not: the books of who runs the installation; invoices are on the page of the plan'
);
call app.protect(
  'billing_reminders',
  'not: the books of who runs the installation; invoices are on the page of the plan'
);
call app.close('vouchers');
call app.close('invoice_years');

grant select on plan_prices to slipway_app, slipway_worker;

grant execute on function
  app.issue_invoice, app.voucher, app.bill_receivers, app.stored_by_feature,
  app.settle_free_order
to slipway_app;

grant execute on function
  app.issue_invoice, app.bill_receivers, app.clubs_to_bill
to slipway_worker;
