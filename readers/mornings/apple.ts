import type { MeasuredNumber } from '#domain/monitoring/fields.ts'
import { attributeOf, secondsOf, tagScanner } from '../health-tags.ts'
import type { ReadLimits } from '../limits.ts'
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

export interface HealthMornings {
  /** Takes the next piece of the file. */
  readonly hear: (text: string) => void
  readonly finish: () => MorningFile
}

/** What an export of Apple Health says of mornings, by day on the clock of a zone. */
export function healthMornings(timeZone: string, limits: ReadLimits): HealthMornings {
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
