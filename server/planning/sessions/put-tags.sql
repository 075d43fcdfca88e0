-- The tags with these words; those the club does not have yet are added.
insert into event_tags (club_id, tag_text)
select distinct on (lower(w.word)) :club_id::bigint, w.word
from unnest(:words::text[]) as w (word)
on conflict (club_id, lower(tag_text)) do update set tag_text = event_tags.tag_text
returning id
