import type { Recording } from './activity.ts'
import type { ReadResult } from './activity.ts'
import { finishActivities } from './finish.ts'
import type { Head } from './head.ts'
import type { ReadLimits } from './limits.ts'
import { detectTable, readTable, type Table, type TableFormat } from './table.ts'
import { tableRecording, type RecordingOptions } from './table-recording.ts'

/**
 * A reader for a table that is one workout, by its format and what is to be known of it beside the
 * columns.
 */
export function tableReader(format: TableFormat, optionsOf: (table: Table) => RecordingOptions) {
  return {
    name: format.name,
    detect: (head: Head): boolean => detectTable(format)(head),
    read: (bytes: Uint8Array, limits: ReadLimits): ReadResult => {
      const table = readTable(bytes, limits, format)
      return finishAll(format.name, [tableRecording(table, optionsOf(table))])
    },
  } as const
}

/** The recordings that can be workouts. Throws FileRefusal when none can. */
export function finishAll(kind: string, recordings: readonly Recording[]): ReadResult {
  return { kind, ...finishActivities(recordings) }
}
