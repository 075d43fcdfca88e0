import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { addDays } from '#domain/time/week.ts'
import type { Db } from '../db/client.ts'
import { hashOf } from '../http/gate.ts'
import { others } from './seed-accounts.ts'
import type { DemoClubs } from './seed-clubs.ts'

/** The first child of the guardian, and the code of an invitation that waits for somebody else. */
export type DemoGuardians = { child: number; code: string }

/**
 * The parent of two who train in the youngest squad: the younger one is too young to decide on
 * consent alone. One of their next sessions is answered by the parent, the others are open.
 */
export async function seedGuardians(
  db: Db,
  { club, athletes, emails, today }: DemoClubs,
): Promise<DemoGuardians> {
  const young = athletes.filter(({ squad }) => squad === 'U17')
  const [older, younger, third] = young
  if (!older || !younger || !third) throw new Error('the demo has too few children')
  const guardian_id = await idOf(db, emails.guardian)
  const invited_by = await idOf(db, emails.manager)
  const bornBefore = { [older.id]: 15, [younger.id]: 13 }
  for (const [id, years] of Object.entries(bornBefore))
    await db
      .updateTable('users')
      .set({ date_of_birth: addDays(today, -Math.round(365.25 * years) - 120) })
      .where('id', '=', Number(id))
      .execute()
  const invited = { club_id: club, language: 'en', invited_by }
  await db
    .insertInto('guardians')
    .values(
      [older, younger].map((child) => ({
        ...invited,
        child_id: child.id,
        guardian_id,
        email: others.guardian.email,
        accepted_at: sql<string>`now() - interval '20 days'`,
      })),
    )
    .execute()
  const code = randomBytes(24).toString('base64url')
  await db
    .insertInto('guardians')
    .values({
      ...invited,
      child_id: third.id,
      email: 'parent@demo.slipway.test',
      code_hash: hashOf(code),
      code_expires_at: sql<string>`now() + interval '10 years'`,
    })
    .execute()
  await answerOne(db, club, { guardian_id, child_id: older.id })
  await leaveOneOpen(db, club, younger.id)
  return { child: older.id, code }
}

async function idOf(db: Db, email: string): Promise<number> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

type Link = { guardian_id: number; child_id: number }

/** The parent has answered the next session of the older child. */
async function answerOne(db: Db, club: number, { guardian_id, child_id }: Link): Promise<void> {
  await sql`
    insert into attendance as a (club_id, session_id, user_id, attending, answered_by)
      select p.club_id, p.session_id, p.user_id, 1, ${guardian_id}
      from participants p
        join sessions s on s.club_id = p.club_id and s.id = p.session_id
      where p.club_id = ${club} and p.user_id = ${child_id} and s.starts_at > now()
        and s.published_at is not null
      order by s.starts_at
      limit 1
    on conflict (club_id, session_id, user_id) do update
      set attending = 1, answered_at = now(), answered_by = excluded.answered_by,
        absence_id = null`.execute(db)
}

/** The next session of the younger child has no answer yet. */
async function leaveOneOpen(db: Db, club: number, child_id: number): Promise<void> {
  await sql`
    delete from attendance a
    where a.club_id = ${club} and a.user_id = ${child_id} and a.session_id = (
      select p.session_id
      from participants p
        join sessions s on s.club_id = p.club_id and s.id = p.session_id
      where p.club_id = ${club} and p.user_id = ${child_id} and s.starts_at > now()
        and s.published_at is not null
      order by s.starts_at
      limit 1
    )`.execute(db)
}
