import { TEST_KINDS, type TestKind } from '#domain/performance-tests/kinds.ts'
import { holdsWords, nearlyHoldsWords } from '#domain/search/fold.ts'
import { createEquipment } from '#contract/boats/equipment.ts'
import { saveMorning } from '#contract/analysis/monitoring.ts'
import { performanceTestDay } from '#contract/analysis/performance-tests-days.ts'
import { inviteMembers } from '#contract/people/invitations.ts'
import { createSquad } from '#contract/people/squads.ts'
import { addAbsence } from '#contract/planning/availability.ts'
import { createSession } from '#contract/planning/sessions.ts'
import { startImport } from '#contract/recordings/imports.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { Access } from '#domain/rules/access.ts'
import { hasRole } from '#domain/rules/viewer.ts'
import type { search } from '#texts/en/screens/search.ts'
import { CLUB_SETTINGS } from '../../screens/club-settings.ts'
import { OWN_SETTINGS } from '../../screens/own-settings.ts'
import { paths } from '../../paths/paths.ts'
import { user, type Screen } from '../../screens/screen.ts'
import { pagesFor } from '../../screens/settings-pages.ts'
import type { ScreenTitle } from '../../shell/use-screen-title.ts'
import { can, type Viewer } from '../../shell/viewer.ts'

/** What somebody can do, with the screen where it is done. */
type Action = {
  name: keyof (typeof search)['actions']
  to: (viewer: Viewer) => string
  access: Access
  /** What decides beyond the access. */
  isFor?: (viewer: Viewer) => boolean
}

const isSelf = ({ impersonated }: Viewer) => !impersonated
const isAthlete = (viewer: Viewer) => isSelf(viewer) && hasRole(viewer, [ROLE.athlete])

const ACTIONS: readonly Action[] = [
  { name: 'planSession', to: () => paths.newSession(), access: createSession.access },
  { name: 'planWeek', to: () => paths.planWeek(), access: createSession.access },
  { name: 'uploadFile', to: () => paths.uploadSessionFiles(), access: startImport.access },
  { name: 'addMember', to: () => paths.addMember(), access: inviteMembers.access },
  { name: 'createSquad', to: () => paths.squadForm(), access: createSquad.access },
  { name: 'addEquipment', to: () => paths.equipmentForm(), access: createEquipment.access },
  { name: 'enterTests', to: () => paths.enterTests('2k'), access: performanceTestDay.access },
  {
    name: 'enterMorning',
    to: ({ user_id }) => paths.profileMorning(user_id, { entry: 1 }),
    access: saveMorning.access,
    isFor: isAthlete,
  },
  {
    name: 'enterAbsence',
    to: () => paths.availability(),
    access: addAbsence.access,
    isFor: isAthlete,
  },
  {
    name: 'writeNote',
    to: ({ user_id }) => paths.profileNotes(user_id),
    access: { level: 'member' },
    isFor: isSelf,
  },
  { name: 'signOut', to: () => paths.logout(), access: user },
]

const MOST = 5

/** Where people are led by a link or a refusal, and do not go by themselves. */
const LED_TO: ReadonlySet<ScreenTitle> = new Set([
  'connectAccount',
  'editMember',
  'invitation',
  'licenceExpired',
  'liveSession',
  'payment',
  'search',
  'styleGuide',
  'unauthorized',
  'upgrade',
  'welcome',
])

/** The words of what can be opened; `also` holds others that people say. */
export type PlaceWords = {
  screen: (title: ScreenTitle) => string
  test: (kind: TestKind) => string
  action: (name: Action['name']) => string
  also: (name: Action['name']) => string
}
type Place = { kind: 'action' | 'screen'; title: string; to: string; also?: string }
export type PlaceHit = Omit<Place, 'also'>

/** `/create-session/:id?` opens without its id as well; other addresses with a part to fill do not. */
const plainPath = (path: string): string | null => {
  const plain = path.replaceAll(/\/:[^/]+\?/g, '')
  return plain.startsWith('/') && !plain.includes(':') ? plain : null
}

const actionsOf = (viewer: Viewer, words: PlaceWords): Place[] =>
  ACTIONS.filter(({ access, isFor }) => can(access, viewer) && isFor?.(viewer) !== false).map(
    ({ name, to }) => ({
      kind: 'action',
      title: words.action(name),
      to: to(viewer),
      also: words.also(name),
    }),
  )

/** The kinds of tests have one title, so each is named by its own. */
function placeOf({ path, title }: Screen, words: PlaceWords): Place | null {
  const to = plainPath(path)
  if (title === undefined || to === null || LED_TO.has(title)) return null
  const kind = TEST_KINDS.find((one) => to === paths.performanceTests(one))
  const name = kind === undefined ? words.screen(title) : words.test(kind)
  return { kind: 'screen', title: name, to }
}

const screensOf = (screens: readonly Screen[], viewer: Viewer, words: PlaceWords): Place[] =>
  screens
    .filter(({ access = user }) => can(access, viewer))
    .flatMap((screen) => placeOf(screen, words) ?? [])

const settingsOf = (viewer: Viewer, words: PlaceWords): Place[] =>
  [OWN_SETTINGS, CLUB_SETTINGS]
    .flatMap((settings) => pagesFor(settings, viewer))
    .flatMap(({ pages }) =>
      pages.map(({ title, path }): Place => ({
        kind: 'screen',
        title: words.screen(title),
        to: path,
      })),
    )

/**
 * Actions and screens whose names hold the words, of those that are open to the viewer; after them
 * those that other words are said for. Slips of the keys are forgiven where nothing else is found.
 * Without words it is all of them, actions first.
 */
export function foundScreens(
  query: string,
  viewer: Viewer,
  screens: readonly Screen[],
  words: PlaceWords,
  most = MOST,
): PlaceHit[] {
  const all = [
    ...actionsOf(viewer, words),
    ...screensOf(screens, viewer, words),
    ...settingsOf(viewer, words),
  ]
  if (query === '') return shown(all, most)
  const named = all.filter(({ title }) => holdsWords(title, query))
  const said = all.filter(({ title, also = '' }) => holdsWords(`${title} ${also}`, query))
  const exact = [...named, ...said]
  const near = exact.length > 0 ? exact : all.filter(({ title }) => nearlyHoldsWords(title, query))
  return shown(near, most)
}

const shown = (places: readonly Place[], most: number): PlaceHit[] =>
  withoutTwins(places)
    .slice(0, most)
    .map(({ kind, title, to }) => ({ kind, title, to }))

/** Some screens have one name, such as all pages for administrators: the first of them is found. */
function withoutTwins(places: readonly Place[]): Place[] {
  const titles = new Set<string>()
  const addresses = new Set<string>()
  return places.filter(({ title, to }) => {
    if (titles.has(title) || addresses.has(to)) return false
    titles.add(title)
    addresses.add(to)
    return true
  })
}
