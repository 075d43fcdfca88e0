-- By which rules a load was worked out (LOAD_RULES): those of older ones are worked out again.
alter table kept_loads add column rules smallint not null default 1;
