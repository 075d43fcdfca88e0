-- A link by its token or short code, as it applies to the person in context.
select l.club_id as "club_id!", l.club_name as "club_name!", l.link_id as "link_id!",
  l.role_id as "role_id!", l.squad_id, l.squad, l.direct as "direct!", l.maker as "maker!",
  l.maker_permissions as "maker_permissions!", l.role_permissions as "role_permissions!", l.status,
  l.place_of, l.is_own as "is_own!", l.first_name, l.last_name
from jsonb_to_record(app.link_of(:code)) l (
  club_id bigint, club_name text, link_id bigint, role_id int, squad_id bigint, squad text,
  direct boolean, maker bigint, maker_permissions text[], role_permissions text[], status int,
  place_of bigint, is_own boolean, first_name text, last_name text
)
where l.link_id is not null
