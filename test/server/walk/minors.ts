import { MATRIX_CALLS } from '../matrix-calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import type { TestApp } from '../../support/app.ts'
import { placeWithMinor, shows, type Place } from '../../support/minor-place.ts'
import { nameOf } from '../matrix-world.ts'
import type { Oracle } from './oracle.ts'

const COACHES: Record<string, readonly RoleId[]> = {
  coach: [ROLE.coach],
  'head coach': [ROLE.head_coach, ROLE.athlete],
}

/** Makes the ordinary call of an endpoint at a place, and says whether it names the minor. */
export async function answerAt(app: TestApp, endpoint: Endpoint, { as, things, club }: Place) {
  const row = MATRIX_CALLS[nameOf(endpoint)]
  if (!row) throw new Error(`${nameOf(endpoint)} has no row`)
  const answer = await app.send(endpoint, await row.parts(things, app.db, app.files), as)
  await row.undo?.(app.db, club)
  return { status: answer.status, isNamed: shows(answer) }
}

/** No answer to a coach without `view-minors` names anybody under 18. */
export const minors: Oracle = {
  name: 'minors',
  every: 12,
  asks: () => true,
  async ask({ world: { app }, once }, endpoint) {
    const isReading = endpoint.method === 'GET' || endpoint.reads
    const faults: string[] = []
    for (const [who, roles] of Object.entries(COACHES)) {
      const make = () => placeWithMinor(app, roles, false)
      // What changes something gets a place of its own.
      const place = isReading ? await once(`minors ${who}`, make) : await make()
      const { status, isNamed } = await answerAt(app, endpoint, place)
      if (isNamed) faults.push(`a ${who} without view-minors finds somebody under 18`)
      if (status >= 500) faults.push(`${status} for a ${who}`)
    }
    return { cells: Object.keys(COACHES).length, faults }
  },
}
