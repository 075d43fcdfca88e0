-- What a club may tune beyond its sport: the zone factors of its endurance score (null: the published ones), and its picture in the file store.
alter table clubs
  add column ets_factors double precision[] check (cardinality(ets_factors) = 6 and 0 <= all (ets_factors) and 100 >= all (ets_factors)),
  add column logo text check (logo ~ '^[0-9a-f]{64}$');
grant update (name, country, time_zone, default_sport_id, wording, training_metric, venue_id, gmt_distribution, paddle_gmt_distribution, ets_factors, logo, creator_id)
  on clubs to slipway_app;

-- The clubs of a person, in the order one joined.
create or replace function app.my_clubs(person bigint) returns jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(jsonb_agg(jsonb_build_object(
      'club_id', c.id,
      'club', jsonb_build_object(
        'id', c.id, 'name', c.name, 'is_individual', c.is_individual, 'creator_id', c.creator_id, 'time_zone', c.time_zone, 'wording', c.wording,
        'training_metric', c.training_metric, 'country', c.country, 'logo', c.logo,
        'venue', (select jsonb_build_object('id', v.id, 'name', v.name, 'formatted_address', v.formatted_address, 'latitude', v.latitude, 'longitude', v.longitude)
                  from venues v where v.club_id = c.id and v.id = c.venue_id),
        'creator', (select jsonb_build_object('email', cu.email) from users cu where cu.id = c.creator_id),
        'default_sport', (select jsonb_build_object('id', s.id, 'key', s.key, 'gmt_distribution', c.gmt_distribution, 'paddle_gmt_distribution', c.paddle_gmt_distribution)
                          from sports s where s.id = c.default_sport_id),
        'subscription_info', (select jsonb_build_object('next_bill_date', s.next_bill_date, 'status', s.status, 'subscription_plan', jsonb_build_object('id', p.id, 'key', p.key,
            'features', (select coalesce(jsonb_agg(jsonb_build_object('subscription_feature_id', f)), '[]') from unnest(app.features_of(c.id)) f)))
          from subscriptions s join plans p on p.id = s.plan_id where s.club_id = c.id and s.status = 2)),
      'status', jsonb_build_object('id', m.status),
      'roles', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.key) order by r.id), '[]')
                from membership_roles mr join roles r on r.id = mr.role_id where mr.club_id = c.id and mr.user_id = person),
      'permissions', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.id), '[]')
                      from permissions p where p.name = any (app.permissions_of(c.id, person)))) order by m.created_at, c.id), '[]')
    from memberships m join clubs c on c.id = m.club_id
    where m.user_id = person and m.status in (0, 1, 4)
  $$;

-- The picture of a club for those who have anything to do with it, be the club selected or not.
create function app.club_logo(club bigint, person bigint) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$ select c.logo from clubs c join memberships m on m.club_id = c.id where c.id = club and m.user_id = person and m.status in (0, 1, 4, 6) $$;

-- Squads and clubs, too, tell an approved member where they lie.
create unique index squads_id on squads (id);
create or replace function app.other_club(thing text, thing_id bigint, person bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.club_id from memberships m
    where m.user_id = person and m.status = 1
      and m.club_id = (case thing
        when 'session' then (select club_id from sessions where id = thing_id)
        when 'activity' then (select club_id from activities where id = thing_id)
        when 'import' then (select club_id from imports where id = thing_id)
        when 'squad' then (select club_id from squads where id = thing_id)
        when 'club' then thing_id
      end)
  $$;

-- What the rule on leaving needs to know. The club's row stays locked until the end of the transaction, so that of two last managers only one gets away.
create function app.leaving_facts(club bigint, person bigint) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform from clubs where id = club for no key update;
      return (
        select jsonb_build_object('status', m.status, 'is_creator', c.creator_id is not distinct from person,
          'is_manager', exists (select from membership_roles r where r.club_id = club and r.user_id = person and r.role_id = 5),
          'other_managers', (select count(*) from membership_roles r join memberships o on o.club_id = r.club_id and o.user_id = r.user_id
                             where r.club_id = club and r.role_id = 5 and o.status = 1 and o.user_id <> person))
        from memberships m join clubs c on c.id = m.club_id where m.club_id = club and m.user_id = person);
    end
  $$;

create function app.leave_club(club bigint, person bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update memberships set status = 3 where club_id = club and user_id = person;
    insert into audit_log (user_id, about_club, action) values (person, club, 'club-left');
  $$;

revoke execute on function app.club_logo(bigint, bigint), app.leaving_facts(bigint, bigint), app.leave_club(bigint, bigint) from public;
grant execute on function app.club_logo(bigint, bigint), app.leaving_facts(bigint, bigint), app.leave_club(bigint, bigint) to slipway_app;

