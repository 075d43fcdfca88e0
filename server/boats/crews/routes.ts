import { crewsChanged } from '#contract/events.ts'
import type * as contract from '#contract/boats/crews.ts'
import type { Crew, CrewChange } from '#contract/boats/crews.ts'
import { CREW_GROUPS } from '#domain/constants/crew-options.ts'
import { canCreateCrew, canDeleteCrew, canEditCrew } from '#domain/rules/crews.ts'
import { canEditSession } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { announce, record } from '../../events/record.ts'
import type { Handlers } from '../../http/mount.ts'
import { demandEntries } from '../../http/plan-gate.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { hasScores } from '../../people/squads/open.ts'
import { nameIn } from '../../text/names.ts'
import type { ServerTexts } from '../../text/text.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { withConnectUrls } from './connect-urls.ts'
import { changeCrews, deleteCrews, insertCrews } from './commands.ts'
import { crewFacts, crewsToChange, oneCrew, type LoadedCrew } from './facts.ts'
import { lineUps } from './line-ups.ts'
import { shownCrews } from './shown-crews.ts'
import { publishCrews } from './notify.ts'
import { comingTo, poolOf, withoutLeavers } from './people.ts'
import { copyOf, demandSeats, overtaken, planOf, sameCrew } from './plans.ts'
import { crewsBy, lastCrewedSession, sessionsToCrew, usageOfCrew } from './queries.ts'

const DEFAULT_PAGE = 50
const done = { data: { done: true } }

async function crewById(db: Db, clubId: ClubId, id: number): Promise<Crew> {
  const [crew] = await crewsBy(db, clubId, { ids: [id] })
  return found(crew)
}

/**
 * All changes are saved or none. An impossible seat is reported at its field, and a change to an
 * older version is answered with the crews as they are now.
 */
async function change(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  changes: readonly CrewChange[],
  at: (index: number) => string,
): Promise<Crew[]> {
  const ids = changes.map(({ id }) => id)
  const crews = await crewsToChange(db, clubId, viewer, [...new Set(ids)])
  demand(crews.length === ids.length, 'invalid', { fields: { crews: 'twice' } })
  for (const [index, { id, boat_type, crew_users }] of changes.entries())
    demandSeats(boat_type ?? boatOf(crews, id), crew_users ?? [], at(index))
  demandMedalTimes(viewer, changes, crews)
  const lost = overtaken(changes, crews)
  if (lost.length > 0)
    throw new Refusal('conflict', { current: await crewsBy(db, clubId, { ids: lost }) })
  const report = reportOf(clubId, viewer, crews)
  await announce(db, crewsChanged, report)
  await changeCrews(db, clubId, changes)
  await record(db, crewsChanged, report)
  return crewsBy(db, clubId, { ids })
}

/** A medal time is entered with the feature for the boat it will be of; one that is there stays. */
function demandMedalTimes(
  viewer: Viewer,
  changes: readonly CrewChange[],
  crews: readonly LoadedCrew[],
): void {
  const changed = changes.map((one) => ({
    ...one,
    boat_type: one.boat_type ?? boatOf(crews, one.id),
  }))
  const stored = changes.map(({ id }) => crews.find((crew) => crew.id === id))
  demandEntries('editCrews', { crews: changed }, viewer, { crews: stored })
}

const reportOf = (clubId: ClubId, by: Viewer, crews: readonly LoadedCrew[]) => ({
  clubId,
  by,
  subject: crews.map(({ id }) => id),
  data: {
    session_ids: sessionsOf(crews),
    counted_ids: sessionsOf(crews.filter(({ counted }) => counted)),
  },
})

const sessionsOf = (crews: readonly Pick<LoadedCrew, 'session_id'>[]) => [
  ...new Set(crews.flatMap(({ session_id }) => session_id ?? [])),
]
const boatOf = (crews: readonly LoadedCrew[], id: number) =>
  crews.find((crew) => crew.id === id)?.boat_type ?? 0

/** The groups that the places of the crew belong to, in their order. */
function groupsIn({ crew_users }: Crew, { names }: ServerTexts) {
  const ids = new Set(crew_users.flatMap((seat) => seat.crew_user_groups))
  return CREW_GROUPS.filter(({ id }) => ids.has(id)).map(({ id, key }) => ({
    id,
    name: nameIn(names, 'crew-group', key),
  }))
}

/** The session, for somebody who may seat people in it. */
async function demandCrewing(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  sessionId: number,
): Promise<void> {
  const facts = await sessionFacts(db, clubId, viewer, sessionId)
  demand(canEditSession(viewer, facts), 'edit_denied')
}

type All = Handlers<typeof contract>
type Calls<K extends keyof All> = Pick<All, K>

const readingCalls = (publicUrl: string): Calls<'getCrew' | 'sessionCrews'> => ({
  async getCrew({ db, clubId, viewer, params, query, texts }) {
    const facts = await oneCrew(db, clubId, viewer, params.id)
    const user_actions = { edit: canEditCrew(viewer, facts), delete: canDeleteCrew(viewer, facts) }
    const plain = await crewById(db, clubId, params.id)
    const [crew = plain] = user_actions.edit
      ? await withConnectUrls(db, clubId, { viewer, publicUrl }, [plain])
      : []
    const includes = new Set(query.include?.split(','))
    return {
      data: {
        ...crew,
        inventory_usage_history: await usageOfCrew(db, clubId, viewer, params.id),
        ...(includes.has('users') && { users: crew.crew_users.map(({ user }) => user) }),
        ...(includes.has('crew_groups') && { crew_groups: groupsIn(crew, texts) }),
        user_actions,
      },
    }
  },
  async sessionCrews({ db, clubId, viewer, params }) {
    const { crews: shown, edit, day } = await shownCrews(db, clubId, viewer, params.id)
    const crews = edit ? await withConnectUrls(db, clubId, { viewer, publicUrl }, shown) : shown
    const people = edit
      ? await poolOf(db, clubId, params.id, viewer)
      : { pool: [], squads: [], busy: [] }
    return { data: { crews, ...people, year: Number(day.slice(0, 4)), user_actions: { edit } } }
  },
})

const crewCalls: Calls<
  'crews' | 'createCrew' | 'editCrew' | 'editCrews' | 'deleteCrew' | 'copyCrew'
> = {
  async crews({ db, clubId, viewer, query }) {
    const { boat_type = null, search = '', page = 1, limit = DEFAULT_PAGE } = query
    return lineUps(db, clubId, viewer, { boat_type, search: search.trim(), page, limit })
  },
  async createCrew({ db, clubId, viewer, body }) {
    const { session_id = null, parent_id = null } = body
    const session = session_id === null ? null : await sessionFacts(db, clubId, viewer, session_id)
    demand(canCreateCrew(viewer, session), session ? 'edit_denied' : 'forbidden')
    if (parent_id !== null) await oneCrew(db, clubId, viewer, parent_id)
    demandSeats(body.boat_type, body.crew_users ?? [])
    const [id = 0] = await insertCrews(db, clubId, [planOf(body)], viewer.user_id, [])
    return { data: await crewById(db, clubId, id) }
  },
  async editCrew({ db, clubId, viewer, body }) {
    return { data: found((await change(db, clubId, viewer, [body], () => ''))[0]) }
  },
  async editCrews({ db, clubId, viewer, body }) {
    return { data: await change(db, clubId, viewer, body.crews, (index) => `crews.${index}.`) }
  },
  async deleteCrew({ db, clubId, viewer, body }) {
    const crew = await oneCrew(db, clubId, viewer, body.crew_id, 'change')
    demand(canDeleteCrew(viewer, crew), 'delete_crew_denied')
    demand(!(await hasScores(db, clubId, { crew_id: crew.id })), 'has_results')
    const report = reportOf(clubId, viewer, [crew])
    await announce(db, crewsChanged, report)
    await deleteCrews(db, clubId, [crew.id])
    await record(db, crewsChanged, report)
    return done
  },
  async copyCrew({ db, clubId, viewer, body }) {
    const facts = await oneCrew(db, clubId, viewer, body.crew_id)
    demand(canEditCrew(viewer, facts), 'edit_denied')
    const crews = await withoutLeavers(db, clubId, [await crewById(db, clubId, body.crew_id)])
    const copies = crews.map((crew) => copyOf(crew, facts.session_id))
    const [id = 0] = await insertCrews(db, clubId, copies, viewer.user_id)
    return { data: await crewById(db, clubId, id) }
  },
}

const sessionCalls: Calls<'fillCrews' | 'publishCrews' | 'assignCrewsToSessions'> = {
  async fillCrews({ db, clubId, viewer, params }) {
    await demandCrewing(db, clubId, viewer, params.id)
    const from = await lastCrewedSession(db, clubId, params.id)
    if (from === null) return { data: { ids: [], from_session_id: null } }
    const coming = await comingTo(db, clubId, params.id, viewer.user_id)
    const copies = (await crewsBy(db, clubId, { session_id: from })).map((crew) =>
      copyOf(crew, params.id, coming),
    )
    return {
      data: { ids: await insertCrews(db, clubId, copies, viewer.user_id), from_session_id: from },
    }
  },
  async publishCrews({ db, clubId, viewer, params, body }) {
    await demandCrewing(db, clubId, viewer, params.id)
    return {
      data: await publishCrews(db, clubId, {
        session_id: params.id,
        by: viewer.user_id,
        ...body,
      }),
    }
  },
  async assignCrewsToSessions({ db, clubId, viewer, body }) {
    const sessions = await sessionsToCrew(db, clubId, viewer, body.session_ids)
    await crewFacts(db, clubId, viewer, body.crew_ids)
    const boats = async (ids: readonly number[]) =>
      withoutLeavers(db, clubId, await crewsBy(db, clubId, { ids }))
    const given = await boats(body.crew_ids)
    const there = await boats(sessions.flatMap(({ crew_ids }) => crew_ids))
    const copies = sessions.flatMap(({ id }) =>
      given
        .filter((crew) => !there.some((other) => other.session_id === id && sameCrew(other, crew)))
        .map((crew) => copyOf(crew, id)),
    )
    return { data: { ids: await insertCrews(db, clubId, copies, viewer.user_id) } }
  },
}

export const crewHandlers = (publicUrl: string): All => ({
  ...readingCalls(publicUrl),
  ...crewCalls,
  ...sessionCalls,
})
