import type { Crew } from '#contract/boats/crews.ts'
import { canEditSession } from '#domain/rules/sessions.ts'
import { isCoach, type Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { crewsBy } from './queries.ts'

/** What the viewer may see of a session's crews; `all`: also those not published. */
export async function shownCrews(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  sessionId: number,
): Promise<{ crews: Crew[]; edit: boolean; all: boolean; day: string }> {
  const facts = await sessionFacts(db, clubId, viewer, sessionId)
  const edit = canEditSession(viewer, facts)
  const all = edit || isCoach(viewer)
  return { crews: await crewsOf(db, clubId, sessionId, all), edit, all, day: facts.day }
}

export async function crewsOf(
  db: Db,
  clubId: ClubId,
  session_id: number,
  all: boolean,
): Promise<Crew[]> {
  const crews = await crewsBy(db, clubId, { session_id })
  return all ? crews : crews.filter(({ published }) => published)
}
