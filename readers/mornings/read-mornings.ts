import type { MeasuredNumber } from '#domain/monitoring/fields.ts'
import type { Warning } from '../activity.ts'
import {
  appleHealthArchive,
  appleHealthReader,
  openHealthArchive,
  runThrough,
  runThroughPlain,
} from '../apple-health-file.ts'
import type { Archive } from '../archive.ts'
import { fitReader, readFitParts } from '../fit.ts'
import { addFitMornings } from '../fit-mornings.ts'
import { gzipArchive } from '../gzip.ts'
import { headOf } from '../head.ts'
import { DEFAULT_LIMITS, type ReadLimits } from '../limits.ts'
import { FileRefusal } from '../refusal.ts'
import { zipArchive } from '../zip.ts'
import { attributeOf, secondsOf, tagScanner } from '../health-tags.ts'
import { gatherMornings, type MorningFile } from './found.ts'
import { gatherNights } from './nights.ts'

const TAGS =
  /<(?:Record type="HK(?:QuantityTypeIdentifier(?:RestingHeartRate|HeartRateVariabilitySDNN|BodyMass|BodyTemperature)|CategoryTypeIdentifierSleepAnalysis)"|\/HealthData>)/g

const FIELDS: ReadonlyMap<string, MeasuredNumber> = new Map([
  ['HKQuantityTypeIdentifierRestingHeartRate', 'waking_hr'],
  ['HKQuantityTypeIdentifierBodyMass', 'weight'],
  ['HKQuantityTypeIdentifierBodyTemperature', 'temperature'],
])
/** Milliseconds of another measure than the one mornings have: none follows from the other. */
const OTHER_HRV = 'HKQuantityTypeIdentifierHeartRateVariabilitySDNN'

const KILOGRAMS_PER_POUND = 0.45359237
/** What a value is in the unit of its field; a unit that is not here is not guessed. */
const UNITS: Readonly<Record<string, (value: number) => number>> = {
  'count/min': (value) => value,
  kg: (value) => value,
  g: (value) => value / 1000,
  lb: (value) => value * KILOGRAMS_PER_POUND,
  st: (value) => value * 14 * KILOGRAMS_PER_POUND,
  degC: (value) => value,
  degF: (value) => (value - 32) / 1.8,
}

interface HealthMornings {
  /** Takes the next piece of the file. */
  readonly hear: (text: string) => void
  readonly finish: () => MorningFile
}

/** What an export of Apple Health says of mornings, by day on the clock of a zone. */
function healthMornings(timeZone: string, limits: ReadLimits): HealthMornings {
  const mornings = gatherMornings(timeZone)
  const nights = gatherNights(timeZone, limits)
  let isWhole = false

  const take = (tag: string): void => {
    if (tag === '</HealthData>') {
      isWhole = true
      return
    }
    const source = plainText(attributeOf(tag, 'sourceName') ?? '') || 'Apple Health'
    const type = attributeOf(tag, 'type') ?? ''
    const value = attributeOf(tag, 'value') ?? ''
    const start = secondsOf(tag, 'startDate')
    const field = FIELDS.get(type)
    if (field) {
      const inUnit = UNITS[attributeOf(tag, 'unit') ?? '']
      if (inUnit && value !== '')
        mornings.add({ field, at: start, value: inUnit(Number(value)), source })
    } else if (type === OTHER_HRV) mornings.noteOtherHrv()
    else if (ASLEEP.test(value)) nights.add(source, start, secondsOf(tag, 'endDate'))
  }

  return {
    hear: tagScanner(TAGS, take),
    finish() {
      for (const { day, source, minutes } of nights.all())
        mornings.addOn(day, { field: 'sleep_time', value: minutes, source })
      return mornings.finish('apple-health', isWhole ? [] : ['truncated'])
    },
  }
}

/** Lying in bed and being awake there are no sleep. */
const ASLEEP = /^HKCategoryValueSleepAnalysisAsleep/

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}
const HIGHEST_SIGN = 0x10ffff

/** The text of an attribute; a reference to anything else stays as it is. */
const plainText = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|([a-z]{2,4}));/g, (all, ...found) => {
    const [decimal, hex, name] = found as (string | undefined)[]
    if (name !== undefined) return ENTITIES[name] ?? all
    const sign = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return sign <= HIGHEST_SIGN ? String.fromCodePoint(sign) : all
  })

/** Nothing yet, from a file that is long. */
export type Waiting = { readonly waiting: true }

const ARCHIVES: readonly Archive[] = [gzipArchive, zipArchive]
const HIGHEST_RANK = 2

/**
 * Reads what a file says of mornings: an export of Apple Health, packed or not, or FIT files of a
 * watch or a scale, also in an archive. The last thing that comes is what was found. Throws
 * FileRefusal, also when there is nothing of the kind in it.
 * @param timeZone on whose clock the days are
 */
export async function* readMornings(
  bytes: Uint8Array,
  timeZone: string,
  limits: ReadLimits = DEFAULT_LIMITS,
): AsyncGenerator<Waiting | MorningFile> {
  if (bytes.length === 0) throw new FileRefusal('empty_file')
  if (bytes.length > limits.inputBytes) throw new FileRefusal('too_large')
  const head = headOf(bytes)
  if (appleHealthArchive.detect(head)) {
    const health = healthMornings(timeZone, limits)
    const packed = await openHealthArchive(bytes)
    for await (const _ of runThrough(packed, health.hear, limits)) yield { waiting: true }
    yield demandAny(health.finish())
    return
  }
  const found = { mornings: gatherMornings(timeZone), warnings: [] as Warning[], files: 0 }
  for await (const file of filesOf(bytes, limits, HIGHEST_RANK)) {
    const health = plainHealth(file, timeZone, limits)
    // Such an export holds all there is: nothing is looked for beside it.
    if (health) {
      yield demandAny(health)
      return
    }
    if (!fitReader.detect(headOf(file))) continue
    const { parts, warnings } = readFitParts(file, limits)
    found.files++
    found.warnings.push(...warnings)
    if (parts.some((part) => part.damaged)) found.warnings.push('damaged')
    if (parts.some((part) => part.truncated)) found.warnings.push('truncated')
    addFitMornings(found.mornings, parts, { timeZone, limits })
    yield { waiting: true }
  }
  if (found.files === 0) throw new FileRefusal('no_mornings')
  yield demandAny(found.mornings.finish('fit', found.warnings))
}

/** The files in an archive that can be unpacked, or the file itself. */
async function* filesOf(
  bytes: Uint8Array,
  limits: ReadLimits,
  rank: number,
): AsyncGenerator<Uint8Array> {
  const head = headOf(bytes)
  const archive = ARCHIVES.find(({ detect }) => detect(head))
  if (!archive) {
    if (bytes.length > limits.expandedBytes) throw new FileRefusal('too_large')
    yield bytes
    return
  }
  if (archive.rank > rank) return
  for await (const member of archive.members(bytes, limits))
    if ('bytes' in member) yield* filesOf(member.bytes, limits, archive.rank - 1)
}

function plainHealth(
  bytes: Uint8Array,
  timeZone: string,
  limits: ReadLimits,
): MorningFile | undefined {
  if (!appleHealthReader.detect(headOf(bytes))) return undefined
  const health = healthMornings(timeZone, limits)
  runThroughPlain(bytes, health.hear)
  return health.finish()
}

function demandAny(file: MorningFile): MorningFile {
  const isEmpty = file.readings.length + file.refused_count + file.other_hrv === 0
  if (isEmpty && file.warnings.some((warning) => BROKEN.has(warning)))
    throw new FileRefusal('file_damaged')
  if (isEmpty) throw new FileRefusal('no_mornings')
  return file
}

const BROKEN: ReadonlySet<Warning> = new Set(['damaged', 'truncated', 'part_not_read'])
