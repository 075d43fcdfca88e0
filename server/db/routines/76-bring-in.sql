-- Lists that a club brings in.

-- Of these rows of a table, those that other rows of the club in context refer to, except rows of
-- the tables `beside`.
create function app.referred_to(target regclass, ids bigint[], beside regclass[]) returns bigint[]
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
    declare
      held record;
      referring bigint[];
      found bigint[] := '{}';
    begin
      for held in
        select distinct f.conrelid::regclass as relation, own.attname as field
        from pg_constraint f
          cross join lateral unnest(f.conkey, f.confkey) k (own, theirs)
          join pg_attribute own on own.attrelid = f.conrelid and own.attnum = k.own
          join pg_attribute theirs on theirs.attrelid = f.confrelid and theirs.attnum = k.theirs
        where f.contype = 'f'
          and f.confrelid = target
          and theirs.attname in ('id', 'user_id')
          and f.conrelid <> all (beside)
          and exists (
            select
            from pg_attribute a
            where a.attrelid = f.conrelid and a.attname = 'club_id' and not a.attisdropped
          )
      loop
        execute format(
          'select array_agg(distinct %2$I) from %1$s where club_id = $1 and %2$I = any ($2)',
          held.relation, held.field
        ) into referring using app.club_id(), ids;
        found := found || coalesce(referring, '{}');
      end loop;
      return found;
    end
  $$;

-- Fills what is empty of people whom only the club in context noted, and says what.
create function app.fill_people(people jsonb) returns table (user_id bigint, filled jsonb)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if not 'invite-members' = any (app.permissions_here(app.user_id())) then
        raise insufficient_privilege;
      end if;
      return query
        with named as (
          select r.*
          from jsonb_to_recordset(people) r (
            user_id bigint, gender text, date_of_birth date, birth_day_known boolean,
            guardian_email text, phone text
          )
          where app.is_noted_here(r.user_id)
        ),
        empty as (
          select n.user_id, jsonb_strip_nulls(
              jsonb_build_object(
                'gender', case when u.gender is null then n.gender end,
                'date_of_birth', case when u.date_of_birth is null then n.date_of_birth end,
                'guardian_email', case when u.guardian_email is null then n.guardian_email end,
                'phone', case when u.phone is null then n.phone end
              )
            ) as filled
          from named n
            join users u on u.id = n.user_id
        ),
        written as (
          update users u
          set gender = coalesce(u.gender, n.gender),
            birth_day_known =
              case when u.date_of_birth is null then n.birth_day_known else u.birth_day_known end,
            date_of_birth = coalesce(u.date_of_birth, n.date_of_birth),
            guardian_email = coalesce(u.guardian_email, n.guardian_email),
            phone = coalesce(u.phone, n.phone)
          from named n
          where u.id = n.user_id
          returning u.id
        )
        select e.user_id, e.filled
        from empty e
          join written w on w.id = e.user_id
        where e.filled <> '{}';
    end
  $$;

-- What a club may know of a person it has added, as an undo compares it.
create function app.written_of(person users) returns jsonb
  language sql stable
  as $$
    select jsonb_build_object(
      'email', person.email, 'first_name', person.first_name, 'last_name', person.last_name,
      'gender', person.gender, 'date_of_birth', person.date_of_birth,
      'guardian_email', person.guardian_email, 'phone', person.phone
    )
  $$;

-- Notes whom an import has added; of those it made an account for, as they are now.
create function app.note_added_people(bring_in bigint, people bigint[]) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into bring_in_people (club_id, bring_in_id, user_id, is_new, squads, written)
      select m.club_id, bring_in, m.user_id, true,
        array(
          select s.squad_id
          from squad_users s
          where s.club_id = m.club_id and s.user_id = m.user_id
        ),
        case when u.created_at = b.made_at then app.written_of(u) else '{}' end
      from bring_ins b
        join memberships m on m.club_id = b.club_id and m.user_id = any (people)
        join users u on u.id = m.user_id
      where b.club_id = app.club_id()
        and b.id = bring_in
        and 'invite-members' = any (app.permissions_here(app.user_id()));
  $$;

-- Forgets what an undo had to know, once it is too late for one.
create function app.forget_brought_in() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from bring_in_people p
      using bring_ins b
      where b.club_id = p.club_id
        and b.id = p.bring_in_id
        and (b.undone_at is not null or b.made_at < now() - interval '1 day');
    delete from bring_ins where made_at < now() - interval '90 days';
  $$;

call app.protect('bring_ins', 'not: what was brought in is in the tables it became part of');
call app.protect('bring_in_people', 'not: what an undo needs for a day');
call app.protect('bring_in_squads', 'not: what an undo needs for a day');
call app.protect('bring_in_sessions', 'not: what an undo needs for a day');
call app.protect('bring_in_columns', 'settings: all');

grant execute on function app.fill_people, app.note_added_people to slipway_app;
grant execute on function app.forget_brought_in to slipway_worker;
