import { sql } from 'kysely'
import type {
  PublishedPlan,
  PublishingPreview,
  PublishingScope,
  SessionPublishing,
  Unreached,
} from '#contract/planning/publishing.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { notifiedWords } from '#domain/rules/notified-words.ts'
import { programmesFor } from '#domain/rules/plan-of-person.ts'
import { isCoach, type Viewer } from '#domain/rules/viewer.ts'
import { byAlphabet } from '../../db/by-alphabet.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutMilliseconds } from '../../db/instant.ts'
import { run, runForOne } from '../../db/statement.ts'
import { visibleAthletes } from '../../people/privacy/open.ts'
import { editable } from '../session-facts/open.ts'
import { ownProgrammesIn } from './own-programmes.ts'
import {
  doneInSession,
  liftedInSession,
  plannedChanges,
  shownPlan,
  unawarePeople,
  type UnawarePeopleRow,
} from './statements.ts'

/** The sessions of a scope that the viewer may edit. */
async function editableInScope(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { session_ids, start_date, end_date, squad_id }: PublishingScope,
  timeZone: string,
): Promise<number[]> {
  const midnight = (day: string, later: number) =>
    sql<string>`(${day}::date + ${later}::int)::timestamp at time zone ${timeZone}`
  let query = db
    .selectFrom('sessions as s')
    .select('s.id')
    .where('s.club_id', '=', clubId)
    .where(editable(viewer))
  if (session_ids) query = query.where('s.id', '=', anyOf(session_ids))
  if (start_date !== undefined) query = query.where('s.starts_at', '>=', midnight(start_date, 0))
  if (end_date !== undefined) query = query.where('s.starts_at', '<', midnight(end_date, 1))
  if (squad_id)
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('participants as p')
          .innerJoin('squad_users as su', (join) =>
            join.onRef('su.club_id', '=', 'p.club_id').onRef('su.user_id', '=', 'p.user_id'),
          )
          .select('p.user_id')
          .whereRef('p.club_id', '=', 's.club_id')
          .whereRef('p.session_id', '=', 's.id')
          .where('su.squad_id', '=', squad_id),
      ),
    )
  const rows = await query.execute()
  return rows.map(({ id }) => id)
}

/**
 * Drafts and sessions that have changed since people were notified, soonest first, as far as the
 * viewer may edit them, and the people that publishing them would reach.
 */
export async function publishingPreview(
  db: Db,
  club_id: ClubId,
  viewer: Viewer,
  scope: PublishingScope,
  timeZone: string,
): Promise<PublishingPreview> {
  const ids = await editableInScope(db, club_id, viewer, scope, timeZone)
  const unaware = await peopleUnaware(db, club_id, ids, viewer.user_id)
  const concerned = new Set(unaware.map(({ session_id }) => session_id))
  const planned = await run(db, plannedChanges, { club_id, ids })
  const people = [...new Set(unaware.flatMap(({ user_ids }) => user_ids))]
  const pending = planned.filter(({ id, draft, changed }) => draft || changed || concerned.has(id))
  return {
    sessions: pending.map(
      ({ id, name, sport_id, starts_at, ends_at, all_day, draft, ...news }) => ({
        id,
        name,
        sport_id,
        start_date: withoutMilliseconds(starts_at),
        end_date: withoutMilliseconds(ends_at),
        all_day_event: all_day,
        draft,
        words: notifiedWords(news.fields, news.has_new_crew),
      }),
    ),
    people: people.length,
    unreached: await unreachedOf(db, club_id, people),
  }
}

/** Those of these people who are not in the club yet, and so read no notice of it. */
async function unreachedOf(db: Db, clubId: ClubId, people: readonly number[]): Promise<Unreached> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'm.status', 'u.email'])
    .where('m.club_id', '=', clubId)
    .where('m.user_id', '=', anyOf(people))
    .where('m.status', '=', anyOf([MEMBER_STATUS.invited, MEMBER_STATUS.onboarding]))
    .orderBy('m.user_id')
    .execute()
  const noted = rows.filter(({ status }) => status === MEMBER_STATUS.onboarding)
  const never_invited = noted.flatMap(({ user_id, email }) => (email === null ? [] : [user_id]))
  return {
    invited: rows.length - noted.length,
    never_invited: never_invited.slice(0, 1000),
    without_email: noted.length - never_invited.length,
  }
}

async function peopleUnaware(
  db: Db,
  club_id: ClubId,
  ids: readonly number[],
  viewer_id: number,
): Promise<UnawarePeopleRow[]> {
  const own = await ownProgrammesIn(db, club_id, { ids, published: false })
  return run(db, unawarePeople, { club_id, ids, viewer_id, own })
}

const planFor = (
  plan: PublishedPlan,
  person: { user_id: number; role_id: number },
): PublishedPlan => ({ ...plan, exercises: programmesFor(plan.exercises, person) })

type Rights = { edit: boolean; athlete: boolean; results: boolean }

/**
 * The plan beside what was published and what was done. A coach gets the means of everybody they
 * see, anyone else their own figures, and nobody those that are not for them (`results`). Someone
 * who may not edit the session finds only their own programmes in it.
 */
export async function sessionPublishing(
  db: Db,
  club_id: ClubId,
  viewer: Viewer,
  id: number,
  { edit, athlete, results }: Rights,
): Promise<SessionPublishing> {
  const { user_id: viewer_id } = viewer
  const everybody = isCoach(viewer) ? [...(await visibleAthletes(db, club_id, viewer_id))] : null
  const people = results ? (everybody ?? [viewer_id]) : []
  const shown = await runForOne(db, shownPlan, { club_id, id })
  const whole = shown.plan as PublishedPlan
  const plan = edit
    ? whole
    : planFor(whole, { user_id: viewer_id, role_id: athlete ? ROLE.athlete : ROLE.coach })
  const notified = shown.published_plan as PublishedPlan | null
  const done = await runForOne(db, doneInSession, { club_id, id, people })
  const lifted = await run(db, liftedInSession, { club_id, id, people })
  return {
    plan,
    done:
      done.people > 0 ? { people: done.people, distance: done.distance, time: done.seconds } : null,
    lifted,
    ...(edit
      ? {
          notified,
          ...(await unknownOf(db, club_id, viewer_id, { id, isPublic: shown.is_public })),
          people: await namedIn(db, [plan, notified]),
        }
      : { notified: null, words: [], unnotified: 0, people: [] }),
  }
}

/** Changes of a session that people do not know yet, in words, and how many people. */
async function unknownOf(
  db: Db,
  club_id: ClubId,
  viewer_id: number,
  { id, isPublic }: { id: number; isPublic: boolean },
): Promise<Pick<SessionPublishing, 'words' | 'unnotified'>> {
  const news = await runForOne(db, plannedChanges, { club_id, ids: [id] })
  const unaware = isPublic ? await peopleUnaware(db, club_id, [id], viewer_id) : []
  return {
    words: notifiedWords(news.fields, news.has_new_crew),
    unnotified: unaware.flatMap(({ user_ids }) => user_ids).length,
  }
}

/** The athletes whom the programmes of plans name. */
const namedIn = (db: Db, plans: readonly (PublishedPlan | null)[]) =>
  db
    .selectFrom('users')
    .select((eb) => ['id as user_id', eb.ref('full_name').$notNull().as('full_name')])
    .where(
      'id',
      '=',
      anyOf(
        plans.flatMap((plan) =>
          (plan?.exercises ?? []).flatMap(({ athlete_ids = [] }) => athlete_ids),
        ),
      ),
    )
    .orderBy('last_name', byAlphabet)
    .orderBy('first_name', byAlphabet)
    .orderBy('id')
    .execute()
