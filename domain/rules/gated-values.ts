import { BOAT_SPORTS, boatById, type BoatSport } from '../constants/boats.ts'
import type { FeatureId } from '../constants/features.ts'
import { featureOfEntry, GATE_ROWS, medalTimesFeature } from './feature-gates.ts'
import { hasFeature, type Viewer } from './viewer.ts'

type Tree = Record<string, unknown>
type Sport = BoatSport | undefined

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** Whether a field is in the gate: of a boat it must be one of the gate's sport. */
function isOfSport(holder: unknown, sport: Sport): boolean {
  if (sport === undefined || !isTree(holder) || typeof holder['boat_type'] !== 'number') return true
  return boatById(holder['boat_type'])?.sport === sport
}

/** The medal time of a crew is a figure of its class, unless somebody entered one for it. */
const isEntered = (crew: Tree, key: string) => key === 'gmt_score' && crew['gmt_own'] === true

const nothingFor = (value: unknown): unknown =>
  typeof value === 'boolean' ? false : Array.isArray(value) ? [] : null

/** The same tree with nothing at the path: null, or a list of nothing. */
function without(tree: unknown, [key, ...rest]: readonly string[], sport: Sport): unknown {
  if (key === undefined) return nothingFor(tree)
  if (Array.isArray(tree)) return tree.map((item: unknown) => without(item, rest, sport))
  if (!isTree(tree) || tree[key] === undefined) return tree
  if (rest.length === 0 && (!isOfSport(tree, sport) || isEntered(tree, key))) return tree
  return { ...tree, [key]: without(tree[key], rest, sport) }
}

/** What every plan shows of the data of a reply, with the figures that this plan lacks left out. */
export function shownFigures<Data>(call: string, data: Data, viewer: Viewer): Data {
  let shown: unknown = data
  for (const { feature, figures, sport } of GATE_ROWS)
    if (figures?.[call] && !hasFeature(viewer, feature))
      for (const path of figures[call]) shown = without(shown, path.split('.'), sport)
  return shown as Data
}

/** Whether something of the reply of a call is left out on some plan. */
export const hasFigures = (call: string): boolean =>
  GATE_ROWS.some(({ figures }) => figures?.[call] !== undefined)

type HeldValue = { value: unknown; holder: unknown; stored: unknown }

/** The values at a path, each beside what is stored at the same place. */
function valuesAt(tree: unknown, path: readonly string[], stored: unknown): HeldValue[] {
  const [key = '', ...rest] = path
  if (Array.isArray(tree))
    return tree.flatMap((item: unknown, index) =>
      valuesAt(item, rest, Array.isArray(stored) ? stored[index] : undefined),
    )
  if (!isTree(tree)) return []
  const [name = '', word] = key.split('=')
  const [value, before] = [tree[name], isTree(stored) ? stored[name] : undefined]
  if (rest.length > 0) return valuesAt(value, rest, before)
  const chosen = word === undefined ? value : Array.isArray(value) && value.includes(word)
  return [{ value: chosen, holder: tree, stored: before }]
}

const setsNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** Kept as it is, or of a list something taken away. */
function isKept(value: unknown, stored: unknown): boolean {
  const texts = (list: unknown[]) =>
    list.map((item) => JSON.stringify(isTree(item) ? Object.entries(item).toSorted() : item))
  if (Array.isArray(value) && Array.isArray(stored)) {
    const before = new Set(texts(stored))
    return texts(value).every((item) => before.has(item))
  }
  return value === stored
}

export type LackedEntry = { feature: FeatureId; path: string }

/**
 * What a body newly sets though the plan lacks the feature for it; null where it sets nothing of
 * the kind.
 * @param stored what is there already, at the places where the body has it
 */
export function lackedEntry(
  call: string,
  body: unknown,
  viewer: Viewer,
  stored?: unknown,
): LackedEntry | null {
  for (const { feature, entries, sport } of GATE_ROWS) {
    if (hasFeature(viewer, feature)) continue
    for (const path of entries?.[call] ?? []) {
      const isNew = valuesAt(body, path.split('.'), stored).some(
        (found) =>
          !setsNothing(found.value) &&
          !isKept(found.value, found.stored) &&
          isOfSport(found.holder, sport),
      )
      if (isNew) return { feature, path }
    }
  }
  return null
}

/** A body without what it would newly set though the plan lacks the feature for it. */
export function withoutLacked<Body>(call: string, body: Body, viewer: Viewer): Body {
  const lacked = lackedEntry(call, body, viewer)
  if (!lacked) return body
  const emptied = without(body, lacked.path.split('.'), undefined)
  return withoutLacked(call, emptied as Body, viewer)
}

/** Whether the viewer may enter something new in a field. */
export function opensEntry(call: string, path: string, viewer: Viewer): boolean {
  const feature = featureOfEntry(call, path)
  return feature === null || hasFeature(viewer, feature)
}

/** Whether gold medal times of a sport are for the viewer. */
export const opensMedalTimes = (sport: BoatSport, viewer: Viewer): boolean =>
  hasFeature(viewer, medalTimesFeature(sport))

/** The sports whose gold medal times are for the viewer. */
export const medalSports = (viewer: Viewer): BoatSport[] =>
  BOAT_SPORTS.filter((sport) => opensMedalTimes(sport, viewer))
