import type { TestApp } from './app.ts'
import { makeMember, makeUser } from './factories.ts'
import { makeFullClub } from './full-club.ts'
import { fillPerson } from './full-person.ts'

/**
 * Two clubs with rows in every table, each with one person who has rows in every table of persons.
 */
export type TwoClubs = {
  app: TestApp
  mine: { club: number; user: number }
  other: { club: number; user: number }
  /** Another member of my club. */
  mate: number
  admin: number
}

export async function openTwoClubs(app: TestApp): Promise<TwoClubs> {
  const [mine, other] = [await makeFullClub(app), await makeFullClub(app)]
  for (const { club, user } of [mine, other]) await fillPerson(app, user, club)
  await app.rows('update imports set owner_only = true')
  await app.rows('update activities set owner_only = true')
  const { id: admin } = await makeUser(app.db, { is_admin: true })
  const { id: mate } = await makeMember(app.db, mine.club)
  return { app, mine, other, mate, admin }
}
