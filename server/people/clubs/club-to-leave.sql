-- What decides whether a person may leave a club, which stays locked until the transaction ends.
select f.status as "status!", f.is_creator as "is_creator!", f.is_manager as "is_manager!",
  f.other_managers as "other_managers!"
from jsonb_to_record(app.leaving_facts(:club, :person)) f (
  status int, is_creator boolean, is_manager boolean, other_managers int
)
where f.status is not null
