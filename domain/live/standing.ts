import { averagesAfter, NOTHING_AVERAGED, type Averaged } from './averages.ts'
import { SILENT_MS, statusAfter, type Mark, type RecordingStatus } from './recording.ts'
import { AT_START, type Before, type JudgedSample } from './judge.ts'

/** A mark with where the recording was: milliseconds since 1970, and metres. */
export type Marked = { mark: Mark; at: number; distance: number }

/** What is kept of a recording beside its samples: what the next ones follow on, and what is shown. */
export type Standing = {
  before: Before
  averaged: Averaged
  /** What was heard last of each, and when; null once that is too long ago. */
  heart_rate: number | null
  heart_at: number | null
  battery: number | null
  battery_at: number | null
  marks: Marked[]
}
export const FIRST_STANDING: Standing = {
  before: AT_START,
  averaged: NOTHING_AVERAGED,
  heart_rate: null,
  heart_at: null,
  battery: null,
  battery_at: null,
  marks: [],
}

/** A belt may be lost for a moment; a battery lasts longer than a device that says nothing of it. */
const HEART_MS = SILENT_MS
const BATTERY_MS = 10 * 60_000

/** Marks of one recording that are kept; a device that goes on marking marks nothing more. */
const MOST_MARKS = 500

type Followed = { status: RecordingStatus; standing: Standing }

/** How a recording stands after further samples. A mark that says nothing as it stands is none. */
export function standingAfter(
  { status, standing }: Followed,
  { kept, after }: { kept: readonly JudgedSample[]; after: Before },
  { inFives }: { inFives: boolean },
): Followed {
  let turned = status
  const marks = [...standing.marks]
  for (const { mark, at, distance } of kept) {
    const next = mark === null ? null : statusAfter(turned, mark)
    if (mark === null || next === null) continue
    turned = next
    if (marks.length < MOST_MARKS) marks.push({ mark, at, distance })
  }
  const { heart_rate, heart_at, battery, battery_at } = standing
  const heart = lastOf(kept, 'heart_rate') ?? { value: heart_rate, at: heart_at }
  const power = lastOf(kept, 'battery') ?? { value: battery, at: battery_at }
  const isOf = (at: number | null, most: number) => at !== null && after.at - at <= most
  return {
    status: turned,
    standing: {
      before: after,
      averaged: averagesAfter(standing.averaged, kept, { inFives }),
      heart_rate: isOf(heart.at, HEART_MS) ? heart.value : null,
      heart_at: heart.at,
      battery: isOf(power.at, BATTERY_MS) ? power.value : null,
      battery_at: power.at,
      marks,
    },
  }
}

/** The last value of some samples, with when it was. */
export function lastOf(
  kept: readonly JudgedSample[],
  name: 'heart_rate' | 'battery',
): { value: number | null; at: number } | null {
  const sample = kept.findLast((one) => one[name] !== null)
  return sample ? { value: sample[name], at: sample.at } : null
}

/** A recording that nobody goes on with: its last sample is the end. */
export function finishedAtLast(standing: Standing): Standing {
  const { at, distance } = standing.before
  return { ...standing, marks: [...standing.marks, { mark: 'finish', at, distance }] }
}

/** A piece or a rest of a recording; the last one may still go on. */
export type LivePiece = {
  /** 1 is the first; null for a rest */
  number: number | null
  started_at: number
  /** metres of the recording at its start */
  from: number
  finished_at: number | null
  to: number | null
}

/** The pieces that were marked, in order. What was recorded before the first belongs to none. */
export function piecesOf(marks: readonly Marked[]): LivePiece[] {
  const pieces: LivePiece[] = []
  let number = 0
  for (const { mark, at, distance } of marks) {
    if (mark !== 'piece' && mark !== 'rest' && mark !== 'finish') continue
    const open = pieces.at(-1)
    if (open && open.finished_at === null) {
      open.finished_at = at
      open.to = distance
    }
    if (mark === 'finish') continue
    if (mark === 'piece') number += 1
    const begun = { started_at: at, from: distance, finished_at: null, to: null }
    pieces.push({ number: mark === 'piece' ? number : null, ...begun })
  }
  return pieces
}
