-- How often something was tried: signing in, guessing a password, asking for a mail.

-- Counts an attempt against each key in order until one has none left. Returns the seconds to wait
-- for that one, else 0. Attempts that ran out are deleted last: a sign-in that holds them must not
-- wait for a key any more, or two of them could wait for each other.
create function app.take_attempt(
  keys bytea[], bounds int[], seconds int[], moment timestamptz
) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      for i in 1 .. cardinality(keys) loop
        insert into attempts as a (key, number, until)
          values (keys[i], 1, moment + make_interval(secs => seconds[i]))
          on conflict (key)
          do update set number = case when a.until <= moment then 1 else a.number + 1 end,
            until = case when a.until <= moment then excluded.until else a.until end
          where a.until <= moment or a.number < bounds[i];
        if not found then
          return (
            select greatest(1, ceil(extract(epoch from until - moment)))::int
            from attempts
            where key = keys[i]
          );
        end if;
      end loop;
      delete
        from attempts
        where key in (select key from attempts where until < moment limit 4 for update skip locked);
      return 0;
    end
  $$;

-- Takes a counted attempt back.
create function app.give_attempt_back(of_key bytea) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update attempts set number = number - 1 where key = of_key and number > 0
  $$;

call app.close('attempts');

grant execute on function app.take_attempt, app.give_attempt_back to slipway_app;
