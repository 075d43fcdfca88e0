import { zipSync, strToU8 } from 'fflate'

/** The parts of an export of Apple Health, as a phone writes them. */
export const START = new Date('2026-03-02T06:00:00Z')
/** Writes a moment as Apple does, on a clock that is an hour ahead. */
export const moment = (seconds: number) =>
  new Date(START.getTime() + (seconds + 3600) * 1000)
    .toISOString()
    .replace('T', ' ')
    .replace('.000Z', ' +0100')
export const beat = (
  at: number,
  value: number | string,
  type = 'HKQuantityTypeIdentifierHeartRate',
) =>
  `<Record type="${type}" sourceName="Clara’s Watch > 2" unit="count/min" ` +
  `creationDate="${moment(at)}" startDate="${moment(at)}" ` +
  `endDate="${moment(at)}" value="${value}"/>`

type Made = { sport?: string; from?: number; to?: number; inside?: string; extra?: string }
export const workout = ({ sport = 'Rowing', from = 0, to = 600, inside = '', extra = '' }: Made) =>
  `<Workout workoutActivityType="HKWorkoutActivityType${sport}" duration="10" ` +
  `durationUnit="min" sourceName="Watch" ${extra} startDate="${moment(from)}" ` +
  `endDate="${moment(to)}">${inside}</Workout>`
export const exported = (...parts: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData ` +
  `(ExportDate,Me,(Record|Workout)*)>\n<!ENTITY bomb "boom">\n]>\n<HealthData locale="de_DE">` +
  `\n${parts.join('\n')}\n</HealthData>`
export const route = (path: string) =>
  `<WorkoutRoute sourceName="Watch"><FileReference path="${path}"/></WorkoutRoute>`
export const packed = (xml: string, files: Record<string, Uint8Array> = {}) =>
  zipSync({
    'apple_health_export/Export.xml': strToU8(xml),
    ...Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [`apple_health_export/${name}`, bytes]),
    ),
  })
