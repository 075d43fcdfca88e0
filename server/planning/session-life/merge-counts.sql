-- What a merge would bring together.
select
  (
    select count(*) from (
      select user_id from participants where club_id = :club_id and session_id = any (:from_ids)
      union
      select user_id from activities where club_id = :club_id and session_id = any (:from_ids)
      except
      select user_id from participants where club_id = :club_id and session_id = :into_id
    ) people
  ) as "people!",
  (
    select count(*) from activities where club_id = :club_id and session_id = any (:from_ids)
  ) as "files!",
  (
    select count(*) from wall_posts
    where club_id = :club_id and session_id = any (:from_ids) and deleted_at is null
  ) as "comments!",
  (
    select count(*) from (
      select user_id from session_ratings where club_id = :club_id and session_id = any (:from_ids)
      except
      select user_id from session_ratings where club_id = :club_id and session_id = :into_id
    ) new_ratings
  ) as "ratings!",
  array(
    select user_id from session_ratings where club_id = :club_id and session_id = any (:from_ids)
    intersect
    select user_id from session_ratings where club_id = :club_id and session_id = :into_id
  ) as "rated_in_both!",
  -- Athletes alone in a session they made, by a file or a plan of their own.
  array(
    select s.creator_id
    from sessions s
    join participants p on p.club_id = s.club_id and p.session_id = s.id
    where s.club_id = :club_id and (s.id = :into_id or s.id = any (:from_ids))
    group by s.id, s.creator_id
    having count(*) = 1 and bool_and(p.user_id = s.creator_id and p.role_id = :athlete_role)
  ) as "own_sessions_of!"
