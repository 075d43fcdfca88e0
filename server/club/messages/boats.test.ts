import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '#contract/club/messages.ts'
import { sendSamples } from '#contract/live/live-recorder.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeCrew, makeMember, makeSession } from '../../../test/support/factories.ts'
import {
  openRecordingClub,
  rowed,
  type RecordingClub,
} from '../../../test/support/recording-club.ts'

let club: RecordingClub
let second: number
beforeAll(async () => {
  club = await openRecordingClub()
  const { app, coach, bow, stroke, single, session } = club
  await app.rows(`update users set date_of_birth = '1980-01-01' where id = any ($1)`, [
    [coach, bow, stroke, single].map(({ id }) => id),
  ])
  const other = await makeMember(app.db, club.club, [2], { date_of_birth: '1990-01-01' })
  second = await makeCrew(app.db, club.club, { session_id: session, user_ids: [other.id] })
})
afterAll(() => club.app.close())

const send = (message: string, more = {}) =>
  club.app.ask(
    messages.createMessage,
    { body: { event_id: club.session, message, ...more } },
    club.asCoach,
  )
const since = async (token: string, messages_after: number, first = 1) => {
  const body = { token, first, samples: [], messages_after }
  const { data } = await club.app.ask(sendSamples, { body }, {})
  return data.messages?.map(({ text }) => text)
}

test('refuses the thread of a boat when it is in no session', async () => {
  const { app, bow, coach, asCoach } = club
  const user_ids = [bow.id, coach.id]
  const crew_id = await makeCrew(app.db, club.club, { user_ids, published: true })
  const body = { kind: 'crew', crew_id } as const
  expect((await app.refused(messages.openThread, { body }, asCoach)).code).toBe('not_found')
})

describe('a message to boats', () => {
  test('comes to the boats it is for, and the coach sees which have it', async () => {
    const boat = await club.begin(await club.crewCode(), 'device-of-crew')
    const single = await club.begin(await club.athleteCode(), 'device-of-single')
    const all = await send('Turn at the bridge')
    const some = await send('Rate 28', { crew_ids: [club.crew] })
    expect(all.data.message_thread_id).toBe(some.data.message_thread_id)
    // All boats of a session share what one of them has asked a moment ago.
    await expect.poll(() => since(boat.token, 0)).toEqual(['Turn at the bridge', 'Rate 28'])
    expect(await since(single.token, 0)).toEqual(['Turn at the bridge'])
    expect(await since(single.token, 0)).toEqual(['Turn at the bridge'])
    const id = all.data.message_thread_id
    const boats = async () => {
      const asked = { params: { id }, query: {} }
      const { data } = await club.app.ask(messages.threadMessages, asked, club.asCoach)
      return data.map((message) => message.boats)
    }
    expect(await boats()).toEqual([
      { have: 0, of: 2 },
      { have: 0, of: 1 },
    ])
    expect(await since(boat.token, some.data.number)).toEqual([])
    expect(await since(single.token, all.data.number)).toEqual([])
    expect(await boats()).toEqual([
      { have: 2, of: 2 },
      { have: 1, of: 1 },
    ])
    const { data } = await club.app.ask(
      sendSamples,
      { body: { token: boat.token, first: 1, samples: rowed(1) } },
      {},
    )
    expect(data).not.toHaveProperty('messages')
  })

  test('costs nothing to be asked for where there is none', async () => {
    const boat = await club.begin(await club.crewCode(), 'device-that-asks')
    const { data } = await send('Ready all')
    await expect.poll(() => since(boat.token, 0)).toContain('Ready all')
    const asked = async () => {
      const statements = await club.app.statements(() => since(boat.token, data.number))
      return statements.filter((text) => text.includes('g.to_boats')).length
    }
    await expect.poll(asked).toBe(0)
  })

  test('can go to those whose recording stands in one way', async () => {
    const refused = await club.app.refused(
      messages.createMessage,
      { body: { event_id: club.session, message: 'On', live_results_status: 3 } },
      club.asCoach,
    )
    expect(refused.code).toBe('message_reaches_nobody')
    const boat = await club.begin(await club.crewCode(), 'device-going')
    await club.send(boat.token, 1, rowed(2))
    const { data } = await send('Easy all', { live_results_status: 2 })
    const thread = { params: { id: data.message_thread_id }, query: { limit: 1 } }
    const last = await club.app.ask(messages.threadMessages, thread, club.asCoach)
    expect(last.data).toMatchObject([{ text: 'Easy all', to_people: 0 }])
    expect(last.data[0]?.to_crews).toHaveLength(1)
  })

  test('is no message of athletes among themselves', async () => {
    const { data } = await send('Ready?')
    const boat = await club.begin(await club.crewCode(), 'device-quiet')
    const body = { client_id: 'device-of-bow', text: 'Nobody reads this aloud' }
    const params = { id: data.message_thread_id }
    const as = { token: club.bow.token, club: club.club }
    await club.app.ask(messages.sendMessage, { params, body }, as)
    expect(await since(boat.token, data.number)).toEqual([])
  })

  test('is refused to athletes, and for boats and people of another session', async () => {
    const message = 'Hello'
    const event_id = club.session
    const as = { token: club.bow.token, club: club.club }
    const denied = await club.app.refused(
      messages.createMessage,
      { body: { event_id, message } },
      as,
    )
    expect(denied.code).toBe('edit_denied')
    for (const part of [
      { crew_ids: [99_999_999] },
      { user_ids: [99_999_999] },
      { message_thread_id: 99_999_999 },
    ]) {
      const body = { event_id, message, ...part }
      const refused = await club.app.refused(messages.createMessage, { body }, club.asCoach)
      expect(refused.code).toBe('unknown_reference')
    }
    expect((await send(message, { crew_ids: [second] })).data.number).toBeGreaterThan(0)
  })

  test('is written by a coach who is not in the session, and read from then on', async () => {
    const { app } = club
    const born = { date_of_birth: '1985-01-01' }
    const follower = await makeMember(app.db, club.club, [ROLE.coach], born)
    const as = { token: follower.token, club: club.club }
    const earlier = await send('Before they came')
    const body = { event_id: club.session, message: 'Hold it up' }
    const written = await app.ask(messages.createMessage, { body }, as)
    expect(written.data.message_thread_id).toBe(earlier.data.message_thread_id)
    const id = written.data.message_thread_id
    const { data: opened } = await app.ask(
      messages.openThread,
      { body: { kind: 'session', session_id: club.session } },
      as,
    )
    expect(opened.id).toBe(id)
    const read = await app.ask(messages.threadMessages, { params: { id }, query: {} }, as)
    expect(read.data.map(({ text }) => text)).toEqual(['Hold it up'])
    const { data: detail } = await app.ask(messages.messageThread, { params: { id } }, club.asCoach)
    expect(detail.people.map((person) => person.id)).toContain(follower.id)
    await app.rows('delete from membership_roles where user_id = $1', [follower.id])
    const gone = await app.refused(messages.messageThread, { params: { id } }, as)
    expect(gone.status).toBe(404)
  })

  test('is written where no coach takes part, from the page where boats are followed', async () => {
    const { app } = club
    const alone = await makeSession(app.db, club.club, {
      user_id: club.bow.id,
      role_id: ROLE.athlete,
    })
    const as = club.asCoach
    const body = { event_id: alone, message: 'Steer left' }
    const opening = { body: { kind: 'session' as const, session_id: alone } }
    const { data: opened } = await app.ask(messages.openThread, opening, as)
    const { data: written } = await app.ask(messages.createMessage, { body }, as)
    expect(written.message_thread_id).toBe(opened.id)
    const params = { params: { id: opened.id }, query: {} }
    const asBow = { token: club.bow.token, club: club.club }
    expect((await app.ask(messages.threadMessages, params, asBow)).data).toMatchObject([
      { text: 'Steer left' },
    ])
  })

  test('is not written about a draft, which nobody it is for can see', async () => {
    const { app } = club
    const draft = await makeSession(app.db, club.club, {
      user_id: club.bow.id,
      role_id: ROLE.athlete,
    })
    await app.rows('update sessions set published_at = null where id = $1', [draft])
    const opening = { body: { kind: 'session' as const, session_id: draft } }
    expect((await app.refused(messages.openThread, opening, club.asCoach)).status).toBe(404)
    const body = { event_id: draft, message: 'Steer left' }
    expect((await app.refused(messages.createMessage, { body }, club.asCoach)).status).toBe(404)
  })
})
