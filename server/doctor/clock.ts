import { fine, toDo, type Finding } from './finding.ts'

/** Codes of a second step hold for thirty seconds, and a store refuses what is signed too late. */
const MOST_SECONDS = 5

/** How far this machine's clock is from another's, asked for between the two moments. */
export function compareClocks(
  whose: string,
  theirs: number,
  [asked, answered]: readonly [number, number],
): Finding {
  // Whatever the other read lies between the two moments, and counts as the nearest of them.
  const nearest = Math.min(Math.max(theirs, asked), answered)
  const seconds = Math.round((nearest - theirs) / 1000)
  if (Math.abs(seconds) <= MOST_SECONDS) return fine('clock', `it goes with that of ${whose}`)
  const side = seconds > 0 ? 'ahead of' : 'behind'
  return toDo(
    'clock',
    `The clock of this machine is ${Math.abs(seconds)} s ${side} that of ${whose}: ` +
      'set both by a time server (NTP).',
  )
}
