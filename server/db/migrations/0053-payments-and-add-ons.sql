-- Money that came for an order which was no longer open, or in another sum: it has to go back.
create table late_payments (
  club_id bigint not null references clubs on delete cascade,
  -- That of the provider.
  payment_id text not null unique,
  order_id bigint not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  -- What the provider has paid back of it.
  refunded bigint not null default 0,
  disputed_at timestamptz,
  received_at timestamptz not null default now(),
  primary key (club_id, payment_id),
  foreign key (club_id, order_id) references orders on delete cascade
);
create index late_payments_order on late_payments (club_id, order_id);
insert into late_payments (club_id, payment_id, order_id, amount, currency, received_at)
  select club_id, coalesce(payment_id, 'order ' || id), id, amount, currency, paid_late_at
  from orders
  where paid_late_at is not null;
alter table orders drop column paid_late_at;

-- What is ordered beside a plan lies among the plans, with its features and prices.
alter table plans add column is_add_on boolean not null default false;
alter table orders add column add_on_id bigint references plans;
alter table subscriptions
  add column add_on_id bigint references plans,
  -- The last day of the add-on where it does not go on with the plan.
  add column add_on_until date;
