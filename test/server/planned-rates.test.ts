import { expect, test } from 'vitest'
import * as life from '#contract/planning/session-life.ts'
import { parseStructure } from '#domain/time/structure-parse.ts'
import { printStructure } from '#domain/time/structure-text.ts'
import { planOf, structureOf } from '#domain/time/structure-wire.ts'
import { app, asCoach, create, prepareSessionLifeClub, read, START } from './session-life-club.ts'

prepareSessionLifeClub()

const textOf = async (id: number) => {
  const { structure } = await read(id)
  return structure ? printStructure(structureOf(structure)) : null
}

test('the rates of a typed plan are kept with its pieces, and a copy has them', async () => {
  const parsed = parseStructure('4x1000/3 r20 24 28 32')
  if (!parsed.ok) throw new Error(parsed.error.code)
  const id = await create({ structure: planOf(parsed.structure) })
  const text = '1000m/3min@20+1000m/3min@24+1000m/3min@28+1000m/3min@32'
  expect(await textOf(id)).toBe(text)
  const { data: copy } = await app.ask(
    life.duplicateSession,
    { params: { id }, body: { start_date: START } },
    asCoach,
  )
  expect(await textOf(copy.id)).toBe(text)
})

test('a rate of 0 is none', async () => {
  const parsed = parseStructure('2x1000/3 r20')
  if (!parsed.ok) throw new Error(parsed.error.code)
  const { pieces, ...plan } = planOf(parsed.structure)
  const none = pieces.map((piece) => ({ ...piece, planned_rate: 0 }))
  const id = await create({ structure: { ...plan, pieces: none } })
  expect(await textOf(id)).toBe('2x1000m/3min')
})
