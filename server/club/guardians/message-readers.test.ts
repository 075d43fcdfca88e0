import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as messages from '#contract/club/messages.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeMember, type TestUser } from '../../../test/support/factories.ts'
import {
  makeFamily,
  openGuardianMessages,
  type GuardianMessages,
} from '../../../test/support/guardian-messages.ts'

let world: GuardianMessages
let mia: TestUser
let ben: TestUser
beforeAll(async () => {
  world = await openGuardianMessages()
})
afterAll(() => world.app.close())
/** Each test has a family of its own. */
beforeEach(async () => {
  ;({ mia, ben } = await makeFamily(world))
})

describe('who is in a thread', () => {
  test('is shown with whom a guardian reads along', async () => {
    const { app, at, coach, second, squadThread } = world
    const id = await squadThread(coach, second, mia, ben)
    const detail = async (by: TestUser) =>
      (await app.ask(messages.messageThread, { params: { id } }, at(by))).data
    const { people, guarded_count } = await detail(coach)
    const along = people.filter(({ has_guardian }) => has_guardian).map((person) => person.id)
    expect({ along, guarded_count }).toEqual({ along: [mia.id], guarded_count: 1 })
    // Whom the viewer does not see is counted.
    await app.rows(
      `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')
        on conflict (club_id, user_id) do update set mode = 'only-me'`,
      [world.club, mia.id],
    )
    const seen = await detail(ben)
    expect(seen.people.some(({ has_guardian }) => has_guardian)).toBe(false)
    expect(seen).toMatchObject({ guarded_count: 1, others: 1 })
  })

  test('is not said to be read by guardians where children are among themselves', async () => {
    const { app, at, group } = world
    const id = await group(mia, [ben])
    const { data } = await app.ask(messages.messageThread, { params: { id } }, at(ben))
    expect(data.guarded_count).toBe(0)
  })

  test('counts no guardian who belongs to the thread', async () => {
    const { app, at, club, coach, link, writing } = world
    const trainer = await makeMember(app.db, club, [ROLE.coach], { date_of_birth: '1980-01-01' })
    await link(trainer, ben)
    const body = { kind: 'group', name: 'Alone', user_ids: [ben.id] } as const
    const refused = await app.refused(messages.openThread, { body }, at(trainer))
    expect(refused.code).toBe('thread_needs_adult')
    const id = await world.group(trainer, [ben, coach])
    const { data } = await app.ask(messages.messageThread, { params: { id } }, at(ben))
    expect(data.guarded_count).toBe(0)
    await app.ask(messages.sendMessage, writing(id, 'two adults'), at(trainer))
  })
})
