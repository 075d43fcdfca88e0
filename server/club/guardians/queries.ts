import { sql } from 'kysely'
import { Day, Id, nullable, T, WordOf } from '#contract/schema.ts'
import { OwnChild, type ChildConsent, type ChildDays } from '#contract/club/guardians.ts'
import type { OwnGuardian } from '#contract/club/guardians-links.ts'
import { CONSENT_ANSWERS, CONSENT_TEXT } from '#domain/constants/consent.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { HEALTH_STATUS, MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { ageOfConsent, dayOfConsent, needsGuardian } from '#domain/rules/consent.ts'
import { childMayEnd } from '#domain/rules/guardians.ts'
import { checkedValue } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutMilliseconds } from '../../db/instant.ts'
import { run, runForOne } from '../../db/statement.ts'
import { found } from '../../http/refusal.ts'
import { childAbsences, childSessions, clubContact } from './statements.ts'

/** The children of the person in context. */
export const ownChildren = async (db: Db): Promise<OwnChild[]> =>
  (await checkedValue(db, T.Array(OwnChild), sql`app.own_children()`)) ?? []

const OwnGuardianRow = T.Object({
  id: Id,
  club_id: Id,
  club_name: T.String(),
  full_name: T.String(),
  since: T.String(),
  date_of_birth: Day,
  today: Day,
})

/** Who is a guardian of the person in context; `countries` are those of the person's clubs. */
export async function ownGuardians(
  db: Db,
  countries: readonly (string | null)[],
): Promise<OwnGuardian[]> {
  const rows = (await checkedValue(db, T.Array(OwnGuardianRow), sql`app.own_guardians()`)) ?? []
  return rows.map(({ date_of_birth, today, ...row }) => ({
    ...row,
    may_end: childMayEnd(date_of_birth, today, countries),
  }))
}

type ChildQuery = { child_id: number; today: string }

/** What the guardian of a child sees of its training in a club. */
export async function daysOfChild(
  db: Db,
  club_id: ClubId,
  { child_id, today }: ChildQuery,
): Promise<ChildDays> {
  const sessions = await run(db, childSessions, { club_id, child_id })
  const absences = await run(db, childAbsences, { club_id, child_id, today })
  const { venue, address, contacts } = await runForOne(db, clubContact, {
    club_id,
    manager_role: ROLE.manager,
    approved: MEMBER_STATUS.approved,
  })
  const { state, decides } = await consentOfChild(db, child_id)
  return {
    sessions: sessions.map(({ ill, injured, guardian, ...session }) => ({
      ...session,
      starts_at: withoutMilliseconds(session.starts_at),
      ends_at: withoutMilliseconds(session.ends_at),
      answered_at: session.answered_at && withoutMilliseconds(session.answered_at),
      health_statuses: [
        ...(injured ? [HEALTH_STATUS.injured] : []),
        ...(ill ? [HEALTH_STATUS.ill] : []),
      ],
      answered_by: guardian,
    })),
    absences: absences.map(({ guardian, ...absence }) => ({ ...absence, entered_by: guardian })),
    venue: venue === null ? null : { name: venue, address },
    contacts,
    consent: { state, decides },
  }
}

const ConsentFacts = T.Object({
  date_of_birth: Day,
  countries: T.Array(nullable(T.String())),
  time_zones: T.Array(T.String()),
  record: T.Array(
    T.Object({
      id: Id,
      answer: WordOf(...CONSENT_ANSWERS),
      text_version: T.String(),
      answered_at: T.String(),
      guardian_name: nullable(T.String()),
    }),
  ),
})

/** How consent to health data of a child stands, for a guardian of it. */
export async function consentOfChild(db: Db, child: number): Promise<ChildConsent> {
  const facts = await checkedValue(db, ConsentFacts, sql`app.child_consent(${child})`)
  const { date_of_birth, countries, time_zones, record } = found(facts)
  const age = ageOfConsent(countries)
  const [last] = record
  return {
    state: last?.answer ?? 'unanswered',
    text_version: CONSENT_TEXT,
    age_of_consent: age,
    decides: needsGuardian(date_of_birth, dayOfConsent(time_zones, new Date()), age),
    record,
  }
}

/** Whether a session is one that the guardian of this child sees. */
export async function isOfChild(
  db: Db,
  club_id: ClubId,
  child_id: number,
  session_id: number,
): Promise<boolean> {
  const rows = await run(db, childSessions, { club_id, child_id })
  return rows.some(({ id }) => id === session_id)
}
