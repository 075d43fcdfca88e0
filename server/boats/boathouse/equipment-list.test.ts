import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as things from '#contract/boats/equipment.ts'
import * as sheets from '#contract/boats/equipment-sheets.ts'
import { CATEGORY_KINDS } from '#domain/constants/equipment.ts'
import type { TestApp } from '../../../test/support/app.ts'
import { openBoathouse, type Boathouse } from '../../../test/support/boathouse.ts'
import { makeCategory, makeDamage, makeItem } from '../../../test/support/equipment.ts'
import type { TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let athlete: TestUser
let asKeeper: As
let asAthlete: As
let read: Boathouse['read']
let inList: Boathouse['inList']
let boat: number

beforeAll(async () => {
  ;({ app, club, athlete, asKeeper, asAthlete, read, inList } = await openBoathouse())
})
beforeEach(async () => {
  boat = await makeItem(app.db, club)
})
afterAll(() => app.close())

describe('a club', () => {
  test('starts with a category of each kind', async () => {
    const { data } = await app.ask(things.equipmentCategories, {}, asAthlete)
    expect(data.filter(({ name }) => name === null).map(({ kind }) => kind)).toEqual([
      ...CATEGORY_KINDS,
    ])
  })

  test('keeps what the fields of a category of its own say', async () => {
    const fields = [{ key: 'field_1', label: 'Colour', type: 'text' as const }]
    const { data } = await app.ask(
      things.createEquipmentCategory,
      { body: { kind: 'other', name: 'Cones', fields } },
      asKeeper,
    )
    const added = await app.ask(
      things.createEquipment,
      { body: { category_id: data.id, name: 'Cone one', values: { field_1: 'orange' } } },
      asKeeper,
    )
    expect(await read(added.data.id)).toMatchObject({
      name: 'Cone one',
      values: { field_1: 'orange' },
      status: 'available',
    })
    expect(
      await app.refused(things.deleteEquipmentCategory, { params: { id: data.id } }, asKeeper),
    ).toMatchObject({
      status: 409,
      code: 'category_in_use',
    })
  })
})

describe('a spreadsheet', () => {
  test('takes the good rows and reports the others by line', async () => {
    const rows = [
      {
        line: 2,
        category: 'Boats',
        name: 'Wave',
        boat_type: '8+',
        crew_weight_min: '75',
        crew_weight_max: '90',
        year: '2019',
      },
      { line: 3, category: 'boote', name: '', boat_type: '9x', year: 'new' },
      { line: 4, category: 'Cars', name: 'Van' },
    ]
    const looked = await app.send(
      sheets.importEquipment,
      { body: { dry_run: true, rows } },
      asKeeper,
    )
    expect(looked).toMatchObject({
      status: 200,
      json: { data: { added: 1 } },
    })
    const done = await app.send(
      sheets.importEquipment,
      { body: { dry_run: false, rows } },
      { ...asKeeper, language: 'de' },
    )
    const faults = (
      done.json as { data: { faults: { line: number; field: string; message: string }[] } }
    ).data.faults
    expect(faults.map(({ line, field }) => [line, field])).toEqual([
      [3, 'name'],
      [3, 'year'],
      [3, 'boat_type'],
      [4, 'category'],
    ])
    expect(faults[0]?.message).toBe('Pflichtfeld')
    const { data } = await app.ask(
      things.equipment,
      { query: { query: 'wave', kind: 'boat' } },
      asAthlete,
    )
    expect(
      data.some(
        ({ year, boat_type, crew_weight_max }) =>
          year === 2019 && boat_type === 9 && crew_weight_max === 90,
      ),
    ).toBe(true)
  })

  test('goes out as text in the words and marks of the language, without formulas', async () => {
    const rows = [{ line: 2, category: 'Boats', name: '=HYPERLINK(1)', crew_weight_min: '72.5' }]
    await app.ask(sheets.importEquipment, { body: { dry_run: false, rows } }, asKeeper)
    const { text } = await app.send(sheets.exportEquipmentCsv, {}, { ...asAthlete, language: 'de' })
    const [head, ...lines] = text.split('\r\n')
    expect(head).toContain('Kategorie;Name;')
    const line = lines.find((one) => one.includes('HYPERLINK'))
    expect(line).toMatch(/^Boote;'=HYPERLINK\(1\);.*;72,5;/)
  })

  test('deletes no history: what was used is retired', async () => {
    await makeDamage(app.db, club, boat, athlete.id)
    expect(
      await app.refused(things.deleteEquipment, { params: { id: boat } }, asKeeper),
    ).toMatchObject({
      status: 409,
      code: 'has_history',
    })
    await app.ask(
      things.updateEquipment,
      { params: { id: boat }, body: { status: 'retired' } },
      asKeeper,
    )
    expect(await inList(boat)).toBeUndefined()
    expect(await inList(boat, { status: 'retired' })).toMatchObject({ id: boat })
  })

  test('has a category in use by its own name', async () => {
    const category = await makeCategory(app.db, club, 'oars')
    const rows = [{ line: 2, category: 'rack OARS', name: 'Blades' }]
    await app.ask(sheets.importEquipment, { body: { dry_run: false, rows } }, asKeeper)
    const { data } = await app.ask(
      things.equipment,
      { query: { category_id: category } },
      asAthlete,
    )
    expect(data.map(({ name }) => name)).toEqual(['Blades'])
  })
})
