/**
 * What one file may cost. Typed arrays live outside the JavaScript heap, so a heap limit alone
 * would not stop them.
 */
export interface ReadLimits {
  /** bytes of the file as uploaded */
  readonly inputBytes: number
  /** bytes after gunzip, or as they are without it */
  readonly expandedBytes: number
  /** records in the whole file; seven days at 1 Hz are 604,800 */
  readonly records: number
  /** values of all channels together, eight bytes each */
  readonly cells: number
  /** FIT files chained in one */
  readonly parts: number
  /** laps, lengths, sessions and events, each */
  readonly entries: number
  /** columns of a table; more are left out */
  readonly tableColumns: number
  /** files in an archive */
  readonly members: number
  /** bytes of all files in an archive together, once unpacked */
  readonly archiveBytes: number
  /** how much larger than packed a file may be, above a megabyte */
  readonly ratio: number
  readonly xmlDepth: number
  readonly xmlElements: number
  /** attributes of one element */
  readonly xmlAttributes: number
  /** references to characters and entities in the whole file */
  readonly xmlReferences: number
}

export const DEFAULT_LIMITS: ReadLimits = {
  inputBytes: 100e6,
  expandedBytes: 40e6,
  records: 700_000,
  cells: 8_000_000,
  parts: 100,
  entries: 10_000,
  tableColumns: 500,
  members: 1000,
  archiveBytes: 300e6,
  ratio: 200,
  xmlDepth: 63,
  xmlElements: 6_000_000,
  xmlAttributes: 100,
  xmlReferences: 100_000,
}
