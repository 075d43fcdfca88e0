-- A reminder of an invitation has a code of its own, which ends with that of the invitation.

alter table one_time_codes add column reminds bigint references one_time_codes on delete cascade;
create index one_time_codes_reminds on one_time_codes (reminds) where reminds is not null;
