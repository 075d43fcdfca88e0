import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { NOTICE_KINDS } from '#domain/notices/kinds.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import type { Answer } from '../support/http.ts'
import { drawsEverything } from '../support/public-club.ts'
import { canariesOf, sightingsIn, textsOf } from '../support/private-canaries.ts'
import { leavePrivateClub, openPrivateClub, type PrivateClub } from '../support/private-club.ts'
import { fillPrivateClub, type PrivateFigures } from '../support/private-figures.ts'
import {
  isMember,
  isNamedInPublic,
  maySee,
  PRIVACY_STATES,
  PRIVATE_KINDS,
  VIEWER_NAMES,
  type PrivacyState,
  type PrivacyViewer,
} from '../support/private-states.ts'
import { isWhole } from '../support/share.ts'
import { MATRIX_PROVIDERS, MATRIX_VAPID } from './matrix-integrations.ts'
import { ENDPOINTS } from './matrix-run.ts'
import { nameOf } from './matrix-world.ts'
import { askAssistants, unknownTools } from './private-assistants.ts'
import { changes, isAskedNow, named, requestsOf } from './private-calls.ts'
import { causeEverything, readerOf, sentIn } from './private-notices.ts'
import { askOutside, unknownRoutes, watchRoutes } from './private-outside.ts'
import { beatHearts, heardBy, listenEverywhere, type Listener } from './private-sockets.ts'
import { openWrittenClub, writeEverything } from './private-writes.ts'

const routes = watchRoutes()
let app: TestApp
let place: PrivateClub
let figures: PrivateFigures
beforeAll(async () => {
  app = await startTestApp({
    providers: MATRIX_PROVIDERS,
    vapid: MATRIX_VAPID,
    renderer: async () => drawsEverything,
  })
  place = await openPrivateClub(app)
  figures = await fillPrivateClub(app, place)
  await leavePrivateClub(app, place)
})
afterAll(async () => {
  routes.stop()
  await app.close()
})

/** What shows somebody to who holds their secret, with the reason. */
const BY_SECRET: Record<string, string> = {
  'GET connect/{code}': 'the code of a boat, for the device that is to record it',
  'GET crew-sheets/{code}.xlsx': 'has the rights of who made it, for five minutes',
  'POST login': 'answers the person whose address and password they are',
}

let cells = 0
/** What was seen by whom, to know that the canaries can be seen at all. */
const seen = new Set<string>()

const isPublic = (channel: string) => /^(GET )?\/?public\//.test(channel)

/** What a channel shows a viewer and must not. */
async function faultsIn(
  channel: string,
  viewer: PrivacyViewer,
  answers: readonly Pick<Answer, 'bytes' | 'text'>[],
  own?: PrivacyState,
): Promise<string[]> {
  cells += PRIVACY_STATES.length
  const texts = (await Promise.all(answers.map(textsOf))).flat()
  return sightingsIn(texts).flatMap(({ state, kind, found }) => {
    seen.add(`${viewer} ${state} ${kind}`)
    const isAllowed =
      state === own ||
      maySee(viewer, state, kind) ||
      (isPublic(channel) && isNamedInPublic(state, kind))
    return isAllowed ? [] : [`${channel} shows ${viewer} ${found} of ${state}`]
  })
}

const asViewer = (viewer: PrivacyViewer) => ({
  ...(viewer !== 'outside' && { token: place.viewers[viewer].token }),
  club: viewer === 'foreign' ? place.other : place.club,
})

/** Somebody without a place in the club comes to every door once, and to open ones for everybody. */
const comesBy = (viewer: PrivacyViewer, { access, path }: Endpoint, turn: number) =>
  turn === 0 ||
  access.level === 'public' ||
  isMember(viewer) ||
  (viewer === 'guardian' && path.startsWith('children/'))

async function faultsOfReading(endpoint: Endpoint): Promise<string[]> {
  const calls = await requestsOf(app, endpoint, place, figures)
  const asked = calls.flatMap((call, turn) =>
    VIEWER_NAMES.filter((viewer) => comesBy(viewer, endpoint, turn)).map(async (viewer) =>
      faultsIn(named(endpoint, call), viewer, [
        await app.send(endpoint, call.parts, asViewer(viewer)),
      ]),
    ),
  )
  return (await Promise.all(asked)).flat()
}

test('no page, file or stream outside the contract does', async () => {
  expect(unknownRoutes(routes.urls)).toEqual([])
  const faults: string[] = []
  for (const { url, answers } of await askOutside(app, figures, routes.urls))
    faults.push(...(await faultsIn(url, 'outside', answers)))
  expect(faults).toEqual([])
})

test('no reply that only reads shows what its reader may not see', async () => {
  const faults: string[] = []
  const asked = ENDPOINTS.filter(
    (one) => !changes(one) && isAskedNow(one) && !(nameOf(one) in BY_SECRET),
  )
  for (const endpoint of asked) faults.push(...(await faultsOfReading(endpoint)))
  expect(faults).toEqual([])
}, 600_000)

test('no answer to an assistant does, and none has anybody under 18 or words about a body', async () => {
  expect(unknownTools()).toEqual([])
  const faults: string[] = []
  const found = new Set<string>()
  for await (const { channel, viewer, text, status } of askAssistants(app, place, figures)) {
    expect(status === 200, `${channel} of ${viewer}`).toBe(isMember(viewer))
    faults.push(...(await faultsIn(channel, viewer, [textOf(text)])))
    for (const { state, kind, found: what } of sightingsIn([text])) {
      found.add(`${viewer} ${state} ${kind}`)
      if (!isMember(viewer) || state === 'minor' || what.startsWith('sekret'))
        faults.push(`${channel} shows ${viewer} ${what} of ${state}`)
    }
  }
  expect(faults).toEqual([])
  expect([...found]).toEqual(
    expect.arrayContaining(['coach open name', 'coach open health', 'mate open name']),
  )
}, 600_000)

test('no reply to a change, notice, mail or message of the live channel does', async () => {
  const first = await openWrittenClub(app)
  const listeners = await listenEverywhere(app, first)
  const faults: string[] = []
  const clubs = new Set([first])
  await causeEverything(app, first)
  await beatHearts(app, first)
  for await (const { channel, viewer, answer, club } of writeEverything(app, first)) {
    clubs.add(club)
    if (Object.keys(BY_SECRET).some((name) => channel.startsWith(name))) continue
    faults.push(...(await faultsIn(channel, viewer, [answer])))
  }
  const sent = await sentIn(app)
  const kinds = new Set(sent.map(({ what }) => what))
  expect(NOTICE_KINDS.filter((kind) => !kinds.has(`notice ${kind}`))).toEqual([])
  for (const club of clubs)
    for (const { user_id, what, text } of sent) {
      const reader = readerOf(club, user_id)
      if (reader) faults.push(...(await faultsIn(what, reader.viewer, [textOf(text)], reader.own)))
    }
  const hearts = () => heardBy(listeners[0] as Listener).join()
  await expect.poll(hearts).toContain(`"heart_rate":${canariesOf('open').pulse}`)
  for (const listener of listeners) {
    const heard = heardBy(listener).map(textOf)
    faults.push(...(await faultsIn('the live channel', listener.viewer, heard)))
    listener.socket.close()
  }
  expect(faults).toEqual([])
}, 600_000)

test('everybody sees what they may see somewhere, so that nothing is found in vain', () => {
  console.log(`${cells} cells of a channel, a viewer and a state of privacy`)
  const some = VIEWER_NAMES.flatMap((viewer) =>
    PRIVACY_STATES.flatMap((state) =>
      PRIVATE_KINDS.filter(
        (kind) => maySee(viewer, state, kind) && (state !== 'left' || kind === 'name'),
      ).map((kind) => `${viewer} ${state} ${kind}`),
    ),
  )
  const unseen = some.filter((one) => !seen.has(one))
  if (isWhole) expect(unseen).toEqual([])
  else expect(unseen.length).toBeLessThan(some.length / 2)
  expect(seen).toContain('outside open name')
})

const textOf = (text: string) => ({ text, bytes: Buffer.from(text) })
