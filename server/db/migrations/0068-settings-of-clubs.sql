-- Whether athletes of a squad are in a team as soon as somebody puts them there. They are notified
-- and may leave; all others are asked.
alter table clubs add column squads_join_challenges boolean not null default false;

-- What a club sets about itself says so: the routines let the product change these columns, no
-- others.
do $$
  declare setting text;
  begin
    foreach setting in array array[
      'name', 'country', 'time_zone', 'default_sport_id', 'wording', 'training_metric', 'venue_id',
      'gmt_distribution', 'paddle_gmt_distribution', 'creator_id', 'open_to_requests',
      'ets_factors', 'logo', 'calendar_colours', 'coaches_see_minors', 'reports_outside',
      'messages_kept_days', 'season_month', 'squads_join_challenges'
    ] loop
      execute format('comment on column clubs.%I is ''setting''', setting);
    end loop;
  end
$$;
