-- Who sees an athlete: the athlete's own wish, how far a coach's eyes reach, and the one function every list asks.

alter table memberships add column coach_scope text not null default 'club' check (coach_scope in ('club', 'own-squads'));

-- Without a row all coaches see the athlete.
create table privacy_settings (
  club_id bigint not null,
  user_id bigint not null,
  mode text not null check (mode in ('all-coaches', 'specific-coaches', 'all-coaches-except', 'only-me')),
  changed_at timestamptz not null default now(),
  primary key (club_id, user_id),
  foreign key (club_id, user_id) references memberships on delete cascade
);
call app.protect('privacy_settings');

-- The coaches a setting names: those who see, or those who do not.
create table privacy_coaches (
  club_id bigint not null,
  user_id bigint not null,
  coach_id bigint not null,
  primary key (club_id, user_id, coach_id),
  foreign key (club_id, user_id) references privacy_settings on delete cascade,
  foreign key (club_id, coach_id) references memberships (club_id, user_id) on delete cascade
);
create index privacy_coaches_coach on privacy_coaches (club_id, coach_id);
call app.protect('privacy_coaches');

-- The same rule as canSeeAthlete in domain/rules/privacy.ts, for a whole club at once; a test holds the two together.
-- reach is how far the viewer's rights go ('club', 'own-squads', 'self'); null: as far as view-athlete-profile takes them.
create function app.visible_athletes(club bigint, viewer bigint, reach text default null) returns setof bigint
  language sql stable
  as $$
    with asking as materialized (
      select m.coach_scope, 'view-minors' = any (held.names) as sees_minors,
        coalesce(visible_athletes.reach, case when 'view-athlete-profile' = any (held.names) then 'club' else 'self' end) as reach,
        (now() at time zone c.time_zone)::date as today
      from memberships m join clubs c on c.id = m.club_id cross join lateral (select app.permissions_of(m.club_id, m.user_id) as names) held
      where m.club_id = visible_athletes.club and m.user_id = visible_athletes.viewer and m.status = 1
    )
    select visible_athletes.viewer from asking
    union all
    select m.user_id
    from asking a
    join memberships m on m.club_id = visible_athletes.club and m.user_id <> visible_athletes.viewer and m.status not in (2, 3, 5)
    join users u on u.id = m.user_id
    left join privacy_settings s on s.club_id = m.club_id and s.user_id = m.user_id
    left join privacy_coaches named on named.club_id = m.club_id and named.user_id = m.user_id and named.coach_id = visible_athletes.viewer
    where a.reach <> 'self'
      and exists (select from membership_roles r where r.club_id = m.club_id and r.user_id = m.user_id and r.role_id = 2)
      and (a.sees_minors or u.date_of_birth <= a.today - interval '18 years')
      and ((a.reach = 'club' and a.coach_scope = 'club') or exists (
        select from squad_users theirs join squad_users mine on mine.club_id = theirs.club_id and mine.squad_id = theirs.squad_id
        where theirs.club_id = m.club_id and theirs.user_id = m.user_id and mine.user_id = visible_athletes.viewer))
      and case coalesce(s.mode, 'all-coaches')
        when 'all-coaches' then true
        when 'specific-coaches' then named.coach_id is not null
        when 'all-coaches-except' then named.coach_id is null
        else false
      end
  $$;
revoke execute on function app.visible_athletes(bigint, bigint, text) from public;
grant execute on function app.visible_athletes(bigint, bigint, text), app.permissions_of(bigint, bigint) to slipway_app, slipway_worker;
