-- Who sat where in a recording of a boat with sensors: the name the file gives, and the person where somebody said so. Without a word the person
-- follows from the crew of the session.
create table recorded_seats (
  club_id bigint not null,
  activity_id bigint not null,
  position smallint not null check (position between 1 and 24),
  name text check (length(name) <= 80),
  user_id bigint,
  primary key (club_id, activity_id, position),
  foreign key (club_id, activity_id) references activities on delete cascade,
  foreign key (club_id, user_id) references memberships on delete set null (user_id)
);
create index recorded_seats_user on recorded_seats (club_id, user_id) where user_id is not null;
call app.protect('recorded_seats');

-- Where the recording begins in the session's video, in seconds of the video.
alter table activities add column video_offset double precision check (video_offset between -86400 and 86400);
