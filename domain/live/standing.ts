import { averagesAfter, NOTHING_AVERAGED, type Averaged } from './averages.ts'
import { statusAfter, type Mark, type RecordingStatus } from './recording.ts'
import { AT_START, type Before, type Kept } from './judge.ts'

/** A mark with where the recording was: milliseconds since 1970, and metres. */
export type Marked = { mark: Mark; at: number; distance: number }

/** What is kept of a recording beside its samples: what the next ones follow on, and what is shown. */
export type Standing = {
  before: Before
  averaged: Averaged
  /** What was heard last of each. */
  heart_rate: number | null
  battery: number | null
  marks: Marked[]
}
export const FIRST_STANDING: Standing = {
  before: AT_START,
  averaged: NOTHING_AVERAGED,
  heart_rate: null,
  battery: null,
  marks: [],
}

/** Marks of one recording that are kept; a device that goes on marking marks nothing more. */
const MOST_MARKS = 500

type Followed = { status: RecordingStatus; standing: Standing }

/** How a recording stands after further samples. A mark that says nothing as it stands is none. */
export function standingAfter(
  { status, standing }: Followed,
  { kept, after }: { kept: readonly Kept[]; after: Before },
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
  return {
    status: turned,
    standing: {
      before: after,
      averaged: averagesAfter(standing.averaged, kept, { inFives }),
      heart_rate: lastOf(kept, 'heart_rate') ?? standing.heart_rate,
      battery: lastOf(kept, 'battery') ?? standing.battery,
      marks,
    },
  }
}

const lastOf = (kept: readonly Kept[], name: 'heart_rate' | 'battery') =>
  kept.findLast((sample) => sample[name] !== null)?.[name] ?? null

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
