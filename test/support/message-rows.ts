import type { ClubId } from '../../server/db/client.ts'
import type { TestApp } from './app.ts'
import { makeMember } from './factories.ts'

/** A thread with a message of the member, which somebody has reported and whom they have blocked. */
export async function keepMessages(app: TestApp, club: ClubId, user: number): Promise<void> {
  const other = await makeMember(app.db, club)
  await app.rows(
    `with thread as (
        insert into message_threads (club_id, kind, name, creator_id, last_number)
        values ($1, 'group', 'Trip', $2, 1) returning id),
      people as (
        insert into message_people (club_id, thread_id, user_id)
        select $1, id, unnest(array[$2::bigint, $3::bigint]) from thread),
      read_along as (
        insert into message_guardians (club_id, thread_id, user_id, read_number)
        select $1, id, $2, 1 from thread),
      written as (
        insert into messages (club_id, thread_id, number, user_id, client_id, text)
        select $1, id, 1, $2, 'full-device', 'Swans on the course' from thread
        returning thread_id),
      reported as (
        insert into message_reports (club_id, thread_id, number, user_id, reason, text)
        select $1, thread_id, 1, $2, 'Look at this', 'Swans on the course' from written)
      insert into message_blocks (club_id, user_id, blocked_id) values ($1, $2, $3)`,
    [club, user, other.id],
  )
}
