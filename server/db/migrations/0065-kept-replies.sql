-- What the caller saw of others when a reply was kept; null where it says nothing of them.
alter table idempotency_keys add seen_as bytea;
