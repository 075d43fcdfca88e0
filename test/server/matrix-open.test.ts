import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { MATRIX_PROVIDERS } from './matrix-integrations.ts'
import { ENDPOINTS, NEVER_DONE, openCells, outcomeOfCell, succeeded } from './matrix-run.ts'
import { readTable, sectionOf, TABLES, writeTable, type Section } from './matrix-table.ts'
import { nameOf, openWorld, type MatrixWorld } from './matrix-world.ts'

const isUpdate = process.env['UPDATE'] === '1'
const committed = isUpdate ? new Map<string, Section>() : readTable(TABLES.open)
const answers = new Map<string, Section>()

let app: TestApp
let world: MatrixWorld
beforeAll(async () => {
  app = await startTestApp({ providers: MATRIX_PROVIDERS })
  world = await openWorld(app)
})
afterAll(() => app.close())

describe('behind the open door', () => {
  test.each(ENDPOINTS.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
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
    const refused = ENDPOINTS.filter(
      (endpoint) => !answers.get(nameOf(endpoint))?.some((line) => succeeded(endpoint, line)),
    )
    expect(refused.map(nameOf)).toEqual(Object.keys(NEVER_DONE))
  })

  test('every answer is on the table', () => {
    if (isUpdate) writeFileSync(TABLES.open, writeTable(answers))
    expect([...readTable(TABLES.open).keys()]).toEqual([...answers.keys()])
  })
})
