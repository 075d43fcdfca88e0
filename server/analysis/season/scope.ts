import { canChangeSeason, seasonScope, type SeasonScope } from '#domain/rules/season.ts'
import { reportScope } from '#domain/rules/reports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { noteHealthRead } from '../../people/privacy/open.ts'
import { reportPeople } from '../reports/open.ts'
import { squadName } from './queries.ts'

type Whose = { squad_id?: number | undefined; athlete_id?: number | undefined }
type Asking = { db: Db; clubId: ClubId; viewer: Viewer }

export type NamedScope = SeasonScope & { name: string | null }
export type ScopeWithPeople = { scope: NamedScope; user_ids: number[] }

/**
 * Whose season is meant, with the athletes of it whom the viewer sees.
 * @throws Refusal forbidden for others without the right to plan, not_found for whom one does not
 * see
 */
export async function scopeOf(
  { db, clubId, viewer }: Asking,
  whose: Whose,
): Promise<ScopeWithPeople> {
  const scope = seasonScope(viewer, whose)
  if (scope === null) throw new Refusal('forbidden')
  const people = await reportPeople(db, clubId, {
    scope: reportScope(viewer, 'training-summary') ?? 'self',
    viewer_id: viewer.user_id,
    squads: scope.kind === 'squad' ? [scope.id] : [],
    athletes: scope.kind === 'athlete' ? [scope.id] : [],
  })
  const user_ids = people.map(({ user_id }) => user_id)
  if (scope.kind === 'club') return { scope: { ...scope, name: null }, user_ids }
  if (scope.kind === 'squad')
    return { scope: { ...scope, name: found(await squadName(db, clubId, scope.id)) }, user_ids }
  const [person] = people
  // Nobody is shown to who acts in somebody's name, whose own season still opens.
  demand(person !== undefined || scope.id === viewer.user_id, 'not_found')
  await noteHealthRead(db, clubId, viewer, { user_ids, read: 'training' })
  return { scope: { ...scope, name: person?.full_name ?? null }, user_ids }
}

/** @throws Refusal for those who do not plan, before anything is looked up */
export async function scopeToChange(asking: Asking, whose: Whose): Promise<NamedScope> {
  demand(canChangeSeason(asking.viewer))
  return (await scopeOf(asking, whose)).scope
}
