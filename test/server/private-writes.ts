import type { Endpoint } from '#contract/endpoint.ts'
import type { ClubId } from '../../server/db/client.ts'
import type { TestApp } from '../support/app.ts'
import { addMember, makeUser, signInOf } from '../support/factories.ts'
import type { Answer, As } from '../support/http.ts'
import {
  leavePrivateClub,
  openPrivateClub,
  restorePrivateClub,
  type PrivateClub,
} from '../support/private-club.ts'
import { fillPrivateClub, type PrivateFigures } from '../support/private-figures.ts'
import { PRIVACY_STATES, PRIVACY_VIEWERS, type PrivacyViewer } from '../support/private-states.ts'
import { NEVER_DONE, ENDPOINTS, rowOf } from './matrix-run.ts'
import { nameOf } from './matrix-world.ts'
import { changes, isAskedNow, named, requestOf } from './private-calls.ts'

/** They take turns in changing things; somebody named by nobody and a manager may do most. */
const WRITERS = ['coach', 'mate', 'blind', 'manager', 'named', 'foreign', 'outside'] as const

/** By so many writers a call is made that is about nobody. */
const OF_NOBODY = 3

export type Written = { channel: string; viewer: PrivacyViewer; answer: Answer }
export type WrittenClub = { place: PrivateClub; figures: PrivateFigures }

export async function openWrittenClub(app: TestApp): Promise<WrittenClub> {
  const place = await openPrivateClub(app)
  const figures = await fillPrivateClub(app, place)
  await leavePrivateClub(app, place)
  return { place, figures }
}

/** A sign-in that the call may end, of an account it may change for good. */
async function spareToken(app: TestApp, club: ClubId, viewer: PrivacyViewer) {
  const { id } = await makeUser(app.db)
  await addMember(app.db, club, id, PRIVACY_VIEWERS[viewer])
  return signInOf(app.db, id)
}

async function signedIn(
  app: TestApp,
  { place }: WrittenClub,
  endpoint: Endpoint,
  viewer: PrivacyViewer,
): Promise<As> {
  if (viewer === 'outside') return {}
  const { spendsAccount, spendsSignIn } = rowOf(endpoint)
  const club = viewer === 'foreign' ? place.other : place.club
  const token =
    spendsAccount || spendsSignIn
      ? await spareToken(app, club, viewer)
      : place.viewers[viewer].token
  return { token, club }
}

/**
 * Makes every call that changes something, where it is about a person once for each of them; who
 * makes it takes turns. A club that did not survive a call is replaced by a fresh one.
 */
export async function* writeEverything(
  app: TestApp,
  first: WrittenClub,
): AsyncGenerator<Written & { club: WrittenClub }> {
  let club = first
  const endpoints = ENDPOINTS.filter(
    (one) => changes(one) && isAskedNow(one) && !(nameOf(one) in NEVER_DONE),
  )
  for (const [turn, endpoint] of endpoints.entries())
    for (const [at, state] of PRIVACY_STATES.entries()) {
      const { parts, isOfPerson } = await requestOf(app, endpoint, club, state)
      if (!isOfPerson && at >= OF_NOBODY) break
      const viewer = WRITERS[(turn + at) % WRITERS.length] ?? 'coach'
      if (parts) {
        const answer = await app.send(endpoint, parts, await signedIn(app, club, endpoint, viewer))
        await rowOf(endpoint).undo?.(app.db, club.place.club)
        const channel = named(endpoint, { of: isOfPerson ? state : null, parts })
        yield { channel, viewer, answer, club }
        if (answer.status < 400 && !(await restorePrivateClub(app, club.place)))
          club = await openWrittenClub(app)
      }
    }
}
