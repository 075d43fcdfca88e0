import { SPEED_INTENSITIES, type SpeedIntensityKey } from '../constants/intensities.ts'

/** Words of a plan that are neither a count nor an amount; a filler says nothing. */
export type WordKind = 'x' | '+' | 'rest' | 'r' | 'rate' | 'zone' | 'with' | 'filler'

/** What coaches in the languages of the product write; a word ends where no letter follows. */
const WORDS: Readonly<Record<Exclude<WordKind, 'zone'>, readonly string[]>> = {
  x: ['mal', 'fois', 'times'],
  '+': ['und', 'and', 'et', 'dann', 'then', 'puis', 'plus'],
  rest: [
    'pause',
    'pausen',
    'p',
    'rest',
    'break',
    'recovery',
    'récupération',
    'recuperation',
    'récup',
    'recup',
    'repos',
  ],
  r: ['r'],
  rate: [
    'spm',
    'sf',
    'schlagfrequenz',
    'frequenz',
    'rate',
    'cadence',
    'cad',
    'cps',
    'cps/min',
    'c/min',
    'coups/min',
  ],
  with: ['mit', 'with', 'avec'],
  filler: ['de', 'of', 'je', 'jeweils', 'each', 'chaque', 'bei', 'à', 'in', 'en', 'dazwischen'],
}

/** Zones by the names that federations and coaches give them. */
const ZONES: Readonly<Partial<Record<SpeedIntensityKey, readonly string[]>>> = {
  ut3: ['ut3', 'rekom', 'kb', '恢复'],
  ut2: ['ut2', 'ga1', 'ga 1', 'b1', '基础有氧'],
  ut1: ['ut1', 'ga2', 'ga 2', 'b2', '强化有氧'],
  at: ['at', 'eb', 'b3', 'seuil', '无氧阈'],
  tr: ['tr', '氧运输'],
  lt: ['lt', '乳酸耐受'],
  'a-lact': ['a-lact', 'alact', '非乳酸冲刺'],
}
const ZONE_OF = new Map(
  SPEED_INTENSITIES.flatMap(({ id, key }) => (ZONES[key] ?? []).map((word) => [word, id] as const)),
)
/** The intensity a zone's name stands for. */
export const intensityNamed = (word: string) => ZONE_OF.get(word.toLowerCase())

const oneOf = (words: readonly string[]) =>
  `(?:${words.toSorted((one, other) => other.length - one.length).join('|')})`
const ENDS = '(?!\\p{L})'
/** A word before its value may have a colon or an equals sign: r = 3'. */
const VALUE_FOLLOWS = '(?:\\s*[:=])?'
const word = (kind: Exclude<WordKind, 'zone'>, end = ENDS) =>
  new RegExp(`${oneOf(WORDS[kind])}${end}`, 'iuy')

/**
 * In this order, since words begin with others. A small "at" before a number of two digits is the
 * rate, as "à" and "bei" are; else AT is the zone.
 */
export const WORD_PATTERNS: readonly (readonly [WordKind, RegExp])[] = [
  ['rate', /@/y],
  ['rate', /(?:at|à|bei)(?=\s*\d{2}(?![\d.,:'"]|\s*(?:k?m|min|mn|s|sec|sek|h|[xX×*])(?!\p{L})))/uy],
  ['rate', word('rate', `\\.?${ENDS}${VALUE_FOLLOWS}`)],
  ['rate', /桨频[:=]?|桨\/分钟?/uy],
  ['zone', new RegExp(`${oneOf([...ZONE_OF.keys()])}(?![\\p{L}\\d])`, 'iuy')],
  [
    'zone',
    new RegExp(oneOf([...ZONE_OF.keys()].filter((name) => /\p{Script=Han}/u.test(name))), 'uy'),
  ],
  ['rest', word('rest', `\\.?${ENDS}${VALUE_FOLLOWS}`)],
  ['rest', /间歇[:=]?|休息[:=]?/uy],
  ['r', word('r', `${ENDS}${VALUE_FOLLOWS}`)],
  ['x', word('x')],
  ['x', /组\s*[x×*]?|个/uy],
  ['+', word('+')],
  ['+', /然后/uy],
  ['with', word('with')],
  ['filler', word('filler')],
  ['filler', /,(?=\s)|每[段次组]/uy],
]
