-- Accounts at providers of OpenID Connect by which people sign in.

-- Whose account is linked with this one at a provider; nothing when it is nobody's.
create function app.linked_account(
  of_issuer text, of_subject text
) returns table (user_id bigint, email text, disabled boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id, u.email, u.disabled_at is not null
    from linked_sign_ins l
      join users u on u.id = l.user_id
    where l.issuer = of_issuer and l.subject = of_subject
  $$;

-- Opens an account without a password, whose address the provider has proven. Null when somebody
-- has the address, and while the installation waits for its first account.
create function app.open_linked_account(
  address text, first text, last text, in_language text
) returns bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      person bigint;
    begin
      if not exists (select from users) then
        return null;
      end if;
      insert into users (email, first_name, last_name, preferred_language)
        values (lower(address), first, last, in_language)
        on conflict (email) do nothing
        returning id into person;
      if person is not null then
        perform app.open_account(person, null, 'UTC');
      end if;
      return person;
    end
  $$;

call app.protect_own('linked_sign_ins');

create policy not_in_their_name on linked_sign_ins as restrictive for select to slipway_app
  using ((select app.impersonator_id()) is null);

grant execute on function app.linked_account, app.open_linked_account to slipway_app;
