import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { MATRIX_PROVIDERS, MATRIX_VAPID } from './matrix-integrations.ts'
import type { ClubName } from '../support/personas.ts'
import { ENDPOINTS, NEVER_DONE, openCells, outcomeOfCell, succeeded } from './matrix-run.ts'
import { readTable, sectionOf, TABLES, writeTable, type Section } from './matrix-table.ts'
import { nameOf, openWorld, type MatrixWorld } from './matrix-world.ts'

const SHARES = 4
const isUpdate = process.env['UPDATE'] === '1'

/**
 * Tests one share of four of the endpoints, as each of matrix-open-1 to -4 does, so that several
 * workers can take part.
 */
export function testBehindOpenDoors(share: 1 | 2 | 3 | 4): void {
  const size = Math.ceil(ENDPOINTS.length / SHARES)
  const endpoints = ENDPOINTS.slice((share - 1) * size, share * size)
  const names = endpoints.map(nameOf)
  const committed = isUpdate ? new Map<string, Section>() : readTable(TABLES.open)
  const answers = new Map<string, Section>()

  let app: TestApp
  let world: MatrixWorld
  beforeAll(async () => {
    app = await startTestApp({ providers: MATRIX_PROVIDERS, vapid: MATRIX_VAPID })
    world = await openWorld(app)
    await furnish(world)
  })
  afterAll(() => app.close())

  describe('behind the open door', () => {
    test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
      'answers %s as committed',
      async (name, endpoint) => {
        const answered = []
        for (const cell of openCells(world, endpoint)) {
          const outcome = await outcomeOfCell(world, cell)
          answered.push({ whose: cell.special ?? cell.whose, who: cell.persona.name, outcome })
        }
        const section = sectionOf(answered)
        answers.set(name, section)
        expect(section, 'review the difference, then run with UPDATE=1').toEqual(
          isUpdate ? section : committed.get(name),
        )
      },
    )

    test('lets somebody through everywhere', () => {
      const refused = endpoints.filter(
        (endpoint) => !answers.get(nameOf(endpoint))?.some((line) => succeeded(endpoint, line)),
      )
      expect(refused.map(nameOf)).toEqual(names.filter((name) => name in NEVER_DONE))
    })

    test('every answer is on the table', () => {
      if (isUpdate) keep(answers)
      expect([...answers.keys()]).toEqual(names)
    })
  })
}

/** Makes what everybody has beforehand, so that no list depends on the calls before it. */
async function furnish(world: MatrixWorld): Promise<void> {
  for (const club of Object.keys(world.clubs) as ClubName[])
    for (const whose of ['neighbour', 'hidden'] as const) await world.residentThings(club, whose)
  for (const persona of Object.values(world.personas)) await world.thingsOf(persona, persona.home)
}

/** Writes the answers of a share into the table, which keeps the order of the contract. */
function keep(answers: ReadonlyMap<string, Section>): void {
  const known = new Map([...readTable(TABLES.open), ...answers])
  writeFileSync(
    TABLES.open,
    writeTable(new Map(ENDPOINTS.map(nameOf).map((name) => [name, known.get(name) ?? []]))),
  )
}
