import type { Crew } from '#contract/boats/crews.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { hasFeature, isCoach, type Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { codesOfCrews } from './queries.ts'

type Reader = { viewer: Viewer; publicUrl: string }

/**
 * Crews that the viewer may edit, with where their codes lead, for who may make codes and does not
 * sign in to read alone or in somebody's name: a code records.
 */
export async function withConnectUrls<C extends Crew>(
  db: Db,
  clubId: ClubId,
  { viewer, publicUrl }: Reader,
  crews: readonly C[],
): Promise<C[]> {
  const ids = crews.filter(({ session_id }) => session_id !== null).map(({ id }) => id)
  if (ids.length === 0 || !mayHaveCodes(viewer)) return [...crews]
  const codes = await codesOfCrews(db, clubId, ids)
  const urls = new Map(codes.map(({ crew_id, code }) => [crew_id, `${publicUrl}/connect/${code}`]))
  return crews.map((crew) => ({ ...crew, connect_url: urls.get(crew.id) ?? null }))
}

const mayHaveCodes = (viewer: Viewer): boolean =>
  isCoach(viewer) &&
  hasFeature(viewer, FEATURE.crew_qr_codes) &&
  !viewer.impersonated &&
  viewer.token_scope !== 'read'
