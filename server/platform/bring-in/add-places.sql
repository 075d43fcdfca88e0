-- Puts members into squads; says who was put where and was not there before.
insert into squad_users (club_id, squad_id, user_id)
select :club_id, p.squad, p.person
from unnest(:squads::bigint[], :people::bigint[]) p (squad, person)
on conflict do nothing
returning user_id, squad_id
