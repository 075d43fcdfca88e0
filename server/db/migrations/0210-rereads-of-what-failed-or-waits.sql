-- Files that could not be read are read again with the others: counted are those that can be now, and those read that still wait for a session.
alter table rereads add column recovered int not null default 0, add column waiting int not null default 0;
