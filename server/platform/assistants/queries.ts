import { lastBirthdayOfAge } from '#domain/rules/privacy.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { ClubId, Db } from '../../db/client.ts'

/** Whether the club allows assistants, and the person is known to be under 18. */
export async function standingOf(
  db: Db,
  clubId: ClubId,
  person: { user_id: number; timeZone: string },
): Promise<{ isAllowed: boolean; isMinor: boolean }> {
  const row = await db
    .selectFrom('clubs')
    .select('assistants')
    .select((from) =>
      from
        .selectFrom('users')
        .select('date_of_birth')
        .where('users.id', '=', person.user_id)
        .as('born'),
    )
    .where('clubs.id', '=', clubId)
    .executeTakeFirst()
  const born = row?.born ?? null
  const today = dayIn(person.timeZone, new Date())
  return {
    isAllowed: row?.assistants === true,
    isMinor: born !== null && born > lastBirthdayOfAge(today),
  }
}
