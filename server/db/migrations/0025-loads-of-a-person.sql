-- The first load of somebody, and their loads of some days, without reading those of others.
create index kept_loads_person on kept_loads (club_id, user_id, local_date);
