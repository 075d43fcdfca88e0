import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import type { makeErgRace, RaceControl } from '#contract/live/live-races.ts'
import { COUNT_MS } from '#domain/live/erg-race.ts'
import { canSeeResults } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, found, Refusal, type FieldFault } from '../../http/refusal.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { sendBoats } from './commands.ts'
import { queueResultsOf } from './race-jobs.ts'
import { entrantsOf, planOf } from './race-queries.ts'

type Race = Input<typeof makeErgRace>['body']

/**
 * Adds a race over a piece of the plan.
 * @throws Refusal pieces_first, and invalid for a piece or a lane that the session does not have
 */
export async function addRace(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { session_id, race }: { session_id: number; race: Race },
): Promise<number> {
  const session = await sessionFacts(db, clubId, viewer, session_id)
  demand(!session.is_event && canSeeResults(viewer, session))
  const { pieces } = await planOf(db, clubId, session_id)
  demand(pieces.length > 0, 'pieces_first')
  const entrants = await entrantsOf(db, clubId, { session_id, viewer_id: viewer.user_id })
  const planned = pieces.find(({ number }) => number === race.piece)
  const faults: Record<string, FieldFault> = {
    ...laneFaults(race.lanes, entrants),
    ...(!planned && { piece: 'unknown_piece' }),
  }
  if (!planned || Object.keys(faults).length > 0) throw new Refusal('invalid', { fields: faults })
  const { distance, time } = planned
  const { id } = await db
    .insertInto('erg_races')
    .values({
      club_id: clubId,
      session_id,
      name: race.name ?? null,
      piece: race.piece,
      distance,
      time,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lanes = race.lanes.map(({ user_id = null, crew_id = null }, index) => ({
    club_id: clubId,
    race_id: id,
    lane: index + 1,
    user_id,
    crew_id,
  }))
  await db.insertInto('erg_lanes').values(lanes).execute()
  await sendBoats(db, clubId, session_id)
  return id
}

type Entrant = { user_id: number | null; crew_id: number | null }

/** Each lane is of one participant of the session, and each is in one lane. */
function laneFaults(lanes: Race['lanes'], entrants: readonly Entrant[]) {
  const faults: Record<string, FieldFault> = {}
  const keys = lanes.map(({ user_id = null, crew_id = null }) => `${user_id} ${crew_id}`)
  const known = new Set(entrants.map(({ user_id, crew_id }) => `${user_id} ${crew_id}`))
  for (const [index, key] of keys.entries()) {
    if (!known.has(key)) faults[`lanes.${index}`] = 'not_in_session'
    else if (keys.indexOf(key) < index) faults[`lanes.${index}`] = 'twice'
  }
  return faults
}

/**
 * The session of a race that the viewer follows.
 * @throws Refusal not_found
 */
async function raceFollowed(db: Db, clubId: ClubId, viewer: Viewer, id: number) {
  const race = found(
    await db
      .selectFrom('erg_races')
      .select(['session_id', 'goes_at', 'ended_at'])
      .where('club_id', '=', clubId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )
  const session = await sessionFacts(db, clubId, viewer, race.session_id)
  demand(canSeeResults(viewer, session), 'not_found')
  return race
}

/**
 * Counts a race down, recalls or ends it.
 * @throws Refusal race_begun, race_waits or race_over where it does not stand like that
 */
export async function controlRace(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { id, control }: { id: number; control: RaceControl },
): Promise<number | null> {
  const { session_id, goes_at, ended_at } = await raceFollowed(db, clubId, viewer, id)
  demand(ended_at === null, 'race_over')
  if (control === 'start') demand(goes_at === null, 'race_begun')
  else demand(goes_at !== null, 'race_waits')
  const race = db.updateTable('erg_races').where('club_id', '=', clubId).where('id', '=', id)
  const until = Date.now() + COUNT_MS
  switch (control) {
    case 'start':
      await race.set({ goes_at: new Date(until).toISOString() }).execute()
      break
    case 'recall':
      await race.set({ goes_at: null }).execute()
      break
    case 'end':
      await race.set({ ended_at: sql<string>`greatest(now(), goes_at)` }).execute()
      await queueResultsOf(db, clubId, id)
  }
  await sendBoats(db, clubId, session_id)
  if (control === 'start') return until
  return control === 'recall' || goes_at === null ? null : Date.parse(goes_at)
}

/** @throws Refusal race_begun while it goes on */
export async function deleteRace(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<void> {
  const { session_id, goes_at, ended_at } = await raceFollowed(db, clubId, viewer, id)
  demand(goes_at === null || ended_at !== null, 'race_begun')
  await db.deleteFrom('erg_races').where('club_id', '=', clubId).where('id', '=', id).execute()
  await sendBoats(db, clubId, session_id)
}
