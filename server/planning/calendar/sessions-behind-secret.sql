-- The published sessions behind a secret between two instants, deleted ones among them.
select
  s.id as "id!",
  s.kind as "kind!",
  s.event_type,
  s.name as "name!",
  s.sport_id,
  s.starts_at as "starts_at!",
  s.ends_at as "ends_at!",
  s.all_day as "all_day!",
  s.location,
  s.structure,
  s.created_at as "created_at!",
  s.updated_at as "updated_at!",
  s.revision as "revision!",
  s.deleted_at
from app.linked_sessions(:secret, :kind, :first, :last) s
