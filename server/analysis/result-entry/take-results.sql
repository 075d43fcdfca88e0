-- Takes results for a change, and makes those that are not there yet, of version 0. Who wants the
-- same result waits for the end of the transaction.
insert into results as r (
  club_id, session_id, user_id, crew_id, squad_id, alternative, sport_id, version, creator_id)
select
  :club_id, :session_id, user_id, crew_id, squad_id, alternative, sport_id, 0, :actor_id?
from json_to_recordset(:owners::json) as g (
  user_id bigint, crew_id bigint, squad_id bigint, alternative boolean, sport_id int)
on conflict (club_id, session_id, user_id, crew_id, squad_id, alternative) do update
set updated_at = r.updated_at
returning id, user_id, crew_id, squad_id, alternative, version, sport_id, note
