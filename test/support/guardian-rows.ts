import type { ClubId } from '../../server/db/client.ts'
import type { TestApp } from './app.ts'
import { makeUser } from './factories.ts'

/** A guardian of the member, who has accepted. */
export async function keepGuardian(app: TestApp, club: ClubId, user: number): Promise<void> {
  const { id, email } = await makeUser(app.db)
  await app.rows(
    `insert into guardians (club_id, child_id, guardian_id, email, language, accepted_at)
      values ($1, $2, $3, $4, 'en', now())`,
    [club, user, id, email],
  )
}
