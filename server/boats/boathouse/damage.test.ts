import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/boats/boathouse.ts'
import type { TestApp } from '../../../test/support/app.ts'
import { openBoathouse, type Boathouse } from '../../../test/support/boathouse.ts'
import { makeDamage, makeItem } from '../../../test/support/equipment.ts'
import type { TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let athlete: TestUser
let asKeeper: As
let asAthlete: As
let read: Boathouse['read']
let boat: number

beforeAll(async () => {
  ;({ app, club, athlete, asKeeper, asAthlete, read } = await openBoathouse())
})
beforeEach(async () => {
  boat = await makeItem(app.db, club)
})
afterAll(() => app.close())

describe('damage', () => {
  test.each([
    [1, 'available'],
    [2, 'available'],
    [3, 'damaged'],
  ] as const)(
    'of severity %i, reported by an athlete, leaves a boat %s',
    async (severity, status) => {
      const body = { kind: 'damage' as const, text: 'Fin bent', severity }
      await app.ask(contract.addEquipmentLog, { params: { id: boat }, body }, asAthlete)
      expect(await read(boat)).toMatchObject({ status, open_damages: 1, worst_damage: severity })
    },
  )

  test('that is repaired last makes the boat available again', async () => {
    const [first, second] = [
      await makeDamage(app.db, club, boat, athlete.id, 3),
      await makeDamage(app.db, club, boat, athlete.id, 3),
    ]
    await app.ask(
      contract.resolveEquipmentLog,
      { params: { id: first }, body: { resolved: true } },
      asKeeper,
    )
    expect(await read(boat)).toMatchObject({ status: 'damaged', open_damages: 1 })
    await app.ask(
      contract.resolveEquipmentLog,
      { params: { id: second }, body: { resolved: true } },
      asKeeper,
    )
    expect(await read(boat)).toMatchObject({
      status: 'available',
      open_damages: 0,
      worst_damage: null,
    })
  })

  test.each([
    [2, 'available'],
    [3, 'damaged'],
  ] as const)(
    'of severity %i that turns out not to be repaired leaves a boat %s',
    async (severity, status) => {
      const id = await makeDamage(app.db, club, boat, athlete.id, severity)
      for (const resolved of [true, false])
        await app.ask(
          contract.resolveEquipmentLog,
          { params: { id }, body: { resolved } },
          asKeeper,
        )
      expect(await read(boat)).toMatchObject({ status, open_damages: 1 })
    },
  )

  test('that is taken back no longer keeps the boat ashore, unless other damage does', async () => {
    const [mistake, other] = [
      await makeDamage(app.db, club, boat, athlete.id, 3),
      await makeDamage(app.db, club, boat, athlete.id, 3),
    ]
    await makeDamage(app.db, club, boat, athlete.id, 1)
    await app.ask(contract.deleteEquipmentLog, { params: { id: mistake } }, asAthlete)
    expect(await read(boat)).toMatchObject({ status: 'damaged', open_damages: 2 })
    await app.ask(contract.deleteEquipmentLog, { params: { id: other } }, asAthlete)
    expect(await read(boat)).toMatchObject({ status: 'available', open_damages: 1 })
  })

  test('taken back does not make a boat available that is damaged without it', async () => {
    const [repaired, minor] = [
      await makeDamage(app.db, club, boat, athlete.id, 3),
      await makeDamage(app.db, club, boat, athlete.id, 1),
    ]
    for (const id of [repaired, minor])
      await app.ask(
        contract.resolveEquipmentLog,
        { params: { id }, body: { resolved: true } },
        asKeeper,
      )
    await app.rows(`update equipment set status = 'damaged' where id = $1`, [boat])
    const fresh = await makeDamage(app.db, club, boat, athlete.id, 2)
    for (const id of [repaired, fresh])
      await app.ask(contract.deleteEquipmentLog, { params: { id } }, asAthlete)
    expect(await read(boat)).toMatchObject({ status: 'damaged', open_damages: 0 })
  })

  test('is taken back by the person who reported it, within a day', async () => {
    const [fresh, old] = [
      await makeDamage(app.db, club, boat, athlete.id),
      await makeDamage(app.db, club, boat, athlete.id),
    ]
    await app.rows(
      `update equipment_logs set created_at = now() - interval '25 hours' where id = $1`,
      [old],
    )
    await app.ask(contract.deleteEquipmentLog, { params: { id: fresh } }, asAthlete)
    expect(
      await app.refused(contract.deleteEquipmentLog, { params: { id: old } }, asAthlete),
    ).toMatchObject({ status: 403 })
  })

  test('is all an athlete may log, with notes', async () => {
    for (const kind of ['usage', 'repair', 'service'] as const)
      expect(
        await app.refused(
          contract.addEquipmentLog,
          { params: { id: boat }, body: { kind } },
          asAthlete,
        ),
      ).toMatchObject({
        status: 403,
        code: 'permission_missing',
      })
  })
})
