import { CONTRACT } from './all.ts'
import type { Endpoint } from './endpoint.ts'
import type { TSchema } from './schema.ts'

/**
 * Where a field of a body stands in what is read: under another name, or within something. Of a list
 * the same is picked from each part; with `where` only if that is true beside it.
 */
export type ReadFrom = {
  in: string
  pick?: string | Readonly<Record<string, string>>
  where?: string
}
/** How a thing is read that a body changes, and where its fields stand there. */
export type WrittenBack = Place & { read: TSchema; from: Readonly<Record<string, ReadFrom>> }

type Schema = { properties?: Record<string, Schema>; items?: Schema }

/** Where a thing is read, and how the fields are called on the way to it. */
type Place = { get: Endpoint; at: readonly string[] }
const shownBy = (get: Endpoint, ...at: string[]): Place => ({ get, at })

/** The thing in a reply: its data or something within it, or one of a list. */
function itemIn({ get: { reply }, at }: Place): TSchema | null {
  const data = ['data', ...at].reduce<Schema | undefined>(
    (schema, name) => schema?.properties?.[name],
    reply as Schema | undefined,
  )
  return ((data?.items ?? data) as TSchema | undefined) ?? null
}

const ENDPOINTS: readonly Endpoint[] = Object.values(CONTRACT).flatMap((contract) =>
  Object.values(contract).filter(
    (value): value is Endpoint =>
      typeof value === 'object' && value !== null && 'path' in value && 'access' in value,
  ),
)
const READS = new Map(
  ENDPOINTS.filter(({ method }) => method === 'GET').map((endpoint) => [endpoint.path, endpoint]),
)

const { account, settings, members, squads, profiles } = CONTRACT
const { calendar, sessions, crews, efforts, integrations } = CONTRACT
const { performanceTests, challenges, publicPages, wall } = CONTRACT

const PEOPLE = {
  athlete_ids: { in: 'athletes', pick: 'id' },
  coach_ids: { in: 'coaches', pick: 'id' },
  tags: { in: 'tags', pick: 'tag_text' },
  seen_change_id: { in: 'change_id' },
}
const PERSON = [
  'gender',
  'phone',
  'emergency_contact',
  'weight',
  'max_hr',
  'resting_hr',
  'hr_zones',
] as const

/** Fields that are read otherwise than they are written. */
const FROM = new Map<Endpoint, Readonly<Record<string, ReadFrom>>>([
  [
    sessions.updateSession,
    {
      ...PEOPLE,
      sport_id: { in: 'sport', pick: 'id' },
      focus_ids: { in: 'focuses', pick: 'id' },
    },
  ],
  [sessions.updateEvent, PEOPLE],
  // Without one of its own a crew shows that of its class.
  [crews.editCrew, { gmt_score: { in: 'gmt_score', where: 'gmt_own' } }],
  [
    integrations.changeIntegration,
    {
      import_mode: { in: 'connection', pick: 'import_mode' },
      sends_workouts: { in: 'connection', pick: 'sends_workouts' },
    },
  ],
  [squads.updateSquad, { user_ids: { in: 'members', pick: 'user_id' } }],
  [
    profiles.saveProfile,
    {
      ...Object.fromEntries(PERSON.map((name) => [name, { in: 'person', pick: name }])),
      // Of some only the year is known, and the day that is read is not theirs.
      date_of_birth: { in: 'person', pick: 'date_of_birth', where: 'birth_day_known' },
    },
  ],
  [
    members.updateMember,
    {
      user_id: { in: 'id' },
      permissions: { in: 'permissions', pick: { name: 'name', granted: 'override' } },
    },
  ],
])

/** Calls that change what is read at another address than their own. */
const ELSEWHERE = new Map<Endpoint, Place>([
  [sessions.updateSession, shownBy(sessions.getSession)],
  [sessions.updateEvent, shownBy(sessions.getSession)],
  [crews.editCrew, shownBy(crews.getCrew)],
  [members.updateMember, shownBy(members.getMember)],
  [members.correctMember, shownBy(members.getMember)],
  [performanceTests.savePerformanceTest, shownBy(performanceTests.performanceTest)],
  [challenges.updateChallenge, shownBy(challenges.challenge)],
  [settings.updateNames, shownBy(account.me)],
  [efforts.changeEffort, shownBy(efforts.activityEfforts)],
  [calendar.changeFavouriteView, shownBy(calendar.favouriteViews, 'views')],
  [integrations.changeIntegration, shownBy(integrations.listIntegrations, 'integrations')],
  [publicPages.changePublicPage, shownBy(publicPages.sessionPublicPage, 'page')],
  [wall.editWallComment, shownBy(wall.wallComments)],
])

/**
 * What a call that changes something takes as it was read: what the same address answers, or a part
 * of the list above it.
 */
function pairOf(endpoint: Endpoint): WrittenBack | null {
  const { method, path, body } = endpoint
  const own = READS.get(path) ?? READS.get(path.replace(/\/\{\w+\}$/, ''))
  const place = ELSEWHERE.get(endpoint) ?? (method === 'PATCH' && own ? shownBy(own) : null)
  const read = body && place ? itemIn(place) : null
  const from = FROM.get(endpoint) ?? {}
  const isShown = (name: string) => name in from || name in ((read as Schema).properties ?? {})
  return place && read && Object.keys((body as Schema).properties ?? {}).some(isShown)
    ? { ...place, read, from }
    : null
}

const known = new WeakMap<Endpoint, { pair: WrittenBack | null }>()

export function writtenBack(endpoint: Endpoint): WrittenBack | null {
  const { pair } = known.get(endpoint) ?? { pair: pairOf(endpoint) }
  known.set(endpoint, { pair })
  return pair
}
