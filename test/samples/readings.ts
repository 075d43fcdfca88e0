import type { RefusalCode } from '../../readers/refusal.ts'
import type { Sample } from './manifest.ts'

type Values = Partial<
  Pick<Sample, 'records' | 'distance' | 'duration' | 'heart_rate_avg' | 'heart_rate_max' | 'laps'>
>

/**
 * Samples we deliberately read otherwise than the manifest's reference: what we give instead, and
 * why.
 */
export const OTHER_READINGS: Readonly<
  Record<string, { readonly values: Values; readonly why: string }>
> = {
  'fit/muktihari__ActivityDevFields.fit': {
    values: { heart_rate_avg: 152.09, heart_rate_max: 250 },
    why:
      'The heart rate is a saw-tooth from 0 to 254; what is outside 30 to ' +
      '250 is dropped and counted.',
  },
  'fit/muktihari__activity_developerdata.fit': {
    values: { heart_rate_avg: 152.09, heart_rate_max: 250 },
    why: 'The same saw-tooth.',
  },
  'fit/muktihari__chained_Activity_activity_poolswim.fit': {
    values: { distance: 4057.2, heart_rate_avg: 152.09, heart_rate_max: 250 },
    why:
      'Its first activity is the one above, whose session has no distance: on its own it is ' +
      '3,600 m by its last record, and it still is when a swim of 457.2 m is chained to it.',
  },
  'fit/tormoder__activity_poolswim_with_hr.fit': {
    values: { heart_rate_avg: 96.84, heart_rate_max: 132 },
    why:
      'Heart rates are those of the beats that the strap sent on after the swim; the reference is ' +
      'what the watch says of the whole, which it knew in part.',
  },
  'fit/rowingdata__temp.fit': {
    values: { heart_rate_avg: 137.74 },
    why:
      '35 records have a heart rate of 0, before the strap was found; a heart rate of 0 is ' +
      'none. The reference counts them.',
  },
  'gz/rowingdata__davidfit.fit.gz': {
    values: { heart_rate_avg: 137.74 },
    why: 'The same ride, packed.',
  },
  'csv/rowingdata__EUBoatCoach.csv': {
    values: { laps: 12 },
    why:
      'The last row is set back to zero: nothing was rowed in what the reference ' +
      'counts as a thirteenth piece.',
  },
  'csv/rowingdata__2016-03-25-0758.CSV': {
    values: { heart_rate_avg: 153.48, heart_rate_max: 179 },
    why:
      'Intervals from 45 s to 13 min: their heart rates are weighted by their time, and their ' +
      'highest is that of a column of its own. The reference is the mean of the rows.',
  },
  'fit/sweatpy__6449921903_ACTIVITY.fit': {
    values: { distance: null },
    why: 'A distance of 0 in the session and in every record is none.',
  },
  'gpx/gpxpy__cerknicko-jezero.gpx': {
    values: { duration: 4239 },
    why: 'What lies between two segments is no time of the timer; the reference counts it.',
  },
  'gpx/opentracks__legacy_gpx_trackpointextensions_incorrect.gpx': {
    values: { duration: 43 },
    why: 'The same: 64 s between its segments.',
  },
  'zip/duplicate-workout-twice.zip': {
    values: { records: 191, distance: 2000, duration: 537.24, laps: 4 },
    why: 'Twice the same workout is one, and it is said so.',
  },
  'tcx/rowingdata__strava_export.tcx': {
    values: { heart_rate_avg: null, heart_rate_max: null },
    why: 'Every heart rate is 1, which that site writes for none.',
  },
}

/**
 * Samples that are no activity, and what they are refused as. The manifest gives them 0 records or
 * no figures.
 */
export const REFUSED: Readonly<Record<string, RefusalCode>> = {
  'fit/fitdecode__MonitoringFile.fit': 'not_an_activity',
  'fit/fitdecode__WeightScaleMultiUser.fit': 'mornings_only',
  'fit/fitdecode__WorkoutRepeatSteps.fit': 'not_an_activity',
  'gpx/gpxgo__iso8859-1encoded.gpx': 'not_an_activity',
  'gpx/gpxpy__unicode2.gpx': 'no_records',
  'gpx/gpxpy__unicode_with_bom.gpx': 'not_an_activity',
  'tcx/coxswain__empty.tcx': 'no_records',
  'tcx/dblock__simple_workout_1.tcx': 'not_an_activity',
  'tcx/rowingdata__faketcx.tcx': 'unknown_format',
}

/** Samples that hold an activity we cannot reach. */
export const NOT_OPENED: Readonly<Record<string, RefusalCode>> = {
  'zip/method-bzip2.zip': 'method_not_supported',
}

/**
 * What each hostile file does: refused with a code, or read with these figures and these warnings.
 */
export const HOSTILE: Readonly<
  Record<string, RefusalCode | { readonly values: Values; readonly warnings: readonly string[] }>
> = {
  'hostile/csv-10000-columns.csv': 'unknown_format',
  // The first two moments lie in the years 2286 and 5138.
  'hostile/csv-absurd-values.csv': {
    values: { records: 191, distance: 2000, heart_rate_avg: 148.88, laps: 4 },
    warnings: ['time_missing'],
  },
  'hostile/csv-c2-season-x50.csv': {
    values: { records: 60, distance: 88_169, duration: 20_254.7, laps: 60 },
    warnings: ['duplicate_left_out'],
  },
  'hostile/csv-cr-only.csv': {
    values: { records: 115, distance: 991.2, duration: 190.9, laps: 1 },
    warnings: [],
  },
  'hostile/csv-semicolon-decimal-comma-nk.csv': {
    values: { records: 115, distance: 991.2, duration: 190.9, laps: 1 },
    warnings: [],
  },
  'hostile/csv-truncated-row.csv': {
    values: { records: 114, distance: 991.2, duration: 190.9 },
    warnings: [],
  },
  'hostile/fit-1-byte.fit': 'unknown_format',
  'hostile/fit-chained-two-activities.fit': {
    values: { records: 208, distance: 2067.85, duration: 582.62, laps: 5 },
    warnings: [],
  },
  'hostile/fit-distance-42949km.fit': {
    values: { records: 300, distance: 600, duration: 299 },
    warnings: ['distance_implausible'],
  },
  'hostile/fit-empty-0-bytes.fit': 'empty_file',
  'hostile/fit-hr-all-invalid-and-zero.fit': {
    values: { records: 300, heart_rate_avg: null, heart_rate_max: null },
    warnings: [],
  },
  'hostile/fit-named.gpx': {
    values: { records: 191, distance: 2000, duration: 537.24, heart_rate_avg: 148.65, laps: 4 },
    warnings: [],
  },
  'hostile/fit-noise-with-signature.fit': 'file_damaged',
  'hostile/fit-one-bit-flipped.fit': {
    values: { records: 191, distance: 2000, duration: 537.24 },
    warnings: ['checksum'],
  },
  'hostile/fit-script-in-product-name.fit': {
    values: { records: 300, distance: 1196 },
    warnings: [],
  },
  // The session in front speaks of 2,000 m, the records end at 797.2 m.
  'hostile/fit-truncated-50pct.fit': {
    values: { records: 79, distance: 797.2, duration: 215 },
    warnings: ['truncated', 'totals_from_records'],
  },
  'hostile/gzip-named.fit': {
    values: { records: 191, distance: 2000, duration: 537.24 },
    warnings: [],
  },
  'hostile/html-login-page-named.fit': 'unknown_format',
  'hostile/tcx-decimal-commas.tcx': {
    values: { records: 94, distance: 750, duration: 487, heart_rate_avg: 168.31 },
    warnings: ['decimal_comma'],
  },
  'hostile/xml-attribute-1mb.gpx': {
    values: { records: 5, distance: 5.217, duration: 4 },
    warnings: [],
  },
  'hostile/xml-bom-only.tcx': 'empty_file',
  'hostile/xml-deep-nesting-20000.gpx': 'xml_too_deep',
  'hostile/xml-empty-element.gpx': 'not_an_activity',
  'hostile/xml-prefixed-namespace.gpx': {
    values: { records: 337, distance: 3208.3, duration: 2089 },
    warnings: [],
  },
  'hostile/xml-prototype-names.gpx': { values: { records: 5 }, warnings: [] },
  // The 57th point is the one that was cut; the lap in front speaks of 750 m.
  'hostile/xml-truncated-mid-tag.tcx': {
    values: { records: 56, distance: 438.31, duration: 256 },
    warnings: ['truncated', 'totals_from_records'],
  },
  'hostile/xml-unclosed-element.gpx': {
    values: { records: 337, distance: 3208.3, duration: 2089 },
    warnings: ['damaged'],
  },
  'hostile/xml-utf16le-bom.gpx': {
    values: { records: 337, distance: 3208.3, duration: 2089 },
    warnings: [],
  },
  'hostile/xz-in-xz-5-levels.csv.xz': 'nested_archive',
  'hostile/xz-truncated.csv.xz': {
    values: { records: 421, laps: 3 },
    warnings: ['truncated', 'time_missing'],
  },
  'hostile/zip-10000-entries.zip': 'too_many_members',
  'hostile/zip-bomb-nested-3-levels.zip': 'nested_archive',
  'hostile/zip-duplicate-names.zip': {
    values: { records: 208, distance: 2067.85, laps: 5 },
    warnings: [],
  },
  'hostile/zip-encrypted-flag.zip': 'encrypted',
  'hostile/zip-lying-size.zip': 'file_damaged',
  'hostile/zip-named.fit': {
    values: { records: 191, distance: 2000, duration: 537.24, heart_rate_avg: 148.65, laps: 4 },
    warnings: [],
  },
  'hostile/zip-overlapping-entries-2gb.zip': 'too_many_members',
  'hostile/zip-symlink.zip': 'archive_without_activity',
  'hostile/zip-truncated.zip': 'file_damaged',
}

/**
 * Samples of one workout that disagree in themselves: two bases for one figure. Compared by what
 * they have in common.
 */
export const OWN_BASIS: Readonly<
  Record<
    string,
    { readonly skip: readonly ('distance' | 'duration' | 'elapsed_time')[]; readonly why: string }
  >
> = {
  'fit/sweatpy__2020-06-01-16-52-40.fit': {
    skip: ['duration'],
    why:
      'The timer stood still for 32 s, which the other two formats cannot say; the times from ' +
      'first to last record agree.',
  },
  'csv/rowingdata__Speedcoach2example.csv': {
    skip: ['duration', 'elapsed_time'],
    why:
      'The table holds the three pieces, each counted from its own start, and nothing of the ' +
      '316 s of rest that the other formats include.',
  },
  'gpx/sweatpy__activity_5039744860.gpx': {
    skip: ['distance'],
    why:
      'Without a distance in the file the noise of 96 GPS points adds up to 899 m, in the ' +
      'other formats too; their wheel says 668 m.',
  },
  'fit/fitdecode__activity-activity-filecrc.fit': {
    skip: [],
    why: 'Holds the workout twice: each of the two is compared.',
  },
}
