import { afterAll, describe, expect, test } from 'vitest'
import { changedEndpoints } from '../../support/changed-endpoints.ts'
import { isInShare, isWhole, SEED } from '../../support/share.ts'
import { ENDPOINTS } from '../matrix-run.ts'
import { nameOf, type MatrixWorld } from '../matrix-world.ts'
import { otherClubs, queries, scopes, states } from './clubs-and-states.ts'
import { doors } from './doors.ts'
import { foreignIds, fullRequests } from './foreign-ids.ts'
import { impersonation } from './impersonation.ts'
import { minors } from './minors.ts'
import { openDoors } from './open-doors.ts'
import type { Oracle } from './oracle.ts'
import { rubbish } from './rubbish.ts'
import { openQuietWorld, stage } from './stage.ts'
import { statements } from './statements.ts'

/** Everything that is asked of an endpoint. */
const ORACLES: readonly Oracle[] = [
  openDoors,
  doors,
  foreignIds,
  fullRequests,
  minors,
  impersonation,
  statements,
  rubbish,
  queries,
  otherClubs,
  scopes,
  states,
]

const SHARES = 8
const changed = await changedEndpoints()

/**
 * Walks one share of eight of the endpoints, as each of walk-1 to -8 does so that several workers
 * can take part. Of an endpoint it asks all oracles where it has changed or everything is tested,
 * else those that the seed chooses.
 */
export function walk(share: number): void {
  const size = Math.ceil(ENDPOINTS.length / SHARES)
  const endpoints = ENDPOINTS.slice((share - 1) * size, share * size)
  const total = { asked: 0, cells: 0 }
  let opened: Promise<MatrixWorld> | undefined
  const quiet = () => (opened ??= openQuietWorld())

  describe(`endpoints ${share} of ${SHARES}`, () => {
    test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
      '%s',
      async (name, endpoint) => {
        const here = { ...(await stage()), quiet }
        const found: string[] = []
        for (const oracle of ORACLES) {
          if (!oracle.asks(endpoint)) continue
          if (!changed.has(endpoint) && !isInShare(`${oracle.name} ${name}`, oracle.every)) continue
          const { cells, faults } = await oracle.ask(here, endpoint)
          total.asked += 1
          total.cells += cells
          found.push(...faults.map((fault) => `${oracle.name}: ${fault}`))
        }
        expect(found, 'a committed answer that changed: review it, then UPDATE=1').toEqual([])
      },
    )
    afterAll(async () => {
      await (await opened)?.app.close()
      const what = isWhole ? 'all' : `SEED=${SEED}`
      console.log(`${total.cells} cells by ${total.asked} questions (${what})`)
    })
  })
}
