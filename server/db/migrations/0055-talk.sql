-- What is said of a session stands on its wall alone: comments on sessions become posts there, and
-- comments on posts have reactions as posts have.

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

create table wall_comment_reactions (
  club_id bigint not null,
  comment_id bigint not null,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('like', 'heart', 'strong', 'celebrate', 'laugh', 'rowing')),
  created_at timestamptz not null default now(),
  primary key (club_id, comment_id, user_id, kind),
  foreign key (club_id, comment_id) references wall_comments on delete cascade
);
create index wall_comment_reactions_user on wall_comment_reactions (user_id);
