-- Takes back what an import of people did; whom it leaves, and why.
select u.name as "name!", u.reason as "reason!"
from app.undo_people(:bring_in) u
order by u.name collate names
