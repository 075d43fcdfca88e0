import { SPORT } from '#domain/constants/sports.ts'

const KAYAK = 10

/**
 * FIT `sport`, where the sub-sport does not say more. Sports of the FIT profile that have a row of
 * their own in our table.
 */
const FIT_SPORTS: ReadonlyMap<number, number> = new Map([
  [1, SPORT.run],
  [2, SPORT.bike],
  [3, SPORT.multisport],
  [5, SPORT.swim],
  [6, 40],
  [7, 38],
  [8, 44],
  [11, 18],
  [12, 22],
  [13, 23],
  [14, 27],
  [15, SPORT.rowing],
  [17, 19],
  [18, SPORT.multisport],
  [19, KAYAK],
  [25, 45],
  [30, 29],
  [31, 46],
  [32, 47],
  [33, 28],
  [37, 52],
  [38, 47],
  [41, KAYAK],
])

/** FIT `sport`:`sub_sport`, which narrows the sport down. */
const FIT_SUB_SPORTS: ReadonlyMap<string, number> = new Map([
  ['0:1', 20],
  ['0:5', 16],
  ['0:6', 15],
  ['0:14', SPORT.ergo],
  ['0:17', SPORT.swim],
  ['0:18', SPORT.swim],
  ['0:20', SPORT.strength],
  ['1:1', 20],
  ['1:3', 21],
  ['1:45', 20],
  ['2:5', 16],
  ['2:6', 15],
  ['2:8', 12],
  ['2:12', 14],
  ['2:58', 17],
  ['4:1', 20],
  ['4:5', 16],
  ['4:6', 15],
  ['4:14', SPORT.ergo],
  ['4:15', 30],
  ['4:16', 31],
  ['4:20', SPORT.strength],
  ['4:43', 36],
  ['4:44', 37],
  ['10:19', 35],
  ['10:20', SPORT.strength],
  ['10:43', 36],
  ['10:44', 37],
  ['12:42', 25],
  ['13:37', 24],
  ['15:14', SPORT.ergo],
])

/** The sport of a FIT session; null when the FIT profile's number has no row in our table. */
export function sportOfFit(sport: number | undefined, subSport: number | undefined): number | null {
  if (sport === undefined) return null
  return FIT_SUB_SPORTS.get(`${sport}:${subSport ?? 0}`) ?? FIT_SPORTS.get(sport) ?? null
}

/** The numbers of devices for rowing machines and paddling, of which the tables above have several. */
const FIT_CHOICE: ReadonlyMap<number, readonly [sport: number, subSport: number]> = new Map([
  [SPORT.ergo, [4, 14]],
  [KAYAK, [41, 0]],
])
const GENERIC = 0
/** Sports that devices know as another one. */
const LIKE: ReadonlyMap<number, number> = new Map([
  [48, KAYAK],
  [49, KAYAK],
  [50, KAYAK],
  [51, KAYAK],
  [11, KAYAK],
])

/** What devices call a sport of ours; generic where they have no word for it. */
export function fitSportOf(sportId: number): { sport: number; sub_sport: number } {
  const id = LIKE.get(sportId) ?? sportId
  const chosen = FIT_CHOICE.get(id)
  if (chosen) return { sport: chosen[0], sub_sport: chosen[1] }
  const [sport] = [...FIT_SPORTS].find(([, own]) => own === id) ?? []
  if (sport !== undefined) return { sport, sub_sport: 0 }
  const [both] = [...FIT_SUB_SPORTS].find(([, own]) => own === id) ?? []
  const [main = GENERIC, sub = 0] = both?.split(':').map(Number) ?? []
  return { sport: main, sub_sport: sub }
}
