-- How much of the person in context would be deleted.
select a.sessions as "sessions!", a.results as "results!", a.files as "files!", a.notes as "notes!"
from jsonb_to_record(app.own_amounts()) a (sessions int, results int, files int, notes int)
