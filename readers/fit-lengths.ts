import type { Channels } from './channels.ts'
import { FIT_EPOCH, TIMESTAMP_FIELD } from './fit-fields.ts'
import { fieldNumber, type FitMessage } from './fit-part.ts'

const ACTIVE = 1

/**
 * Pool watches may write no records, only the lengths swum. One sample per length, at its end:
 * distance by counting active lengths of the pool (metres), stroke rate and speed as measured over
 * the length.
 */
export function lengthChannels(
  lengths: readonly FitMessage[],
  poolLength: number | null,
): Channels {
  const column = (valueOf: (length: FitMessage) => number): Float64Array =>
    Float64Array.from(lengths, valueOf)
  const channels: Channels = new Map([['t', column(endOf)]])
  const rate = column((length) => fieldNumber(length, 9) ?? Number.NaN)
  if (rate.some((value) => !Number.isNaN(value))) channels.set('cadence', rate)
  const speed = column((length) => (fieldNumber(length, 6) ?? Number.NaN) / 1000)
  if (speed.some((value) => !Number.isNaN(value))) channels.set('speed', speed)
  if (poolLength !== null) {
    let swum = 0
    channels.set(
      'distance',
      column((length) => (swum += fieldNumber(length, 12) === ACTIVE ? poolLength : 0)),
    )
  }
  return channels
}

/** End of a length in seconds since 1970. */
function endOf(length: FitMessage): number {
  const start = fieldNumber(length, 2)
  const seconds = fieldNumber(length, 3)
  if (start !== undefined && seconds !== undefined) return start + seconds / 1000 + FIT_EPOCH
  return (fieldNumber(length, TIMESTAMP_FIELD) ?? Number.NaN) + FIT_EPOCH
}
