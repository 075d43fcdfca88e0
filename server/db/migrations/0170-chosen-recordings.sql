-- Of an outing that two devices recorded somebody has said that this recording counts; else what it holds decides.
alter table activities add column counts_first boolean not null default false;
