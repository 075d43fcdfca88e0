-- What a club does not have whatever its plan, its add-on and what was added to it ("telemetry
-- unavailable").
alter table subscriptions add column withheld_features int[] not null default '{}';
