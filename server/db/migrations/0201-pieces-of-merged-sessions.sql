-- Gives pieces of results and recordings other numbers, each of `olds` the one at its place in `news`: all at once, for numbers may change places.
-- Answers with how many rows of values that were.
create function app.renumber_pieces(club bigint, of_results bigint[], of_activities bigint[], olds smallint[], news smallint[]) returns int
  language plpgsql set search_path = public, pg_temp
  as $$
    declare moved scores[];
    begin
      select coalesce(array_agg(c), '{}') into moved from scores c where c.club_id = club and c.result_id = any (of_results) and c.piece = any (olds);
      delete from scores c where c.club_id = club and c.result_id = any (of_results) and c.piece = any (olds);
      insert into scores select (jsonb_populate_record(m, jsonb_build_object('piece', news[array_position(olds, m.piece)]))).* from unnest(moved) m;
      update score_changes c set piece = news[array_position(olds, c.piece)] where c.club_id = club and c.result_id = any (of_results) and c.piece = any (olds);
      update efforts e set piece = news[array_position(olds, e.piece)] where e.club_id = club and e.activity_id = any (of_activities) and e.piece = any (olds);
      return cardinality(moved);
    end
  $$;

-- Keeps in a merge which pieces it has given other numbers; answers with its id.
create function app.note_renumbered(club bigint, merge bigint, pieces jsonb) returns bigint
  language sql set search_path = public, pg_temp
  as $$ update session_merges set moved = moved || jsonb_build_object('pieces', pieces) where club_id = club and id = merge returning id $$;

revoke execute on function app.note_renumbered(bigint, bigint, jsonb) from public;
grant execute on function app.note_renumbered(bigint, bigint, jsonb) to slipway_app, slipway_worker;
revoke execute on function app.renumber_pieces(bigint, bigint[], bigint[], smallint[], smallint[]) from public;
grant execute on function app.renumber_pieces(bigint, bigint[], bigint[], smallint[], smallint[]) to slipway_app, slipway_worker;
