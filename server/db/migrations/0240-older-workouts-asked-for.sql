-- Since which day a provider without a list was asked to send older activities, and when.
alter table provider_connections add column asked_from date, add column asked_at timestamptz, add check ((asked_from is null) = (asked_at is null));
