-- Plans with their features and how many clubs have them; for administrators of the platform.
select
  p.id,
  p.key,
  p.is_add_on,
  array(
    select f.feature_id from plan_features f where f.plan_id = p.id order by f.feature_id
  ) as "features!",
  coalesce(c.clubs, 0) as "clubs!"
from plans p
left join app.admin_clubs_by_plan() c on c.plan_id = p.id
order by p.id
