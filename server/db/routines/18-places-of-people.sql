-- People whom an import brought into a club take their place there once they confirm: the account
-- that has the address, which nobody else hears of before.

-- Every column of a table of clubs that holds a person by a key: of users, or of a table whose key
-- has one. Others refer to rows of some of them, so these are `referred` to.
create function app.columns_of_people() returns table (
  relation regclass, field name, depth int, referred boolean
)
  language sql stable set search_path = public, pg_temp
  as $$
    with recursive keys as (
      select f.conrelid, f.confrelid, own.attname as own, theirs.attname as theirs
      from pg_constraint f
        cross join lateral unnest(f.conkey, f.confkey) k (own, theirs)
        join pg_attribute own on own.attrelid = f.conrelid and own.attnum = k.own
        join pg_attribute theirs on theirs.attrelid = f.confrelid and theirs.attnum = k.theirs
      where f.contype = 'f'
        and exists (
          select
          from pg_attribute a
          where a.attrelid = f.conrelid and a.attname = 'club_id' and not a.attisdropped
        )
    ),
    held as (
      select conrelid, own, 0 as depth from keys where confrelid = 'users'::regclass
      union
      select k.conrelid, k.own, h.depth + 1
      from held h
        join keys k on k.confrelid = h.conrelid and k.theirs = h.own and k.conrelid <> h.conrelid
    )
    select conrelid::regclass, own, max(depth)::int, exists (
        select from keys k where k.confrelid = held.conrelid and k.theirs = held.own
      )
    from held
    group by conrelid, own
    order by 3, 1, 2
  $$;

-- A JSON value in which one id stands for another under these keys; sorted lists stay sorted.
create function app.with_other_id(
  value jsonb, keys text[], former bigint, latter bigint, inside boolean default false
) returns jsonb
  language sql immutable set search_path = public, pg_temp
  as $$
    select
      case jsonb_typeof(value)
        when 'object' then (
          select coalesce(
            jsonb_object_agg(key, app.with_other_id(v, keys, former, latter, key = any (keys))),
            '{}'
          )
          from jsonb_each(value) e (key, v)
        )
        when 'array' then (
          select coalesce(
            jsonb_agg(
              o.v order by case when inside and jsonb_typeof(o.v) = 'number' then o.v end, n
            ), '[]'
          )
          from jsonb_array_elements(value) with ordinality e (v, n),
            lateral (select app.with_other_id(e.v, keys, former, latter, inside) as v) o
        )
        when 'number' then
          case when inside and value = to_jsonb(former) then to_jsonb(latter) else value end
        when 'string' then
          case
            when inside and value #>> '{}' ~ '^\d+(,\d+)*$' then to_jsonb(
              array_to_string(
                array_replace(string_to_array(value #>> '{}', ','), former::text, latter::text), ','
              )
            )
            else value
          end
        else value
      end
  $$;

-- The columns with ids of people that no key shows, as the tables declare them for exports; of JSON
-- with the keys under which they stand.
create function app.noted_people() returns table (relation regclass, field text, keys text[])
  language sql stable set search_path = public, pg_temp
  as $$
    select c.oid::regclass, trim(name), null::text[]
    from pg_class c
      cross join lateral regexp_matches(
        obj_description(c.oid, 'pg_class'), 'ids ([\w, ]+?) of users', 'g'
      ) m (parts)
      cross join lateral unnest(string_to_array(m.parts[1], ',')) name
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    union all
    select c.oid::regclass, m.parts[1], array(
        select k.parts[1] from regexp_matches(m.parts[2], '(\w+) of users', 'g') k (parts)
      )
    from pg_class c
      cross join lateral regexp_matches(
        obj_description(c.oid, 'pg_class'), 'ids in (\w+): ([\w, ]+)', 'g'
      ) m (parts)
    where c.relnamespace = 'public'::regnamespace
      and c.relkind in ('r', 'p')
      and m.parts[2] like '% of users%'
  $$;

-- All that a club has of somebody it brought in belongs to the account of the person from now on,
-- which gets what it lacks of what was noted: who is under 18 stays protected.
create function app.take_place(club bigint, former bigint, person bigint) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
    declare
      held record;
      copying text;
    begin
      for held in select * from app.columns_of_people() where referred order by depth loop
        select format(
            'insert into %1$s (%2$s) select %3$s from %1$s where club_id = $1 and %4$I = $2',
            held.relation, string_agg(quote_ident(attname), ', '),
            string_agg(
              case when attname = held.field then '$3' else quote_ident(attname) end, ', '
            ), held.field
          ) into copying
        from pg_attribute
        where attrelid = held.relation and attnum > 0 and not attisdropped and attgenerated = '';
        execute copying using club, former, person;
      end loop;
      for held in select * from app.columns_of_people() where not referred loop
        execute format(
          'update %1$s set %2$I = $3 where club_id = $1 and %2$I = $2', held.relation, held.field
        ) using club, former, person;
      end loop;
      for held in select * from app.noted_people() loop
        execute format(
          case
            when held.keys is null then
              'update %1$s set %2$I = array_replace(%2$I, $2, $3)
                 where club_id = $1 and $2 = any (%2$I)'
            else
              'update %1$s set %2$I = app.with_other_id(%2$I, $4, $2, $3)
                 where club_id = $1 and %2$I::text ~ (''\m'' || $2 || ''\M'')'
          end, held.relation, held.field
        ) using club, former, person, held.keys;
      end loop;
      for held in select * from app.columns_of_people() where referred order by depth desc loop
        execute format(
          'delete from %1$s where club_id = $1 and %2$I = $2', held.relation, held.field
        ) using club, former;
      end loop;
      update session_states set state = app.state_of(club_id, session_id) where club_id = club;
      update users p
        set gender = coalesce(p.gender, f.gender),
          date_of_birth = coalesce(p.date_of_birth, f.date_of_birth),
          birth_day_known =
            case when p.date_of_birth is null then f.birth_day_known else p.birth_day_known end,
          phone = coalesce(p.phone, f.phone),
          guardian_email = coalesce(p.guardian_email, f.guardian_email),
          emergency_contact = coalesce(p.emergency_contact, f.emergency_contact),
          weight = coalesce(p.weight, f.weight)
        from users f
        where p.id = person and f.id = former;
      -- Zones go with the beats they were made from.
      update users p
        set max_hr = f.max_hr, resting_hr = f.resting_hr, hr_zones = f.hr_zones
        from users f
        where p.id = person
          and f.id = former
          and coalesce(p.max_hr, p.resting_hr) is null
          and p.hr_zones is null;
      delete from users
        where id = former and not exists (select from memberships m where m.user_id = former);
    end
  $$;

-- As whom the caller is invited to a club: as themselves, or as somebody it brought in by the
-- address of the caller. Null for neither.
create function app.invited_as(club bigint) returns bigint
  language sql stable set search_path = public, pg_temp
  as $$
    select coalesce(
      (
        select user_id from memberships m where m.club_id = club and m.user_id = app.user_id()
      ),
      (
        select m.user_id
        from one_time_codes c
          join memberships m on m.club_id = c.about_club
            and m.user_id = (c.payload ->> 'in_place_of')::bigint
            and m.status = app.invited()
        where c.user_id = app.user_id()
          and c.about_club = club
          and c.purpose = 'invitation'
          and c.used_at is null
          and c.expires_at > now()
        order by c.id desc
        limit 1
      )
    )
  $$;
