import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Change, LiveEvents } from '#contract/sockets.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { openSocket, type TestSocket } from '../support/sockets.ts'
import { narrowToken } from './door-oracles.ts'
import { openWorld, type MatrixWorld } from './matrix-world.ts'

let app: TestApp
let world: MatrixWorld
let user_id: number
const sockets: TestSocket[] = []

beforeAll(async () => {
  app = await startTestApp()
  world = await openWorld(app)
  user_id = world.personas.two_clubs.user_id ?? 0
})
afterAll(async () => {
  for (const socket of sockets) socket.close()
  await app.close()
})

async function opened(token: string): Promise<TestSocket> {
  const socket = await openSocket(app, { token })
  sockets.push(socket)
  return socket
}

const send = (change: Change) =>
  app.rows('select app.send_live($1::jsonb)', [JSON.stringify(change)])

type PersonalEvent = 'message' | 'typing' | 'wall' | 'import'
/** Every event that goes to people for what belongs to a club, as it is about one. */
const EVENTS: { [E in PersonalEvent]: (club_id: number) => Change } = {
  message: (club_id) => ({
    to: 'people',
    user_ids: [user_id],
    event: 'message',
    data: { club_id, thread_id: 1, what: 'written' },
  }),
  typing: (club_id) => ({
    to: 'people',
    user_ids: [user_id],
    event: 'typing',
    data: { club_id, thread_id: 1, user_id: 1 },
  }),
  wall: (club_id) => ({
    to: 'people',
    user_ids: [user_id],
    event: 'wall',
    data: { club_id, post_id: 1, squad_id: null, session_id: null, challenge_id: null },
  }),
  import: (club_id) => ({
    to: 'user',
    user_id,
    event: 'import',
    data: { club_id, import_id: 1, session_id: null, state: 'done', progress: 1 },
  }),
}
const NAMES = Object.keys(EVENTS) as PersonalEvent[]

test.each(['read', 'write'] as const)(
  'a token of scope %s for one club hears nothing of the other',
  async (scope) => {
    const socket = await opened(await narrowToken(world, scope))
    const whole = await opened(world.personas.two_clubs.token ?? '')
    for (const name of NAMES) {
      const next = socket.next(name)
      await send(EVENTS[name](world.clubs.main))
      await send(EVENTS[name](world.clubs.other))
      expect(await next).toMatchObject({ club_id: world.clubs.other })
      await expect.poll(() => whole.heard(name)).toHaveLength(2)
      expect(socket.heard(name)).toHaveLength(1)
    }
    await send({ to: 'user', user_id, event: 'timestamps' })
    await expect.poll(() => whole.heard('timestamps').length).toBeGreaterThan(0)
    expect(socket.heard('timestamps')).toEqual([])
  },
)

test('a token for one club comes into no room of the other', async () => {
  const socket = await opened(await narrowToken(world, 'read'))
  const { two_clubs } = world.personas
  const rooms = async (club: 'main' | 'other') => {
    const { session } = await world.thingsOf(two_clubs, club)
    return [
      await socket.join(world.clubs[club], session),
      await socket.joinCalendar(world.clubs[club]),
      await socket.joinLive(world.clubs[club], session),
    ].map((answer) => answer !== false)
  }
  expect(await rooms('main')).toEqual([false, false, false])
  expect(await rooms('other')).toEqual([true, true, true])
})

test('an administrator in somebody’s name hears none of their messages', async () => {
  const { impersonated } = world.personas
  const socket = await opened(impersonated.token ?? '')
  const about = { user_ids: [impersonated.user_id ?? 0], club_id: world.clubs.main }
  const message: LiveEvents['message'] extends (data: infer D) => void ? D : never = {
    club_id: about.club_id,
    thread_id: 1,
    what: 'written',
  }
  await send({ to: 'people', user_ids: about.user_ids, event: 'message', data: message })
  await send({ ...EVENTS.import(about.club_id), user_id: about.user_ids[0] } as Change)
  await expect.poll(() => socket.heard('import')).toHaveLength(1)
  expect(socket.heard('message')).toEqual([])
})
