-- Plans of clubs and the orders that pay for them.

-- status: 1 pending, 2 active, 3 cancelled. A club has at most one active plan.
create table subscriptions (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  plan_id bigint not null references plans,
  status smallint not null check (status between 1 and 3),
  next_bill_date date,
  extra_features int[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (club_id, id)
);
create unique index subscriptions_one_active on subscriptions (club_id) where status = 2;

-- What a club has ordered. It becomes the club's plan when an administrator marks it as paid.
create table orders (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  plan_id bigint not null references plans,
  period text not null check (period in ('monthly', 'annual')),
  -- Null: no limit of people.
  seats int check (seats between 1 and 100000),
  amount numeric(10,2) not null check (amount >= 0),
  currency text not null check (currency in ('EUR', 'CHF', 'GBP', 'USD')),
  -- The number of the invoice, or whatever else identifies the order.
  reference text check (length(reference) between 1 and 80),
  state text not null default 'open' check (state in ('open', 'paid', 'cancelled')),
  ordered_by bigint references users on delete set null,
  ordered_at timestamptz not null default now(),
  settled_by bigint references users on delete set null,
  settled_at timestamptz,
  -- The last day that this order paid for.
  paid_until date,
  primary key (club_id, id),
  check ((state = 'open') = (settled_at is null)),
  check ((state = 'paid') = (paid_until is not null))
);
create unique index orders_id on orders (id);
