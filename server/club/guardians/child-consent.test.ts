import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as guardians from '#contract/club/guardians.ts'
import { healthConsent } from '#contract/people/consent.ts'
import { CONSENT_TEXT } from '#domain/constants/consent.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { addMember, makeClub, ZONE } from '../../../test/support/factories.ts'
import {
  openGuardianClub,
  yearsAgo,
  type GuardianClub,
} from '../../../test/support/guardian-club.ts'

let world: GuardianClub
beforeAll(async () => {
  world = await openGuardianClub()
  await world.link(world.parent, world.mia)
})
afterAll(() => world.app.close())

const asParent = () => ({ token: world.parent.token })

describe('consent to health data', () => {
  test('is the guardian’s below the age, with the name on record', async () => {
    const { app, mia, place, at } = world
    const text_version = CONSENT_TEXT
    const body = { answer: 'given' as const, text_version }
    const { data } = await app.ask(
      guardians.answerChildConsent,
      { ...place(mia), body },
      asParent(),
    )
    expect(data).toMatchObject({ state: 'given', decides: true })
    expect(data.record[0]).toMatchObject({ answer: 'given', guardian_name: 'Petra Meier' })
    expect((await app.ask(healthConsent, {}, at(mia))).data.record[0]).toMatchObject({
      guardian_name: 'Petra Meier',
    })
    const back = { answer: 'withdrawn' as const, text_version }
    await app.ask(guardians.answerChildConsent, { ...place(mia), body: back }, asParent())
    expect((await app.ask(healthConsent, {}, at(mia))).data.state).toBe('withdrawn')
  })

  test('is the child’s from the age on', async () => {
    const { app, child, parent, link, place } = world
    const old = await child('Old', 16)
    await link(parent, old)
    expect((await app.ask(guardians.childConsent, place(old), asParent())).data.decides).toBe(false)
    const body = { answer: 'given' as const, text_version: CONSENT_TEXT }
    const refused = await app.refused(
      guardians.answerChildConsent,
      { ...place(old), body },
      asParent(),
    )
    expect(refused.code).toBe('child_decides')
    await app.rows('update users set date_of_birth = $2 where id = $1', [old.id, yearsAgo(18)])
    expect((await app.send(guardians.childConsent, place(old), asParent())).status).toBe(404)
  })
})

test('consent is the guardian’s while one of the child’s clubs still has the day before', async () => {
  const { app, club, child, parent, link, place } = world
  // Where a day begins first, and where it begins last.
  const [first, last] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
  const other = await makeClub(app.db, { time_zone: last })
  const old = await child('Between', 16)
  await link(parent, old)
  await addMember(app.db, other, old.id, [ROLE.athlete])
  const day = dayIn(first, new Date())
  const born = `${Number(day.slice(0, 4)) - 16}${day.slice(4)}`
  await app.rows('update users set date_of_birth = $2 where id = $1', [old.id, born])
  const moveTo = (zone: string) =>
    app.rows('update clubs set time_zone = $2 where id = $1', [club, zone])
  await moveTo(first)
  expect((await app.ask(guardians.childConsent, place(old), asParent())).data.decides).toBe(true)
  await moveTo(ZONE)
})
