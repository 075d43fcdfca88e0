import type { ClubId } from '../../server/db/client.ts'
import type { TestApp } from './app.ts'

/** A post of the member with all that hangs on one. */
export async function keepWall(app: TestApp, club: ClubId, user: number): Promise<void> {
  await app.rows(
    `with chosen as (
        insert into wall_settings (club_id, place, posting) values ($1, 'club', 'everybody')),
      post as (
        insert into wall_posts (club_id, user_id, client_id, kind, text, file, file_name)
        values ($1, $2, 'full-device', 'file', 'Swans on the course', repeat('c', 64), 'plan.pdf')
        returning id),
      listed as (
        insert into stored_files (sha256, size) values (repeat('c', 64), 1)
        on conflict do nothing),
      said as (
        insert into wall_comments (club_id, post_id, user_id, client_id, text)
        select $1, id, $2, 'full-device', 'Again' from post returning id),
      liked_comment as (
        insert into wall_comment_reactions (club_id, comment_id, user_id, kind)
        select $1, id, $2, 'like' from said),
      liked as (
        insert into wall_reactions (club_id, post_id, user_id, kind)
        select $1, id, $2, 'like' from post)
      insert into wall_reports (club_id, post_id, user_id, reason, text)
      select $1, id, $2, 'Look at this', 'Swans on the course' from post`,
    [club, user],
  )
}
