import type { ClubId } from '../../server/db/client.ts'
import type { TestApp } from './app.ts'
import { makeUser, type TestUser } from './factories.ts'

/** A guardian of the member, who has accepted. */
export async function keepGuardian(
  app: TestApp,
  club: ClubId,
  child: number,
  guardian?: Pick<TestUser, 'id' | 'email'>,
): Promise<void> {
  const { id, email } = guardian ?? (await makeUser(app.db))
  await app.rows(
    `insert into guardians (club_id, child_id, guardian_id, email, language, accepted_at)
      values ($1, $2, $3, $4, 'en', now())`,
    [club, child, id, email],
  )
}
