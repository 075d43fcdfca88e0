import { OTHER_SPORT } from './sport-map.ts'

/** What an archive says of a file in it, beside its bytes. */
export interface ReadContext {
  /** the sport by a list in the archive */
  readonly sport?: number | null
  /** a GPX of the same workout */
  readonly track?: Uint8Array
  /** seconds since 1970 at which activities began that were read before it */
  readonly starts?: ReadonlySet<number>
}

/** Sports of which one is a kind of the other, or which one word may mean. */
const KIN: readonly ReadonlySet<number>[] = [
  new Set([1, 2]),
  new Set([3, 12, 13, 14, 15, 16, 17]),
  new Set([4, 20, 21]),
  new Set([10, 11, 48, 49, 50, 51, 53]),
  new Set([18, 19]),
  new Set([22, 24, 25, 26]),
]

/**
 * The sport of a file that a list also names: people correct there what a watch could not know. A
 * device that says it more exactly is right.
 */
function sportBy(own: number | null, listed: number | null | undefined): number | null {
  if (listed === null || listed === undefined) return own
  if (own === null || own === OTHER_SPORT) return listed
  return KIN.some((kin) => kin.has(own) && kin.has(listed)) ? own : listed
}

/** Recordings with the sport that the list names; of several in a file it cannot mean all. */
export function inContext<R extends { readonly sport_id: number | null }>(
  recordings: readonly R[],
  context: ReadContext | undefined,
): readonly R[] {
  if (recordings.length !== 1) return recordings
  return recordings.map((recording) => ({
    ...recording,
    sport_id: sportBy(recording.sport_id, context?.sport),
  }))
}
