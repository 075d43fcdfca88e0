-- Whether programs that talk with people may ask, by the tokens of the club's people, what these
-- may see.
alter table clubs add column assistants boolean not null default false;
comment on column clubs.assistants is 'setting';
