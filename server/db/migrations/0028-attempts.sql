-- Attempts at something in a window of time, counted for all nodes. What is counted is kept as a hash; a crash may forget it.
create unlogged table attempts (
  key bytea primary key check (length(key) = 32),
  number int not null,
  until timestamptz not null
);
create index attempts_until on attempts (until);
alter table attempts enable row level security;
alter table attempts force row level security;
do $$ begin execute format('create policy owner on attempts to %I using (true) with check (true)', current_user); end $$;

-- Counts an attempt against each of these, in order, until one has none left: the seconds to wait for that one, else 0.
create function app.take_attempt(keys bytea[], bounds int[], seconds int[], moment timestamptz) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      delete from attempts where key in (select key from attempts where until < moment limit 4 for update skip locked);
      for i in 1 .. cardinality(keys) loop
        insert into attempts as a (key, number, until) values (keys[i], 1, moment + make_interval(secs => seconds[i]))
          on conflict (key) do update set
            number = case when a.until <= moment then 1 else a.number + 1 end,
            until = case when a.until <= moment then excluded.until else a.until end
          where a.until <= moment or a.number < bounds[i];
        if not found then
          return (select greatest(1, ceil(extract(epoch from until - moment)))::int from attempts where key = keys[i]);
        end if;
      end loop;
      return 0;
    end
  $$;
create function app.give_attempt_back(of_key bytea) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update attempts set number = number - 1 where key = of_key and number > 0 $$;

revoke execute on function app.take_attempt(bytea[], int[], int[], timestamptz), app.give_attempt_back(bytea) from public;
grant execute on function app.take_attempt(bytea[], int[], int[], timestamptz), app.give_attempt_back(bytea) to slipway_app;

-- Who of these was sent two invitations to the club in context within ten minutes, with the seconds until there may be another.
create function app.just_invited(people bigint[]) returns table (user_id bigint, wait int)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.user_id, ceil(extract(epoch from min(c.created_at) + interval '10 minutes' - now()))::int
    from one_time_codes c
    where c.user_id = any (people) and c.purpose = 'invitation' and c.about_club = app.club_id() and c.created_at > now() - interval '10 minutes'
    group by c.user_id having count(*) > 1
  $$;
revoke execute on function app.just_invited(bigint[]) from public;
grant execute on function app.just_invited(bigint[]) to slipway_app;
