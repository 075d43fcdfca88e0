-- Whether the merge deleted the session the other recording was in, because nothing else was left there; taking the merge back restores it.
alter table activity_edits add column session_deleted boolean not null default false;
update activity_edits e set session_deleted = true from sessions s
  where e.kind = 'merge' and s.club_id = e.club_id and s.id = e.other_session_id and s.auto_created and s.deleted_at = e.created_at;
