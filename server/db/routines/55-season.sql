-- Plans of seasons.

call app.protect('seasons', 'planning: where user_id is null or seen(user_id)');
call app.protect('season_weeks', 'planning: all');
call app.protect('season_goals', 'planning: all');
call app.protect('season_changes', 'planning: all');
call app.protect('season_templates', 'planning: where user_id is null');

-- The plan that holds for a squad, an athlete or the club: their own, else that of a squad of the
-- athlete, else that of the club.
create function app.plan_of_season(
  club bigint, first date, person bigint, squad bigint
) returns bigint
  language sql stable
  as $$
    select p.id
    from seasons p
    where p.club_id = club
      and p.first_day = first
      and
        case
          when person is not null then p.user_id = person or (
            p.user_id is null and (p.squad_id is null or p.squad_id in (
              select su.squad_id from squad_users su where su.club_id = club and su.user_id = person
            ))
          )
          when squad is not null then p.user_id is null
            and (p.squad_id is null or p.squad_id = squad)
          else p.user_id is null and p.squad_id is null
        end
    order by p.user_id is null, p.squad_id is null, p.squad_id
    limit 1
  $$;

-- The plans whose phases a feed shows: of its maker, of its squads or of the club. `revision`
-- counts how often their phases were changed.
create function app.linked_phases(secret text, first date, last date) returns table (
  id bigint, first_day date, squad text, phases jsonb, revision int, updated_at timestamptz
)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.id, p.first_day, q.name, p.phases, c.count::int,
      coalesce(c.latest, p.first_day::timestamptz)
    from app.held_link(secret, 'feed') l
      join seasons p on p.club_id = l.club_id
      left join squads q on q.club_id = p.club_id and q.id = p.squad_id
      cross join lateral (
        select count(*), max(changed_at) as latest
        from season_changes
        where club_id = p.club_id and season_id = p.id and after ? 'phases'
      ) c
    where l.with_phases
      and p.first_day between first and last
      and
        case l.scope
          when 'mine' then p.id = app.plan_of_season(l.club_id, p.first_day, l.user_id, null)
          when 'club' then p.id = app.plan_of_season(l.club_id, p.first_day, null, null)
          else p.id in (
            select app.plan_of_season(l.club_id, p.first_day, null, s.id)
            from squads s
            where s.club_id = l.club_id and s.id = any (l.squad_ids)
          )
        end
    order by p.first_day, p.id
    limit 200
  $$;

grant execute on function app.plan_of_season, app.linked_phases to slipway_app;

-- Who changed what of a season is of use while it and the next are planned.
create function app.forget_old_season_changes() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from season_changes where changed_at < now() - interval '3 years' $$;
revoke execute on function app.forget_old_season_changes() from public;
grant execute on function app.forget_old_season_changes() to slipway_worker;
