-- What a connection needs besides: who renews it, who sees it, and what is told of it.

-- Until when somebody is renewing the access: others wait for the outcome, and no lock is held while the provider is asked.
alter table provider_connections add column refreshing_until timestamptz;

-- An account elsewhere is nobody's business but its owner's: also not an administrator's in the owner's name.
create policy not_in_their_name on provider_connections as restrictive to slipway_app using ((select app.impersonator_id()) is null);
create policy not_in_their_name on provider_sign_ins as restrictive to slipway_app using ((select app.impersonator_id()) is null);
create policy not_in_their_name on provider_events as restrictive to slipway_app using ((select app.impersonator_id()) is null);
create policy not_in_their_name on provider_activities as restrictive to slipway_app using ((select app.impersonator_id()) is null);

-- How much of a backfill is through is counted.
alter table provider_connections drop column backfill_share;

-- Providers also tell that a person changed an activity.
alter table provider_events drop constraint provider_events_kind_check;
alter table provider_events add constraint provider_events_kind_check check (kind in ('activity', 'changed', 'removed', 'deauthorised'));
