-- What is said of a session stands on its wall alone: comments on sessions become posts there.

insert into wall_posts (club_id, session_id, user_id, client_id, kind, text, created_at)
select club_id, session_id, user_id, 'session-comment-' || id, 'text', text, created_at
from session_comments
order by id;

-- A merge that can still be undone gives them back as posts.
update session_merges m
set moved = m.moved - 'comments' || jsonb_build_object(
  'posts', coalesce(m.moved -> 'posts', '{}') || coalesce((
    select jsonb_object_agg(p.id, c.value)
    from jsonb_each(m.moved -> 'comments') c
    join wall_posts p on p.club_id = m.club_id and p.client_id = 'session-comment-' || c.key
  ), '{}')
)
where m.moved ? 'comments';

drop table session_comments;
