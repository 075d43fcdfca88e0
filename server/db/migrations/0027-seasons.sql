-- The month in which the season of a club begins; reports by year count by it.

alter table clubs add column season_month smallint not null default 1
  check (season_month between 1 and 12);
