import { sql } from 'kysely'
import { addDays } from '#domain/time/week.ts'
import { hashOf } from '../http/gate.ts'
import { manager, others } from './people.ts'
import { insertRows } from './rows.ts'
import type { Demo } from './seed-clubs.ts'
import { newCode } from './seed-codes.ts'

/**
 * The parent of two who train in the youngest squad: the younger one is too young to decide on
 * consent alone. One of their next sessions is answered by the parent, the others are open. Another
 * invitation waits for somebody else.
 */
export async function seedGuardians(demo: Demo): Promise<{ child: number; code: string }> {
  const { db, club, today, idOf } = demo
  const young = demo.athletes.filter(({ squad }) => squad === 'U17')
  const [older, younger, third] = young
  if (!older || !younger || !third) throw new Error('the demo has too few children')
  const guardian_id = idOf(others.guardian)
  const ages = [
    [older, 15],
    [younger, 13],
  ] as const
  for (const [{ id }, years] of ages) {
    const date_of_birth = addDays(today, -Math.round(365.25 * years) - 120)
    await db.updateTable('users').set({ date_of_birth }).where('id', '=', id).execute()
  }
  const invited = { club_id: club, language: 'en', invited_by: idOf(manager) }
  const accepted = {
    ...invited,
    guardian_id,
    email: others.guardian.email,
    accepted_at: sql<string>`now() - interval '20 days'`,
  }
  const links = [older, younger].map(({ id }) => ({ ...accepted, child_id: id }))
  await insertRows(db, 'guardians', links)
  const code = newCode()
  const waiting = {
    ...invited,
    child_id: third.id,
    email: 'parent@demo.slipway.test',
    code_hash: hashOf(code),
    code_expires_at: sql<string>`now() + interval '10 years'`,
  }
  await insertRows(db, 'guardians', [waiting])
  const next = (child: number) => sql`(select s.id
    from participants p join sessions s on s.club_id = p.club_id and s.id = p.session_id
    where p.club_id = ${club} and p.user_id = ${child} and s.starts_at > now()
      and s.published_at is not null
    order by s.starts_at
    limit 1)`
  // The parent has answered the next session of the older child, that of the younger one is open.
  await sql`
    insert into attendance (club_id, session_id, user_id, attending, answered_by)
    values (${club}, ${next(older.id)}, ${older.id}, 1, ${guardian_id})
    on conflict (club_id, session_id, user_id) do update
      set attending = 1, answered_at = now(), answered_by = excluded.answered_by,
        absence_id = null`.execute(db)
  await sql`delete from attendance where club_id = ${club} and user_id = ${younger.id}
    and session_id = ${next(younger.id)}`.execute(db)
  return { child: older.id, code }
}
