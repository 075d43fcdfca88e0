-- Questions to reports that people keep by name, and which of them a report opens with.

create table report_views (
  club_id bigint not null,
  id bigint generated always as identity,
  -- Who saved it.
  user_id bigint not null,
  -- A name of domain/reports/pages.
  page text not null check (length(page) <= 40),
  name text not null check (length(name) between 1 and 120),
  -- What is asked, by the names of the page's address.
  question jsonb not null,
  -- Everybody in the club sees it.
  shared boolean not null default false,
  primary key (club_id, id),
  foreign key (club_id, user_id) references memberships on delete cascade
);
create index report_views_user on report_views (club_id, user_id);

-- The view that a report opens with, for each person.
create table report_view_defaults (
  club_id bigint not null,
  user_id bigint not null,
  page text not null,
  view_id bigint not null,
  primary key (club_id, user_id, page),
  foreign key (club_id, user_id) references memberships on delete cascade,
  foreign key (club_id, view_id) references report_views on delete cascade
);
create index report_view_defaults_view on report_view_defaults (club_id, view_id);
