-- Columns that the server's own key seals say so, with whom each secret is sealed for: the change
-- of a key seals them all again.
comment on column second_steps.secret is 'sealed for {user_id}';
comment on column webhooks.secret is 'sealed for webhooks of club {club_id}';
comment on column webhooks.old_secret is 'sealed for webhooks of club {club_id}';
comment on column provider_connections.tokens is 'sealed for {user_id}';
comment on column provider_sign_ins.verifier is 'sealed for {user_id}';
