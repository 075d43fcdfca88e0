import type { FitRecord } from '../../server/demo/fit-writer.ts'

export const START = new Date('2024-05-01T06:30:00Z')

/**
 * A steady row of `seconds` records at 1 Hz: 4 m/s northwards from Cambridge at 24 strokes a
 * minute, heart rate rising from 120.
 */
export function steadyRow(seconds: number): FitRecord[] {
  return Array.from({ length: seconds }, (_, t) => ({
    t,
    lat: 52.2 + (t * 4) / 111_195,
    lon: 0.1,
    distance: t * 4,
    speed: 4,
    heart_rate: 120 + Math.floor(t / 10),
    cadence: 24,
    power: 180,
    altitude: 6,
  }))
}

/** Several byte arrays one after the other. */
export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

/** A copy with some bytes changed. */
export function patched(bytes: Uint8Array, changes: Readonly<Record<number, number>>): Uint8Array {
  const copy = bytes.slice()
  for (const [at, value] of Object.entries(changes)) copy[Number(at)] = value
  return copy
}

/** The code a file is refused with; undefined when it is not refused. */
export function refusalOf(read: () => unknown): unknown {
  try {
    read()
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  }
}
