-- The plan and the crew each person was last notified of.

alter table session_told rename to session_notified;
alter table session_notified rename column told_at to notified_at;
