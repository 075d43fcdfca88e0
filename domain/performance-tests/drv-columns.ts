import { headingKey } from '../sheets/headings.ts'
import type { TestKind } from './kinds.ts'

/** What the columns of a file are called beside their own name, in small letters. */
const ALIASES = {
  test_type: ['Testart'],
  athlete_id: ['Athlet_ID', 'Sportler_ID'],
  last_name: ['Nachname'],
  first_name: ['Vorname'],
  birth_date: ['Geburtsdatum'],
  gender: ['Geschlecht'],
  test_date: ['Testdatum'],
  site: ['Ort'],
  ergo: ['Ergometer'],
  protocol: ['Protokoll'],
  weight_kg: ['Gewicht', 'Gewicht_kg'],
  weight_class: ['Gewichtsklasse'],
  sweep_scull: ['Riemen_Skull'],
  drag_factor: ['Dragfaktor'],
  comment: ['Bemerkung'],
  step: ['Stufe'],
  target_w: ['Soll_W'],
  power_w: ['Ist_W', 'Leistung_W'],
  duration_s: ['Dauer_s'],
  distance_m: ['Strecke_m'],
  stroke_rate: ['SF'],
  heart_rate: ['HF'],
  lactate: ['Laktat'],
  rpe: [],
  vo2_l_min: [],
  vo2_ml_kg_min: [],
  hr_max: ['HFmax'],
  rer: [],
  lactate_max: ['Laktat_max'],
  split: ['Teil'],
  split_distance_m: ['Teilstrecke', 'Teilstrecke_m'],
  split_time: ['Teilzeit'],
} as const satisfies Record<string, readonly string[]>

export type DrvColumn = keyof typeof ALIASES

/** The columns that every kind of test has. */
const OF_ALL = [
  'test_type',
  'athlete_id',
  'last_name',
  'first_name',
  'birth_date',
  'gender',
  'test_date',
  'site',
  'ergo',
  'protocol',
  'weight_kg',
  'weight_class',
  'sweep_scull',
  'drag_factor',
  'comment',
] as const satisfies readonly DrvColumn[]

const OF_SPLITS = [
  'split',
  'split_distance_m',
  'split_time',
  'stroke_rate',
  'heart_rate',
  'lactate',
] as const satisfies readonly DrvColumn[]

const OWN = {
  step: [
    'step',
    'target_w',
    'power_w',
    'duration_s',
    'distance_m',
    'stroke_rate',
    'heart_rate',
    'lactate',
    'rpe',
  ],
  vo2: ['vo2_l_min', 'vo2_ml_kg_min', 'hr_max', 'power_w', 'rer', 'lactate_max'],
  '2k': OF_SPLITS,
  '5k': OF_SPLITS,
  '6k': OF_SPLITS,
} as const satisfies Record<TestKind, readonly DrvColumn[]>

/** The columns that say something in the line of a kind. */
export const columnsOf = (kind: TestKind): ReadonlySet<DrvColumn> =>
  new Set([...OF_ALL, ...OWN[kind]])

/** The columns whose cells are the same in every line of a test. */
export const SHARED_COLUMNS = OF_ALL

const lookedUp = (names: Readonly<Record<string, readonly string[]>>) =>
  new Map(
    Object.entries(names).flatMap(([name, aliases]) =>
      [name, ...aliases].map((heading) => [headingKey(heading), name] as const),
    ),
  )

/** Where the columns of a file lie. */
export type Head<C extends string> = {
  at: ReadonlyMap<C, number>
  /** Headings that say nothing here. */
  ignored: string[]
  /** Headings of a column that is there already. */
  doubled: string[]
}

function headOf<C extends string>(
  names: ReadonlyMap<string, C>,
  cells: readonly string[],
): Head<C> {
  const at = new Map<C, number>()
  const [ignored, doubled]: [string[], string[]] = [[], []]
  for (const [index, cell] of cells.entries()) {
    const name = names.get(headingKey(cell))
    if (cell === '') continue
    if (name === undefined) ignored.push(cell)
    else if (at.has(name)) doubled.push(cell)
    else at.set(name, index)
  }
  return { at, ignored, doubled }
}

/** What a file itself calls a column, for who looks for it there. */
export const headingIn = <C extends string>(
  { at }: Head<C>,
  head: readonly string[],
  column: string | null,
): string | null => column && (head[at.get(column as C) ?? -1] ?? column)

const DRV_NAMES = lookedUp(ALIASES) as ReadonlyMap<string, DrvColumn>

export const drvHead = (cells: readonly string[]): Head<DrvColumn> => headOf(DRV_NAMES, cells)

const BREATH_ALIASES = {
  time_s: ['Zeit_s'],
  vo2_l_min: [],
  vco2_l_min: [],
  ve_l_min: [],
  heart_rate: ['HF'],
  power_w: ['Ist_W', 'Leistung_W'],
} as const satisfies Record<string, readonly string[]>

export type BreathColumn = keyof typeof BREATH_ALIASES
export const BREATH_COLUMNS = Object.keys(BREATH_ALIASES) as readonly BreathColumn[]

const BREATH_NAMES = lookedUp(BREATH_ALIASES) as ReadonlyMap<string, BreathColumn>

export const breathHead = (cells: readonly string[]): Head<BreathColumn> =>
  headOf(BREATH_NAMES, cells)

/** What columns are called in German, where it differs. */
export const germanHeading = (column: DrvColumn): string => ALIASES[column][0] ?? column
