import type { GmtZone } from '../constants/gmt.ts'

export type GmtZoneFault =
  /** A zone starts where the one before does not end. */
  | { index: number; field: 'start'; value: number }
  | { index: number; field: 'end' }
  | { index: number; field: 'id' }

/**
 * What is wrong with the zones of a club: they are numbered from 1, ascend, and each starts one
 * percent after the end of the one before.
 */
export function gmtZoneFaults(zones: readonly GmtZone[]): GmtZoneFault[] {
  return zones.flatMap(({ id, start, end }, index) => {
    const before = zones[index - 1]
    const faults: GmtZoneFault[] = []
    if (id !== index + 1) faults.push({ index, field: 'id' })
    if (before && start !== before.end + 1)
      faults.push({ index, field: 'start', value: before.end + 1 })
    if (end < start) faults.push({ index, field: 'end' })
    return faults
  })
}

/** Zones from where each starts and the last ends, so that they cannot but follow each other. */
export function gmtZonesFrom(
  zones: readonly { name: string; start: number }[],
  lastEnd: number,
): GmtZone[] {
  return zones.map(({ name, start }, index) => ({
    id: index + 1,
    name,
    start,
    end: (zones[index + 1]?.start ?? lastEnd + 1) - 1,
  }))
}
