-- What plans cost, whom bills go to, and how they are paid.

-- Money is counted in minor units: cents, centimes, pence.
alter table orders alter column amount type bigint using round(amount * 100)::bigint;

alter table orders
  -- Ordered by the club itself, or by its running plan, rather than entered by an administrator.
  add column own boolean not null default false,
  -- What the sum is made of; empty where an administrator entered it.
  add column lines jsonb not null default '[]',
  add column net bigint,
  add column tax bigint not null default 0,
  -- In hundredths of a percent.
  add column tax_rate int not null default 0,
  add column reverse_charge boolean not null default false,
  -- The day it counts from, where unused days of another plan were credited.
  add column starts_on date,
  add column extra_days int not null default 0 check (extra_days between 0 and 3650),
  add column extra_months int not null default 0 check (extra_months between 0 and 120),
  add column voucher_id bigint,
  add column provider text not null default 'invoice' check (provider in ('invoice', 'stripe')),
  -- The checkout of the provider.
  add column checkout_id text,
  add column payment_id text,
  -- Who the club is there.
  add column customer_id text,
  add column failed_at timestamptz,
  -- What the provider has paid back.
  add column refunded bigint not null default 0,
  add column disputed_at timestamptz,
  -- Paid although it was no longer open: an administrator has to look at it.
  add column paid_late_at timestamptz;
update orders set net = amount;
alter table orders alter column net set not null;
create unique index orders_checkout on orders (checkout_id);
create index orders_payment on orders (payment_id);
-- A club has one order of its own that waits to be paid.
create unique index orders_one_open on orders (club_id) where own and state = 'open';

alter table subscriptions
  -- The plan goes on to this day although its bill is open.
  add column grace_until date,
  -- It ends with what is paid for.
  add column canceled_at timestamptz,
  -- The days that were last paid for, with the order that did.
  add column paid_from date,
  add column order_id bigint;

-- Prices with their history: a row holds from its day until one of the same kind follows.
create table plan_prices (
  id bigint generated always as identity primary key,
  plan_id bigint not null references plans,
  currency text not null check (currency in ('EUR', 'CHF', 'GBP', 'USD')),
  period text not null check (period in ('monthly', 'annual')),
  -- For each person; else the plan has no limit of people.
  per_user boolean not null,
  -- In minor units; null: no longer sold.
  amount bigint check (amount between 0 and 100000000),
  valid_from date not null,
  created_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  unique (plan_id, currency, period, valid_from)
);

create table vouchers (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z0-9-]{6,40}$'),
  kind text not null check (kind in ('percentage', 'amount', 'months')),
  value int not null check (value > 0),
  currency text check (currency in ('EUR', 'CHF', 'GBP', 'USD')),
  valid_until date not null,
  most_uses int not null check (most_uses between 1 and 100000),
  created_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  check ((kind = 'amount') = (currency is not null)),
  check (kind <> 'percentage' or value <= 100),
  check (kind <> 'months' or value <= 36)
);
alter table orders add foreign key (voucher_id) references vouchers;

create table billing_addresses (
  club_id bigint primary key references clubs on delete cascade,
  name text not null check (length(name) between 1 and 70),
  street text not null check (length(street) between 1 and 70),
  postcode text not null check (length(postcode) between 1 and 16),
  city text not null check (length(city) between 1 and 35),
  country text not null check (country ~ '^[A-Z]{2}$'),
  tax_id text check (length(tax_id) between 4 and 20),
  -- Bills go here as well as to those who decide.
  email text check (length(email) <= 254),
  updated_at timestamptz not null default now()
);

-- Invoices are never changed; what they say is what was ordered.
create table invoices (
  club_id bigint not null references clubs on delete cascade,
  id bigint generated always as identity,
  order_id bigint not null,
  year int not null,
  -- Without gaps in a year.
  number int not null check (number > 0),
  issued_on date not null,
  due_on date not null,
  address jsonb not null,
  primary key (club_id, id),
  unique (club_id, order_id),
  unique (year, number),
  foreign key (club_id, order_id) references orders on delete cascade
);
create unique index invoices_id on invoices (id);

-- The last number of a year: issuing the next one waits for the one before.
create table invoice_years (
  year int primary key,
  last int not null
);

-- What was already said of a plan's end, so that each mail goes out once.
create table billing_reminders (
  club_id bigint not null references clubs on delete cascade,
  ends_on date not null,
  days_before int not null,
  sent_at timestamptz not null default now(),
  primary key (club_id, ends_on, days_before)
);

-- What the provider of payments has notified of: the same event is done once.
create table payment_events (
  id text primary key check (length(id) between 1 and 255),
  kind text not null,
  -- What it says of an order: one that is not known yet is looked for again later.
  what jsonb not null,
  done_at timestamptz,
  received_at timestamptz not null default now()
);
