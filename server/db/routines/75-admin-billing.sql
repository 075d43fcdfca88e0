-- Prices, vouchers and free months, kept by administrators of the platform, and what clubs paid.

-- Every price there ever was, the newest of each kind first.
create function app.admin_prices() returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', x.id, 'plan_id', x.plan_id, 'plan', p.key, 'currency', x.currency,
              'period', x.period, 'per_user', x.per_user, 'amount', x.amount,
              'valid_from', x.valid_from, 'created_by', u.full_name, 'created_at', x.created_at
            )
            order by p.id, x.currency, x.period, x.valid_from desc
          ), '[]'
        )
        from plan_prices x
          join plans p on p.id = x.plan_id
          left join users u on u.id = x.created_by
      );
    end
  $$;

-- A price from a day on. What holds already is never changed: 'past' for a day before today, null
-- for an unknown plan.
create function app.admin_set_price(given jsonb) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      if (given ->> 'valid_from')::date < current_date then
        return 'past';
      end if;
      insert into plan_prices (
        plan_id, currency, period, per_user, amount, valid_from, created_by
      )
        select p.id, given ->> 'currency', given ->> 'period', (given ->> 'per_user')::boolean,
          (given ->> 'amount')::bigint, (given ->> 'valid_from')::date, app.user_id()
        from plans p
        where p.id = (given ->> 'plan_id')::bigint
        on conflict (plan_id, currency, period, valid_from)
        do update set per_user = excluded.per_user, amount = excluded.amount,
          created_by = excluded.created_by, created_at = now();
      if not found then
        return null;
      end if;
      perform app.note_admin('admin-set-price', null, null, given);
      return 'done';
    end
  $$;

create function app.admin_vouchers() returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', v.id, 'code', v.code, 'kind', v.kind, 'value', v.value,
              'currency', v.currency, 'valid_until', v.valid_until, 'most_uses', v.most_uses,
              'uses', (
                select count(*) from orders o where o.voucher_id = v.id and o.state <> 'cancelled'
              )
            )
            order by v.id desc
          ), '[]'
        )
        from vouchers v
      );
    end
  $$;

-- Adds a voucher; null when its code is taken.
create function app.admin_add_voucher(given jsonb) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      added bigint;
    begin
      perform app.demand_admin();
      insert into vouchers (code, kind, value, currency, valid_until, most_uses, created_by)
        values (
          given ->> 'code', given ->> 'kind', (given ->> 'value')::int, given ->> 'currency',
          (given ->> 'valid_until')::date, (given ->> 'most_uses')::int, app.user_id()
        )
        on conflict (code) do nothing
        returning id into added;
      if added is not null then
        perform app.note_admin('admin-add-voucher', null, null, given);
      end if;
      return added;
    end
  $$;

-- Lengthens the plan of a club; the new last day, or null for a club without a plan.
create function app.admin_free_months(club bigint, months int) returns date
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      ends date;
    begin
      perform app.demand_admin();
      update subscriptions s
        set next_bill_date = (
          greatest(s.next_bill_date, (now() at time zone c.time_zone)::date)
          + make_interval(months => admin_free_months.months)
        )::date, grace_until = null
        from clubs c
        where s.club_id = club and c.id = s.club_id and s.status = app.active()
        returning s.next_bill_date into ends;
      if ends is not null then
        perform app.note_admin(
          'admin-free-months', null, club,
          jsonb_build_object('months', months, 'paid_until', ends)
        );
      end if;
      return ends;
    end
  $$;

-- What was paid, by month and currency, in minor units.
create function app.admin_revenue() returns jsonb
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    begin
      perform app.demand_admin();
      return (
        select coalesce(jsonb_agg(to_jsonb(r) order by r.month desc, r.currency), '[]')
        from (
          select to_char(o.settled_at, 'YYYY-MM') as month, o.currency, count(*) as orders,
            sum(o.net)::bigint as net, sum(o.tax)::bigint as tax, sum(o.amount)::bigint as total,
            sum(o.refunded)::bigint as refunded
          from orders o
          where o.state = 'paid'
          group by 1, 2
        ) r
      );
    end
  $$;

grant execute on function
  app.admin_prices, app.admin_set_price, app.admin_vouchers, app.admin_add_voucher,
  app.admin_free_months, app.admin_revenue
to slipway_app;
