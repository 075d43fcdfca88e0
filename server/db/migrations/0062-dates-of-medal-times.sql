-- Since when a gold medal time stands: one of the club's table, and a crew's own. Of those from
-- before nothing is known.
alter table gmts add column set_at timestamptz;
alter table gmts alter column set_at set default now();
alter table crews add column gmt_set_at timestamptz;
