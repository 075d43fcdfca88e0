-- What the code of a guardian's mail is about.
select q.state as "state!", q.child as "child!", q.agreed, q.answered_at, q.clubs as "clubs!"
from jsonb_to_record(app.guardian_question(:code_hash)) q (
  state text, child text, agreed boolean, answered_at text, clubs text[]
)
where q.state is not null
