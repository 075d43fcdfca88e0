-- What a secret leads to; null unless it holds.
select app.calendar_link(:secret, :kind) as link
