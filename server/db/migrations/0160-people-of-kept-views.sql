-- What the calendar's address called athletes were all who take part; since athletes are asked for as such, it calls these people.
update calendar_views set search = regexp_replace(search, '(^|&)athletes=', '\1people=') where search ~ '(^|&)athletes=';
