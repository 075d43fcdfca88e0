-- Tables the caller may read that hold rows of persons, or parts of such rows: these are found by
-- the columns of a foreign key to their parent.
with readable as (
  select c.oid, c.relname::text as name,
    array(
      select a.attname::text
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.atttypid <> 'bytea'::regtype
        and a.attname <> all (:secrets::text[])
      order by a.attnum
    ) as columns,
    exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'club_id'
    ) as of_club,
    array(
      select a.attname::text
      from pg_constraint f
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
      where f.conrelid = c.oid and f.contype = 'f'
        and f.confrelid = 'stored_files'::regclass
      order by a.attnum
    ) as files,
    (
      select a.attname::text
      from pg_attribute a
      where a.attrelid = c.oid and a.attname = any (:person_columns::text[])
      order by a.attname desc
      limit 1
    ) as person
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and c.relowner = (select o.relowner from pg_class o where o.oid = 'users'::regclass)
    and not c.relispartition
    and has_table_privilege(c.oid, 'select')
    and c.relname <> all (:machinery::text[])
),
parts as (
  select distinct on (f.conrelid) f.conrelid, p.name, p.person,
    array(
      select a.attname::text
      from unnest(f.conkey) with ordinality k (number, place)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number
      order by k.place
    ) as own,
    array(
      select a.attname::text
      from unnest(f.confkey) with ordinality k (number, place)
      join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number
      order by k.place
    ) as theirs
  from pg_constraint f
  join readable p on p.oid = f.confrelid and p.person is not null
  where f.contype = 'f'
  order by f.conrelid, cardinality(f.conkey) desc, f.conname
)
select r.name as "name!", r.of_club as "of_club!", r.columns as "columns!",
  case when r.person is null then '{}' else r.files end as "files!", r.person,
  p.name as parent, p.person as persons_of_parent,
  coalesce(p.own, '{}') as "own!", coalesce(p.theirs, '{}') as "theirs!"
from readable r
left join parts p on p.conrelid = r.oid and r.person is null
where r.person is not null or p.name <> 'memberships'
order by r.name
