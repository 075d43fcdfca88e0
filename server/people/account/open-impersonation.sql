-- Opens a sign-in as another person; null where that may not be.
select app.admin_impersonate(
  :person, :reason, :token_hash, :client, make_interval(mins => :minutes), :own_token
) as ends_at
