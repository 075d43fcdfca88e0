import type { ChannelName } from './channels.ts'

/** FIT global message numbers that matter here; all others are stepped over. */
export const FIT_MESSAGE = {
  fileId: 0,
  sport: 12,
  session: 18,
  lap: 19,
  record: 20,
  event: 21,
  deviceInfo: 23,
  workout: 26,
  workoutStep: 27,
  weightScale: 30,
  length: 101,
  beats: 132,
  fieldDescription: 206,
  restingHeartRate: 211,
  sleepLevel: 275,
  hrvSummary: 370,
  hrvValue: 371,
} as const

export const FIT_ACTIVITY_FILE = 4
export const TIMESTAMP_FIELD = 253
/** Seconds from 1970 to the FIT epoch, 1989-12-31T00:00:00Z. */
export const FIT_EPOCH = 631065600

/**
 * A record's field becomes value / divisor - offset in a column. `~` marks columns that only help
 * to fill others.
 */
export interface FieldRule {
  readonly column: ChannelName | '~rate' | '~rate_fraction'
  readonly divisor: number
  readonly offset: number
}

const rule = (column: FieldRule['column'], divisor = 1, offset = 0): FieldRule => ({
  column,
  divisor,
  offset,
})
const SEMICIRCLES_PER_DEGREE = 2 ** 31 / 180

export const COMPRESSED_SPEED_DISTANCE = 8

export const RECORD_FIELDS: ReadonlyMap<number, FieldRule> = new Map([
  [0, rule('lat', SEMICIRCLES_PER_DEGREE)],
  [1, rule('lon', SEMICIRCLES_PER_DEGREE)],
  [2, rule('elevation', 5, 500)],
  [3, rule('heart_rate')],
  [4, rule('~rate')],
  [5, rule('distance', 100)],
  [6, rule('speed', 1000)],
  [7, rule('power')],
  [12, rule('stroke_length', 100)],
  [13, rule('temperature')],
  [53, rule('~rate_fraction', 128)],
  [73, rule('speed', 1000)],
  [78, rule('elevation', 5, 500)],
  [87, rule('stroke_length', 100)],
])

const NEWTON_PER_POUND = 4.4482216152605

/** Developer fields of rowing sensors and apps, by name without case, blanks and underscores. */
const ROWING_FIELDS: ReadonlyMap<string, FieldRule> = new Map([
  ['strokedrivetime', rule('drive_time', 1000)],
  ['drivetime', rule('drive_time', 1000)],
  ['strokerecoverytime', rule('recovery_time', 1000)],
  ['recoverytime', rule('recovery_time', 1000)],
  ['drivelength', rule('drive_length')],
  ['effectivelength', rule('effective_length')],
  ['averagedriveforcen', rule('avg_force')],
  ['averagedriveforcelbs', rule('avg_force', 1 / NEWTON_PER_POUND)],
  ['averageforce', rule('avg_force')],
  ['peakdriveforcen', rule('peak_force')],
  ['peakdriveforcelbs', rule('peak_force', 1 / NEWTON_PER_POUND)],
  ['peakforce', rule('peak_force')],
  ['peakforceangle', rule('peak_force_angle')],
  ['peakforcepos', rule('peak_force_angle')],
  ['catch', rule('catch_angle')],
  ['catchangle', rule('catch_angle')],
  ['finish', rule('finish_angle')],
  ['finishangle', rule('finish_angle')],
  ['slip', rule('slip')],
  ['wash', rule('wash')],
  ['dragfactor', rule('drag_factor')],
  ['strokelength', rule('stroke_length')],
])

/** What a file says about one of its own fields. */
export interface DeveloperField {
  readonly name: string
  readonly type: number
  readonly scale: number
  readonly offset: number
  readonly units: string
  /** the standard record field that this one replaces */
  readonly native: number | null
}

/**
 * Decides where a developer field goes: into the standard column it replaces, into a rowing channel
 * known by its name, or nowhere.
 */
export function developerRule(field: DeveloperField): FieldRule | undefined {
  if (field.native !== null) {
    const native = RECORD_FIELDS.get(field.native)
    // Its numbers are already in the unit it names: only the description's own scale applies.
    return native && { column: native.column, divisor: field.scale, offset: field.offset }
  }
  const known = ROWING_FIELDS.get(field.name.toLowerCase().replaceAll(/[\s_-]/g, ''))
  if (!known) return undefined
  const divisor =
    known.column.endsWith('_time') && /^s(ec|econds?)?$/i.test(field.units) ? 1 : known.divisor
  return {
    column: known.column,
    divisor: divisor * field.scale,
    offset: field.offset / known.divisor,
  }
}

const MANUFACTURERS: ReadonlyMap<number, string> = new Map([
  [1, 'Garmin'],
  [13, 'Dynastream'],
  [15, 'Dynastream'],
  [23, 'Suunto'],
  [32, 'Wahoo'],
  [40, 'Concept2'],
  [89, 'Tacx'],
  [123, 'Polar'],
  [260, 'Zwift'],
  [265, 'Strava'],
  [289, 'Hammerhead'],
  [294, 'COROS'],
])

export function manufacturerName(number: number | undefined): string | null {
  return number === undefined ? null : (MANUFACTURERS.get(number) ?? null)
}
