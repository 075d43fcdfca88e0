-- The bin, latest first: all of it, or what the viewer may edit.
select
  d.id as "id!",
  d.kind as "kind!",
  d.name as "name!",
  d.sport_id,
  d.starts_at as "starts_at!",
  d.ends_at as "ends_at!",
  d.all_day as "all_day!",
  d.deleted_at as "deleted_at!",
  u.id as deleter_id,
  u.full_name as deleter
from app.deleted_sessions() d
left join users u on u.id = d.deleted_by
where :edits_all or :viewer_id = any (d.editors)
order by d.deleted_at desc, d.starts_at, d.id
limit :most
