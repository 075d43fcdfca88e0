import { REFERENCE_M } from './limits.ts'

/** Specific and non-specific endurance, strength and conditioning, other, no training. */
type SportCategory = 'SE' | 'NE' | 'SC' | 'OT' | 'NO'
type SportPlace = 'water' | 'land'
/**
 * Reference distance of the pace a sport is read in; `kmh` where speed is the habit, null where
 * neither is shown.
 */
export type PaceUnit = '500m' | 'km' | '100m' | 'kmh'

const ROWS = [
  [1, 'rowing', 'SE', 'water', 1, '500m'],
  [2, 'ergo', 'SE', 'land', 1.35, '500m'],
  [3, 'bike', 'NE', 'land', 0.8, 'kmh'],
  [4, 'run', 'NE', 'land', 1.4, 'km'],
  [5, 'swim', 'NE', 'water', 1.2, '100m'],
  [6, 'multisport', 'NE', 'land', 1, null],
  [7, 'strength', 'SC', 'land', 1, null],
  [8, 'other', 'OT', 'land', 1, null],
  [9, 'day-off', 'NO', null, 0, null],
  [10, 'kayak', 'NE', 'water', 1.2, 'km'],
  [11, 'canoe', 'NE', 'water', 1.2, 'km'],
  [12, 'mountain-biking', 'NE', 'land', 0.8, 'kmh'],
  [13, 'wheelchair-racing', 'NE', 'land', 0.8, 'kmh'],
  [14, 'hand-cycling', 'NE', 'land', 0.95, 'kmh'],
  [15, 'indoor-cycling', 'NE', 'land', 0.95, 'kmh'],
  [16, 'spinning', 'NE', 'land', 0.95, null],
  [17, 'virtual-ride', 'NE', 'land', 0.95, 'kmh'],
  [18, 'walking', 'NE', 'land', 0.5, 'km'],
  [19, 'hiking', 'NE', 'land', 0.5, 'km'],
  [20, 'indoor-running', 'NE', 'land', 1.4, 'km'],
  [21, 'trail-running', 'NE', 'land', 1.4, 'km'],
  [22, 'xc-skiing', 'NE', 'land', 1, 'kmh'],
  [23, 'alpine-skiing', 'OT', 'land', 0.7, null],
  [24, 'ski-touring', 'NE', 'land', 1, 'kmh'],
  [25, 'roller-skiing', 'NE', 'land', 1, 'kmh'],
  [26, 'indoor-skiing', 'NE', 'land', 1.35, '500m'],
  [27, 'snowboarding', 'OT', 'land', 0.7, null],
  [28, 'ice-skating', 'NE', 'land', 1, 'kmh'],
  [29, 'inline-skating', 'NE', 'land', 1, 'kmh'],
  [30, 'elliptical', 'NE', 'land', 1, null],
  [31, 'stair-climber', 'NE', 'land', 1, null],
  [32, 'crossfit', 'SC', 'land', 1.2, null],
  [33, 'circuit', 'SC', 'land', 1, null],
  [34, 'core', 'SC', 'land', 1, null],
  [35, 'mobility', 'OT', 'land', 1, null],
  [36, 'yoga', 'OT', 'land', 1, null],
  [37, 'pilates', 'OT', 'land', 1, null],
  [38, 'football', 'OT', 'land', 1, null],
  [39, 'rugby', 'OT', 'land', 1, null],
  [40, 'basketball', 'OT', 'land', 1, null],
  [41, 'volleyball', 'OT', 'land', 1, null],
  [42, 'handball', 'OT', 'land', 1, null],
  [43, 'hockey', 'OT', 'land', 1, null],
  [44, 'racket-sports', 'OT', 'land', 1, null],
  [45, 'golf', 'OT', 'land', 1, null],
  [46, 'climbing', 'OT', 'land', 1, null],
  [47, 'sailing', 'OT', 'water', 1, null],
  [48, 'kayak-sprint', 'NE', 'water', 1.2, 'km'],
  [49, 'canoe-sprint', 'NE', 'water', 1.2, 'km'],
  [50, 'va-a', 'NE', 'water', 1.2, 'km'],
  [51, 'canoe-slalom', 'NE', 'water', 1.2, null],
  [52, 'sup', 'NE', 'water', 0.7, 'km'],
  [53, 'paddling-ergo', 'NE', 'land', 1.2, 'km'],
  [54, 'martial-arts', 'OT', 'land', 1, null],
] as const satisfies readonly (readonly [
  number,
  string,
  SportCategory,
  SportPlace | null,
  number,
  PaceUnit | null,
])[]

type SportId = (typeof ROWS)[number][0]
export type SportKey = (typeof ROWS)[number][1]

export type Sport = {
  id: SportId
  key: SportKey
  /** The category from a rowing club's view. */
  category: SportCategory
  place: SportPlace | null
  ets_weight: number
  cycling_report: boolean
  pace: PaceUnit | null
}

/** Sports the code has to name. */
export const SPORT = {
  rowing: 1,
  ergo: 2,
  bike: 3,
  run: 4,
  swim: 5,
  multisport: 6,
  strength: 7,
  other: 8,
  day_off: 9,
  kayak_sprint: 48,
} as const

const CYCLING_REPORT = new Set<number>([3, 12, 13, 14, 15, 16, 17])
const PADDLING_ON_WATER = new Set<number>([10, 11, 48, 49, 50, 51, 52])
const PADDLING_ERGO = 53
/** Bikes and trainers that stand in one place. */
const INDOOR_BIKES = new Set<number>([15, 16, 17])
const ERGO_TYPE = new Set<number>([SPORT.ergo, PADDLING_ERGO, 26])

export const SPORTS: readonly Sport[] = ROWS.map(
  ([id, key, category, place, ets_weight, pace]) => ({
    id,
    key,
    category,
    place,
    ets_weight,
    cycling_report: CYCLING_REPORT.has(id),
    pace,
  }),
)

const BY_ID = new Map<number, Sport>(SPORTS.map((sport) => [sport.id, sport]))

export function sportById(id: number): Sport | undefined {
  return BY_ID.get(id)
}

/** These sports have no pace that anybody reads, and yet they cover a distance. */
const GLIDING = new Set<number>([23, 27])

/**
 * An athlete of such a sport covers a distance, if only by the count of a machine: it has a pace,
 * or happens on water or a slope.
 */
export function coversGround(id: number): boolean {
  const sport = BY_ID.get(id)
  return sport !== undefined && (sport.pace !== null || sport.place === 'water' || GLIDING.has(id))
}

/** Paddling in a boat or on a board; the paddling ergo is not. */
export function isPaddling(id: number): boolean {
  return PADDLING_ON_WATER.has(id)
}

/** Sports rowed or paddled in boats: crews, GMT, live averages, scores by crew. */
export function isRowingOrPaddling(id: number): boolean {
  return id === SPORT.rowing || isPaddling(id)
}

/** Sports on a machine that stands in one place, and can say itself what is done on it. */
export const isOnMachine = (id: number): boolean => isErgoType(id) || INDOOR_BIKES.has(id)

/** Indoor machines whose results have splits but no crew. */
export function isErgoType(id: number): boolean {
  return ERGO_TYPE.has(id)
}

/** Water clubs have crews and say squad; the others say group. */
export function isWaterClub(defaultSport: number): boolean {
  return isRowingOrPaddling(defaultSport)
}

function isPaddlingClub(defaultSport: number): boolean {
  return isPaddling(defaultSport) || defaultSport === PADDLING_ERGO
}

/** Metres of a split of a sport where nobody chooses. */
export const usualSplit = (sportId: number) =>
  isPaddlingClub(sportId) ? REFERENCE_M.paddling_split : REFERENCE_M.rowing_split

/** A day off and a multisport day are planned, but have nothing to score. */
export function takesScores(id: number): boolean {
  return BY_ID.has(id) && id !== SPORT.multisport && id !== SPORT.day_off
}

/** A day off is a day off from morning to night, whatever times it was saved with. */
export const isWholeDay = ({
  all_day_event,
  sport_id,
}: {
  all_day_event: boolean
  sport_id: number | null
}): boolean => all_day_event || sport_id === SPORT.day_off

/**
 * The load a club starts with: session-RPE for paddlers, the endurance score for everybody else.
 */
export function defaultTrainingMetric(clubDefaultSport: number): 'foster' | 'ets' {
  return isPaddlingClub(clubDefaultSport) ? 'foster' : 'ets'
}
