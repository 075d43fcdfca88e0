-- A feed has the phases of the season too, where its maker chose so.
alter table calendar_links add column with_phases boolean not null default false;
