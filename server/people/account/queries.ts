import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { ConsentState } from '#domain/constants/consent.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { UnitSystem } from '#domain/constants/units.ts'
import type { Db } from '../../db/client.ts'
import { hashOf, type Caller } from '../../http/gate.ts'

const TICKET_SECONDS = 120

/** The person who has just signed in. */
export const signedIn = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'first_name',
      'last_name',
      sql<string>`full_name`.as('full_name'),
      'email',
      sql<Language>`preferred_language`.as('preferred_language'),
    ])
    .where('id', '=', userId)
    .$narrowType<{ email: string }>()
    .executeTakeFirstOrThrow()

/** The units a person reads long distances, weights and temperatures in. */
export async function unitsOf(db: Db, userId: number): Promise<UnitSystem> {
  const { units } = await db
    .selectFrom('users')
    .select(sql<UnitSystem>`units`.as('units'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return units
}

/**
 * The person's own profile with a fresh live ticket; each call makes a new one and drops those that
 * ran out.
 */
export async function meOf(db: Db, { viewer, token_id, token_expires }: Caller) {
  const userId = viewer.user_id
  const ticket = randomBytes(24).toString('base64url')
  const [person] = await Promise.all([
    db
      .selectFrom('users')
      .select([
        'id',
        'first_name',
        'last_name',
        sql<string>`full_name`.as('full_name'),
        'email',
        'picture',
        'is_admin',
        'created_at',
        'founds_club',
        sql<Language>`preferred_language`.as('preferred_language'),
        sql<UnitSystem>`units`.as('units'),
        sql<boolean>`app.has_children()`.as('has_children'),
        sql<ConsentState>`coalesce((select answer from health_consents where user_id = users.id
          order by id desc limit 1), 'unanswered')`.as('health_consent'),
      ])
      .where('id', '=', userId)
      .$narrowType<{ email: string }>()
      .executeTakeFirstOrThrow(),
    db
      .deleteFrom('live_tickets')
      .where('user_id', '=', userId)
      .where('expires_at', '<', sql<string>`now()`)
      .execute(),
    db
      .insertInto('live_tickets')
      .values({
        hash: hashOf(ticket),
        user_id: userId,
        token_id,
        expires_at: sql<string>`now() + make_interval(secs => ${TICKET_SECONDS})`,
      })
      .execute(),
  ])
  const impersonation_ends = viewer.impersonated ? new Date(token_expires).toISOString() : null
  return {
    ...person,
    firebase_password: ticket,
    lacks_second_step: viewer.lacks_second_step ?? false,
    impersonation_ends,
  }
}
