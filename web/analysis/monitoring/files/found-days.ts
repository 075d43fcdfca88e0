import type { FileReading } from '#contract/analysis/monitoring-files.ts'
import { MEASURED_NUMBERS, type MeasuredNumber } from '#domain/monitoring/fields.ts'

/** What was found of one day, a line for each device. */
export type DayOfFile = { day: string; readings: readonly FileReading[] }

/** Readings by day, in the order in which they come. */
export function daysOf(readings: readonly FileReading[]): DayOfFile[] {
  const days = new Map<string, FileReading[]>()
  for (const reading of readings) days.set(reading.day, [...(days.get(reading.day) ?? []), reading])
  return [...days].map(([day, found]) => ({ day, readings: found }))
}

/** The devices that have measured anything, the one with the most days first. */
export function sourcesOf(readings: readonly FileReading[]): string[] {
  const counts = new Map<string, number>()
  for (const { source } of readings) counts.set(source, (counts.get(source) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([source]) => source)
}

/** The values of a reading that are there. */
export const valuesOf = (reading: FileReading): { name: MeasuredNumber; value: number }[] =>
  MEASURED_NUMBERS.flatMap((name) => {
    const value = reading[name]
    return value === null ? [] : [{ name, value }]
  })
