-- What a token leads to; null for one that no link has.
select app.open_report_link(:hash::bytea) as link
