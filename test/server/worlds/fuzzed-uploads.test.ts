import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import type { Import } from '#contract/recordings/imports.ts'
import { mutate, seededRandom } from '../../../fuzz/mutate.ts'
import { seedsFor } from '../../../fuzz/seeds.ts'
import { ARCHIVES, READERS } from '../../../readers/registry.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { makeClub, makeMember } from '../../support/factories.ts'
import type { As } from '../../support/http.ts'
import { runs } from '../../support/share.ts'

/**
 * Damaged files of each reader, or as many as FUZZED_UPLOADS says; `fuzz/fuzz.ts` reads thousands
 * without a server.
 */
const INPUTS = runs(5, 1)
const AT_ONCE = 6
const SLOW = 20_000

let app: TestApp
let as: As

beforeAll(async () => {
  app = await startTestApp({ work: true })
  const club = await makeClub(app.db)
  const athlete = await makeMember(app.db, club, undefined, { max_hr: 190 })
  as = { token: athlete.token, club }
})
afterAll(() => app.close())

const ENDED = ['done', 'failed', 'needs-assignment', 'needs-answer']
/** What a file is refused with whose reader broke down, hung or took the server with it. */
const FAULTS = ['reader_failed', 'timed_out', 'interrupted']

const NAMES = [...READERS, ...ARCHIVES].map(({ name }) => name)
const damaged = NAMES.flatMap((name, reader) => {
  const seeds = seedsFor(name)
  return Array.from({ length: INPUTS }, (_, input) => {
    const random = seededRandom((reader + 1) * 1_000_003 + input)
    return {
      name: `${name} ${input}`,
      bytes: mutate(seeds[random(seeds.length)] ?? new Uint8Array(0), random),
    }
  })
})

describe('damaged files', () => {
  /** In milliseconds, of who asks while files are being read. */
  let longestWait = 0
  async function read(id: number): Promise<Import> {
    const begin = performance.now()
    const { data } = await app.ask(contract.getImport, { params: { id } }, as)
    longestWait = Math.max(longestWait, performance.now() - begin)
    return data
  }

  async function ended(id: number): Promise<Import> {
    await expect
      .poll(async () => ENDED.includes((await read(id)).state), { timeout: 20_000, interval: 100 })
      .toBe(true)
    return read(id)
  }

  test(
    `of all ${NAMES.length} readers are taken in or refused with a reason, and keep nobody waiting`,
    async () => {
      const left = damaged.values()
      const outcomes = { taken: 0, refused: 0 }
      const sendNext = async () => {
        for (const { name, bytes } of left) {
          const answer = await app.send(
            contract.startImport,
            { file: { bytes, name: `${name}.bin` } },
            as,
          )
          expect(answer.status, `${name}: ${answer.text}`).toBe(202)
          const { state, reason, message } = await ended(
            (answer.json as { data: { id: number } }).data.id,
          )
          outcomes[state === 'failed' ? 'refused' : 'taken']++
          if (state === 'failed') expect(message, name).toBeTruthy()
          expect(FAULTS, name).not.toContain(reason)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
      expect(longestWait).toBeLessThan(SLOW)
      expect(outcomes.taken + outcomes.refused).toBe(damaged.length)
      expect(outcomes.taken).toBeGreaterThan(0)
      expect(outcomes.refused).toBeGreaterThan(0)
      expect(
        await app.rows(
          'select last_error from graphile_worker._private_jobs where last_error is not null',
        ),
      ).toEqual([])
    },
    60_000 + 100 * damaged.length,
  )
})
