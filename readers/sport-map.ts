/** Ids of the sport table; a reader only ever needs these. */
const ROWING = 1
const ERGO = 2
const BIKE = 3
const RUN = 4
const SWIM = 5
const MULTISPORT = 6
const STRENGTH = 7
const OTHER = 8
const KAYAK = 10

/**
 * Words that Garmin Connect, Strava and others write into a track's type or a list, without case,
 * accents, blanks and version. Strava once wrote numbers.
 */
const GPX_TYPES: ReadonlyMap<string, number> = new Map([
  ['1', BIKE],
  ['9', RUN],
  ['row', ROWING],
  ['rowing', ROWING],
  ['outdoorrowing', ROWING],
  ['onwaterrowing', ROWING],
  ['waterrowing', ROWING],
  ['coastalrowing', ROWING],
  ['sculling', ROWING],
  ['rudern', ROWING],
  ['virtualrowing', ERGO],
  ['aviron', ROWING],
  ['indoorrow', ERGO],
  ['indoorrowing', ERGO],
  ['rowingindoor', ERGO],
  ['rowingmachine', ERGO],
  ['rower', ERGO],
  ['rowerg', ERGO],
  ['erg', ERGO],
  ['ergometer', ERGO],
  ['virtualrow', ERGO],
  ['ride', BIKE],
  ['bike', BIKE],
  ['biking', BIKE],
  ['cycling', BIKE],
  ['roadbiking', BIKE],
  ['gravelcycling', BIKE],
  ['ebikeride', BIKE],
  ['run', RUN],
  ['running', RUN],
  ['streetrunning', RUN],
  ['trackrunning', RUN],
  ['swim', SWIM],
  ['swimming', SWIM],
  ['lapswimming', SWIM],
  ['openwaterswimming', SWIM],
  ['multisport', MULTISPORT],
  ['strengthtraining', STRENGTH],
  ['weighttraining', STRENGTH],
  ['other', OTHER],
  ['kayak', KAYAK],
  ['kayaking', KAYAK],
  ['paddling', KAYAK],
  ['canoe', 11],
  ['canoeing', 11],
  ['mountainbiking', 12],
  ['mountainbikeride', 12],
  ['handcycle', 14],
  ['handcycling', 14],
  ['indoorcycling', 15],
  ['virtualride', 17],
  ['walk', 18],
  ['walking', 18],
  ['hike', 19],
  ['hiking', 19],
  ['treadmillrunning', 20],
  ['indoorrunning', 20],
  ['trailrun', 21],
  ['trailrunning', 21],
  ['nordicski', 22],
  ['crosscountryskiing', 22],
  ['crosscountryskiingws', 22],
  ['skateskiingws', 22],
  ['alpineski', 23],
  ['alpineskiing', 23],
  ['resortskiing', 23],
  ['backcountryski', 24],
  ['rollerski', 25],
  ['snowboard', 27],
  ['snowboarding', 27],
  ['iceskate', 28],
  ['iceskating', 28],
  ['inlineskate', 29],
  ['inlineskating', 29],
  ['elliptical', 30],
  ['stairstepper', 31],
  ['climbing', 46],
  ['rockclimbing', 46],
  ['sail', 47],
  ['sailing', 47],
  ['surfing', 47],
  ['standuppaddling', 52],
  ['standuppaddleboarding', 52],
  ['sup', 52],
  ['ruderergometer', ERGO],
  ['indoorrudern', ERGO],
  ['kajak', KAYAK],
  ['kanu', 11],
  ['laufen', RUN],
  ['lauf', RUN],
  ['jogging', RUN],
  ['roadrunning', RUN],
  ['trackfieldrunning', RUN],
  ['ultrarunning', RUN],
  ['courseapied', RUN],
  ['radfahren', BIKE],
  ['radfahrt', BIKE],
  ['rad', BIKE],
  ['rennrad', BIKE],
  ['racingbicycle', BIKE],
  ['roadcycling', BIKE],
  ['cyclocross', BIKE],
  ['bmx', BIKE],
  ['ebike', BIKE],
  ['cyclisme', BIKE],
  ['velo', BIKE],
  ['mountainbike', 12],
  ['mtb', 12],
  ['enduro', 12],
  ['spinning', 16],
  ['indoorbike', 15],
  ['schwimmen', SWIM],
  ['natation', SWIM],
  ['poolswimming', SWIM],
  ['poolswim', SWIM],
  ['openwaterswim', SWIM],
  ['triathlon', MULTISPORT],
  ['duathlon', MULTISPORT],
  ['krafttraining', STRENGTH],
  ['strength', STRENGTH],
  ['circuittraining', 33],
  ['core', 34],
  ['crossfit', 32],
  ['yoga', 36],
  ['pilates', 37],
  ['nordicwalking', 18],
  ['wandern', 19],
  ['trekking', 19],
  ['treadmill', 20],
  ['virtualrun', 20],
  ['freestylexcskiing', 22],
  ['classicxcskiing', 22],
  ['skilanglauf', 22],
  ['downhillskiing', 23],
  ['rollerskiing', 25],
  ['freestylerollerskiing', 25],
  ['classicrollerskiing', 25],
  ['crosstrainer', 30],
  ['soccer', 38],
  ['windsurf', 47],
  ['windsurfing', 47],
  ['kitesurf', 47],
  ['rockclimb', 46],
  ['golf', 45],
  ['tennis', 44],
  ['tabletennis', 44],
  ['badminton', 44],
  ['squash', 44],
  ['gravelride', BIKE],
  ['velomobile', BIKE],
  ['virtuelleradfahrt', 17],
  ['emountainbikeride', 12],
  ['mountainbikefahrt', 12],
  ['wheelchair', 13],
  ['spaziergang', 18],
  ['marche', 18],
  ['wanderung', 19],
  ['randonnee', 19],
  ['musculation', STRENGTH],
  ['kajakfahren', KAYAK],
  ['kanufahren', 11],
  ['划船', ROWING],
  ['划船机', ERGO],
  ['皮划艇', KAYAK],
  ['跑步', RUN],
  ['骑行', BIKE],
  ['游泳', SWIM],
  ['步行', 18],
  ['力量训练', STRENGTH],
])

const plainWord = (type: string): string =>
  type
    .normalize('NFD')
    .toLowerCase()
    .replace(/_v\d+$/, '')
    .replaceAll(/[\s_&()-]|\p{M}/gu, '')

/** The sport of a GPX track's `<type>`; null when there is none or it is not known. */
export function sportOfGpx(type: string): number | null {
  return GPX_TYPES.get(plainWord(type)) ?? null
}

/** Numbers of Suunto's activities that have a row of their own in our table. */
const SUUNTO_SPORTS: ReadonlyMap<number, number> = new Map([
  [2, MULTISPORT],
  [3, RUN],
  [4, BIKE],
  [5, 12],
  [6, SWIM],
  [8, 29],
  [11, 19],
  [12, 18],
  [13, 47],
  [14, KAYAK],
  [15, ROWING],
  [16, 46],
  [17, 15],
  [18, 33],
  [19, MULTISPORT],
  [20, 23],
  [21, 27],
  [22, 22],
  [23, STRENGTH],
  [24, 40],
  [25, 38],
  [27, 41],
  [64, 30],
  [66, 45],
  [68, 42],
  [70, 28],
  [71, ERGO],
  [72, 11],
  [76, 39],
  [78, 24],
  [82, 21],
  [83, SWIM],
  [84, 18],
  [88, 25],
  [89, 52],
  [90, 32],
  [93, 20],
])

export const sportOfSuunto = (id: number | null): number | null =>
  SUUNTO_SPORTS.get(id ?? 0) ?? null

/** Numbers of Polar Flow's sports that have a row of their own in our table. */
const POLAR_SPORTS: ReadonlyMap<string, number> = new Map([
  ['1', RUN],
  ['2', BIKE],
  ['3', 18],
  ['4', RUN],
  ['5', 12],
  ['6', 22],
  ['7', 23],
  ['8', ROWING],
  ['9', 18],
  ['11', 19],
  ['12', 44],
  ['13', 44],
  ['14', 44],
  ['15', STRENGTH],
  ['17', 20],
  ['18', 15],
  ['19', RUN],
  ['20', 33],
  ['22', 27],
  ['23', SWIM],
  ['24', 22],
  ['25', 22],
  ['27', 21],
  ['28', 28],
  ['29', 29],
  ['33', 36],
  ['34', 32],
  ['35', 45],
  ['36', RUN],
  ['38', BIKE],
  ['39', 38],
  ['41', 40],
  ['43', 39],
  ['45', 41],
  ['48', 42],
  ['55', 30],
  ['59', 25],
  ['60', 25],
  ['65', 37],
  ['68', MULTISPORT],
  ['69', MULTISPORT],
  ['70', MULTISPORT],
  ['71', MULTISPORT],
  ['88', 47],
  ['89', 13],
  ['92', RUN],
  ['94', 46],
  ['95', KAYAK],
  ['96', 11],
  ['101', 47],
  ['103', SWIM],
  ['105', SWIM],
  ['113', 24],
  ['117', ERGO],
  ['118', 16],
  ['126', 34],
])

export const sportOfPolar = (id: string): number | null => POLAR_SPORTS.get(id) ?? null

/**
 * The sport of a TCX activity. By its schema it knows two and "Other", which is what rowing devices
 * write, so the athlete is asked; some write the sport all the same, in their own words.
 */
export function sportOfTcx(name: string): number | null {
  return isOther(name) ? null : sportOfGpx(name)
}

const isOther = (name: string): boolean => ['', 'other'].includes(plainWord(name))

/** Whether a TCX activity names a sport that nobody knows. */
export const isSportUnknown = (name: string): boolean => !isOther(name) && sportOfGpx(name) === null

export const OTHER_SPORT = OTHER

const STROKE_SPORTS: ReadonlySet<number> = new Set([
  ROWING,
  ERGO,
  OTHER,
  KAYAK,
  11,
  48,
  49,
  50,
  51,
  52,
  53,
])

/**
 * The name of the rate a body moves at: strokes where there is an oar or a paddle, cadence
 * elsewhere.
 * A file that names no sport comes, more often than not, from a boat or an ergometer: FIT and TCX
 * writers of rowing devices say "generic" or "Other".
 */
export function rateChannel(sportId: number | null): 'stroke_rate' | 'cadence' {
  return sportId === null || STROKE_SPORTS.has(sportId) ? 'stroke_rate' : 'cadence'
}
