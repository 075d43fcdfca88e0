-- Who is to get the mail of a Monday and has not got it yet: whom it is for, as far as they are
-- members with an address of their own, and have not stopped it.
select
  u.id as user_id, u.email as "email!", u.first_name, u.preferred_language as language, u.units,
  app.person_as_viewer(u.id, :club_id) as "person!"
from report_mails r
  join memberships m on m.club_id = r.club_id and m.status = app.approved()
  join users u on u.id = m.user_id
where r.club_id = :club_id
  and r.id = :id
  and u.disabled_at is null and u.email_verified_at is not null and u.email is not null
  and (
    (r.audience = 'self' and m.user_id = r.user_id)
    or (
      r.audience = 'coaches'
      and exists (
        select
        from squad_users q
          join membership_roles x on x.club_id = q.club_id and x.user_id = q.user_id
        where q.club_id = r.club_id
          and q.user_id = m.user_id
          and q.squad_id = any (r.squad_ids)
          and x.role_id = any (:coach_roles::int[])
      )
    )
  )
  and not exists (
    select
    from report_mail_stops s
    where s.club_id = r.club_id and s.mail_id = r.id and s.user_id = m.user_id
  )
  and not exists (
    select
    from report_mail_sendings d
    where d.club_id = r.club_id and d.mail_id = r.id and d.user_id = m.user_id
      and d.sent_on = :sent_on::date
  )
order by u.id
