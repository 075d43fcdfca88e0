import { formatClock } from '../time/duration.ts'

/**
 * What is wrong with a part of a recording, at which of its ends, and the time that would say how
 * it is right.
 */
export type StretchFault = {
  field: 'start' | 'finish'
  fault: { message: 'no_curve' | 'recording_length' | 'end_after_start'; values: { time: string } }
}

/** Devices round the last second of a recording up. */
const ROUNDED_S = 1

/**
 * A stretch has a length, and lies on the recording's time axis. Times in seconds of what is shown;
 * `span` is null for a recording without
 * a time axis.
 */
export function stretchFault(
  { start, finish }: { start: number; finish: number },
  span: number | null,
): StretchFault | null {
  const say = (
    field: StretchFault['field'],
    message: StretchFault['fault']['message'],
    at: number,
  ): StretchFault => ({
    field,
    fault: { message, values: { time: formatClock(at) ?? '' } },
  })
  if (span === null) return say('start', 'no_curve', 0)
  if (start >= span) return say('start', 'recording_length', span)
  if (finish <= start) return say('finish', 'end_after_start', start)
  return finish > span + ROUNDED_S ? say('finish', 'recording_length', span) : null
}
