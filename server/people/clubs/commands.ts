import { loadRulesChanged, reportsWithdrawn } from '#contract/events.ts'
import type { ClubChange } from '#contract/people/clubs.ts'
import type { PlanKey } from '#domain/constants/plans.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { provenClub, type ClubId, type Db } from '../../db/client.ts'
import { askRoutine, callRoutine } from '../../db/routine.ts'
import { record } from '../../events/record.ts'

export type NewClub = {
  name: string
  time_zone: string
  default_sport_id: number
  creator_id: number
  is_individual?: boolean
  plan: PlanKey
  extra_features?: readonly number[]
  /** YYYY-MM-DD, the last day paid for */
  next_bill_date: string
}

/**
 * A club with what every club starts from: default permissions, exercises, gold medal times, GMT
 * zones and its plan. Needs the owner's handle.
 */
export async function createClub(db: Db, club: NewClub): Promise<ClubId> {
  const id = await askRoutine(db, 'create_club', {
    club_name: club.name,
    zone: club.time_zone,
    sport: club.default_sport_id,
    creator: club.creator_id,
    individual: club.is_individual ?? false,
    plan: club.plan,
    added_features: club.extra_features ?? [],
    paid_until: club.next_bill_date,
  })
  return provenClub(id)
}

export type Founding = {
  name: string
  country: string | null
  time_zone: string
  default_sport_id: number
  venue_name: string | null
  /** The founder is its head coach too. */
  coaches: boolean
}

/**
 * The caller founds a club on the free trial and runs it. Null when they have founded too many
 * today.
 */
export const foundClub = (db: Db, club: Founding): Promise<number | null> =>
  callRoutine(db, 'found_club', {
    club_name: club.name,
    in_country: club.country,
    zone: club.time_zone,
    sport: club.default_sport_id,
    venue_name: club.venue_name,
    coaches: club.coaches,
  })

/**
 * Changes what is named. Factors decide on loads, as does the time zone, which sees to it itself
 * (`app.move_clock`); reports that are no longer shown outside end their links.
 */
export async function updateClub(
  db: Db,
  clubId: ClubId,
  { venue, ...change }: ClubChange,
  by: Viewer | null = null,
): Promise<void> {
  if (venue !== undefined) await setVenue(db, clubId, venue)
  const { gmt_distribution: rowing, paddle_gmt_distribution: paddling, ...plain } = change
  const values = {
    ...plain,
    ...(plain.name !== undefined && { name: plain.name.trim() }),
    ...(rowing && { gmt_distribution: JSON.stringify(rowing) }),
    ...(paddling && { paddle_gmt_distribution: JSON.stringify(paddling) }),
  }
  if (Object.keys(values).length > 0)
    await db.updateTable('clubs').set(values).where('id', '=', clubId).execute()
  if (change.ets_factors !== undefined)
    await record(db, loadRulesChanged, { clubId, subject: clubId, data: {} })
  if (change.reports_outside === false)
    await record(db, reportsWithdrawn, { clubId, by, subject: clubId, data: {} })
}

/** The club's own venue is one row; sessions held there follow it. */
async function setVenue(
  db: Db,
  clubId: ClubId,
  venue: (ClubChange['venue'] & object) | null,
): Promise<void> {
  if (venue === null) {
    await db.updateTable('clubs').set({ venue_id: null }).where('id', '=', clubId).execute()
    return
  }
  const changed = await db
    .updateTable('venues')
    .set(venue)
    .where('club_id', '=', clubId)
    .where(
      'id',
      '=',
      db
        .selectFrom('clubs')
        .select('venue_id')
        .where('id', '=', clubId)
        .$castTo<{ venue_id: number }>(),
    )
    .executeTakeFirst()
  if (changed.numUpdatedRows > 0n) return
  const { id } = await db
    .insertInto('venues')
    .values({ club_id: clubId, ...venue })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('clubs').set({ venue_id: id }).where('id', '=', clubId).execute()
}

export async function setLogo(db: Db, clubId: ClubId, logo: string | null): Promise<void> {
  await db.updateTable('clubs').set({ logo }).where('id', '=', clubId).execute()
}

export async function handOver(db: Db, clubId: ClubId, from: number, to: number): Promise<void> {
  await db.updateTable('clubs').set({ creator_id: to }).where('id', '=', clubId).execute()
  await db
    .insertInto('audit_log')
    .values({
      user_id: from,
      about_club: clubId,
      action: 'club-handed-over',
      subject: JSON.stringify({ user_id: to }),
    })
    .execute()
}

/** The person has left; what they did stays. The caller has asked the rule. */
export async function leaveClub(db: Db, club: number, person: number): Promise<void> {
  await callRoutine(db, 'leave_club', { club, person })
}
