import type { Endpoint } from '#contract/endpoint.ts'
import type { TestApp } from '../support/app.ts'
import type { Parts } from '../support/http.ts'
import type { PrivateClub } from '../support/private-club.ts'
import type { PrivateFigures } from '../support/private-figures.ts'
import { changedEndpoints } from '../support/changed-endpoints.ts'
import { isInShare } from '../support/share.ts'
import { PRIVACY_STATES, type PrivacyState } from '../support/private-states.ts'
import { rowOf } from './matrix-run.ts'
import type { Things } from './matrix-parts.ts'
import { nameOf } from './matrix-world.ts'

const changed = await changedEndpoints()

/** Of endpoints that have not changed a run asks one in three, and all where everything is tested. */
const EVERY = 3
export const isAskedNow = (endpoint: Endpoint): boolean =>
  changed.has(endpoint) || isInShare(`private ${nameOf(endpoint)}`, EVERY)

export const changes = ({ method, reads }: Endpoint) => method !== 'GET' && !reads

export type PrivateCall = { of: PrivacyState | null; parts: Parts }

/** Of whom a call is: what it takes of a person decides that it is asked of each of them. */
const OF_A_PERSON = new Set(['user_id', 'email', 'import_id', 'activity'])

function watched(things: Things): { things: Things; isOfPerson: () => boolean } {
  let isOfPerson = false
  const proxy = new Proxy(things, {
    get(target, name, receiver) {
      if (OF_A_PERSON.has(String(name))) isOfPerson = true
      return Reflect.get(target, name, receiver) as unknown
    },
    ownKeys(target) {
      isOfPerson = true
      return Reflect.ownKeys(target)
    },
  })
  return { things: proxy, isOfPerson: () => isOfPerson }
}

const thingsOf = (
  { club, people }: PrivateClub,
  { session, imports, activities }: PrivateFigures,
  state: PrivacyState,
): Things => ({
  club,
  session,
  user_id: people[state].id,
  email: people[state].email,
  import_id: imports[state],
  activity: activities[state],
})

/** The request of an endpoint about somebody; null where there is nothing left to make it of. */
export async function requestOf(
  app: TestApp,
  endpoint: Endpoint,
  { place, figures }: { place: PrivateClub; figures: PrivateFigures },
  state: PrivacyState,
): Promise<{ parts: Parts | null; isOfPerson: boolean }> {
  const { things, isOfPerson } = watched(thingsOf(place, figures, state))
  const parts = await partsOf(app, endpoint, things)
  return { parts, isOfPerson: isOfPerson() }
}

/**
 * The requests of an endpoint about a club: one, or where it is about a person one for each; and
 * about all that people have stored there, wherever its path takes an id.
 */
export async function requestsOf(
  app: TestApp,
  endpoint: Endpoint,
  place: PrivateClub,
  figures: PrivateFigures,
): Promise<PrivateCall[]> {
  const calls: PrivateCall[] = []
  for (const state of PRIVACY_STATES) {
    const { parts, isOfPerson } = await requestOf(app, endpoint, { place, figures }, state)
    if (parts) calls.push({ of: isOfPerson ? state : null, parts })
    if (parts && !isOfPerson) break
  }
  const [first] = calls
  const more = changes(endpoint) || !first ? [] : storedParts(endpoint, first.parts, figures, place)
  return [...calls, ...more.map((parts) => ({ of: null, parts }))]
}

/** Somebody who is gone for good has no things to be made for a call. */
async function partsOf(app: TestApp, endpoint: Endpoint, things: Things): Promise<Parts | null> {
  try {
    return await rowOf(endpoint).parts(things, app.db, app.files)
  } catch (error) {
    const [person] = await app.rows('select from users where id = $1', [things.user_id])
    if (person) throw error
    return null
  }
}

/** The stored things of the club, by what a path calls them. */
type Ids = Record<string, number | string>
const STORED: [RegExp, (figures: PrivateFigures, place: PrivateClub) => Ids[]][] = [
  [
    /^children\/\{child_id\}/,
    ({ thread }, { club, people }) =>
      PRIVACY_STATES.map((state) => ({ child_id: people[state].id, club_id: club, id: thread })),
  ],
  [/^challenges\/by-slug\//, ({ challenges }) => challenges.map(({ slug }) => ({ slug }))],
  [/^challenges\/\{id\}/, ({ challenges }) => challenges.map(({ id }) => ({ id }))],
  [
    /session[^/]*\/\{id\}|comparison\/\{id\}/,
    ({ session, earlier, singles }) => [session, earlier, singles].map((id) => ({ id })),
  ],
  [/^squads\/\{id\}/, ({ squad }) => [{ id: squad }]],
  [/^get-crew|crews?\/\{id\}/, ({ crew }) => [{ id: crew }]],
  [/^wall\/posts\/\{id\}/, ({ posts }) => posts.map((id) => ({ id }))],
  [
    /^message-threads\/\{id\}$|^message-threads\/\{id\}\/(messages|export)$/,
    ({ thread }) => [{ id: thread }],
  ],
  [/^performance-tests\/\{id\}/, ({ tests }) => tests.map((id) => ({ id }))],
  [
    /^live\/(recordings|samples)/,
    ({ recordings }) => [...recordings.values()].map((id) => ({ id })),
  ],
  [/^public\/.*\{id\}/, ({ page }) => [{ id: page }]],
]

function storedParts(
  { path }: Endpoint,
  parts: Parts,
  figures: PrivateFigures,
  place: PrivateClub,
): Parts[] {
  const found = STORED.find(([pattern]) => pattern.test(path))
  return (found?.[1](figures, place) ?? []).map((params) => ({
    ...parts,
    params: { ...parts.params, ...params },
  }))
}

export const named = (endpoint: Endpoint, { of, parts }: PrivateCall) =>
  `${nameOf(endpoint)}${of === null ? '' : ` of ${of}`}${
    parts.params ? ` ${JSON.stringify(parts.params)}` : ''
  }`
