-- The results and recordings whose pieces a merge has renumbered, with the old and new numbers.
select
  array(select jsonb_array_elements_text(g.value -> 'results')::bigint) as "results!",
  array(select jsonb_array_elements_text(g.value -> 'files')::bigint) as "files!",
  array(
    select (pair ->> 0)::smallint
    from jsonb_array_elements(g.value -> 'pairs') with ordinality as p (pair, place)
    order by place
  ) as "olds!",
  array(
    select (pair ->> 1)::smallint
    from jsonb_array_elements(g.value -> 'pairs') with ordinality as p (pair, place)
    order by place
  ) as "news!"
from session_merges m
cross join jsonb_array_elements(m.moved -> 'pieces') g
where m.club_id = :club_id and m.id = :id
