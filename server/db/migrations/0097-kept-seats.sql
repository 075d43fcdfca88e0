-- Seconds of the video at which the recording's own clock is zero: no edit moves that, and both halves of a split have the same.
alter table activities drop constraint activities_video_offset_check;
alter table activities add check (video_offset between -1000000 and 86400);
update activities set video_offset = video_offset - clock_offset where video_offset is not null and clock_offset <> 0;

-- The widest boats seat twenty, and behind them the drummer.
alter table activities drop constraint activities_seat_check;
alter table activities add check (seat between 0 and 24);
