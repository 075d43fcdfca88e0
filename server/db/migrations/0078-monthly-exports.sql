-- An export that a club makes by itself in every month, as one of its managers sees it.
create table export_plans (
  club_id bigint primary key references clubs on delete cascade,
  user_id bigint not null,
  -- Days that each is kept.
  kept_days smallint not null check (kept_days in (30, 90, 365)),
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index export_plans_person on export_plans (club_id, user_id);

-- Days that it is kept; null where somebody made it, for as long as any other.
alter table data_exports add column kept_days smallint;
