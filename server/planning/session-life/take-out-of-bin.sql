-- Takes sessions out of the bin and answers with those that were in it.
select r.id as "id!" from app.restore_sessions(:ids) as r (id)
