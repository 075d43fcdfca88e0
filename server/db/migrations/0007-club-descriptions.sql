-- What a club is, as administrators describe it and find it by.

alter table clubs add column description text check (length(description) <= 2000);
