-- Who has just been sent the invitation twice, and the seconds until it may go out again.
select i.user_id as "user_id!", i.wait as "wait!"
from app.just_invited(:people) i
