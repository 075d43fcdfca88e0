import type { Ends } from '#domain/training/shown-clock.ts'
import type { Effort, ProposedPiece, addEfforts } from '#contract/recordings/efforts.ts'
import type { CallInput } from '#contract/endpoint.ts'
import type { Band } from '../../ui/charts/bands.ts'

type NewEffort = CallInput<typeof addEfforts>['body']['efforts'][number]

/** A stretch on its way to becoming an effort. */
export type Draft = {
  key: string
  start: number
  finish: number
  piece: number | null
  source: NewEffort['source']
}

type NamedStretch = { name: string; piece: number | null } & Ends
/** An effort that is being changed, and as it was when that began. */
export type Changing = { id: number; seen: NamedStretch } & NamedStretch

/** Ends are written to the millisecond. */
const differ = (one: number, other: number) => Math.abs(one - other) > 0.001

/** Whether saving would change anything of the effort. */
export const isAltered = (now: NamedStretch, { name, piece, start, finish }: Effort): boolean =>
  now.name !== name || now.piece !== piece || differ(now.start, start) || differ(now.finish, finish)

const SOURCES: Record<ProposedPiece['by'], NewEffort['source']> = {
  laps: 'laps',
  rate: 'detected',
  speed: 'detected',
  gates: 'gates',
}

type Proposed = Pick<ProposedPiece, 'start' | 'finish' | 'piece' | 'by'>

/** The same stretch, though its ends were measured twice. */
const SAME_S = 2
const isMarked = (efforts: readonly Ends[], { start, finish }: Ends) =>
  efforts.some(
    (effort) =>
      Math.min(effort.finish, finish) - Math.max(effort.start, start) >
      Math.max(SAME_S, 0.5 * (finish - start)),
  )

/** Which piece of the plan it is, counted from 1; null when it is none of them. */
export function placeIn(
  planned: readonly { piece: number }[],
  piece: number | null,
): number | null {
  const index = planned.findIndex((one) => one.piece === piece)
  return index < 0 ? null : index + 1
}

/**
 * What is proposed and not marked yet, as it was moved, without what was left out; all on the same
 * clock.
 */
export function draftsOf(
  pieces: readonly Proposed[],
  efforts: readonly Ends[],
  moved: ReadonlyMap<string, Ends>,
  leftOut: ReadonlySet<string>,
): Draft[] {
  return pieces
    .filter((piece) => !isMarked(efforts, piece))
    .map(({ start, finish, piece, by }) => ({
      key: `piece-${start}-${finish}`,
      start,
      finish,
      piece,
      source: SOURCES[by],
    }))
    .filter(({ key }) => !leftOut.has(key))
    .map((draft) => ({ ...draft, ...moved.get(draft.key) }))
}

type Words = { name: (number: number) => string }

/**
 * Returns drafts in order of time with the names they are stored under: after the planned piece, or
 * else numbered after what is marked.
 */
export function named(
  drafts: readonly Draft[],
  planned: readonly { piece: number }[],
  marked: number,
  words: Words,
): (Draft & { name: string })[] {
  return drafts
    .toSorted((one, other) => one.start - other.start)
    .map((draft, index) => ({
      ...draft,
      name: words.name(placeIn(planned, draft.piece) ?? marked + index + 1),
    }))
}

export function bandsOf(
  drafts: readonly (Draft & { name: string })[],
  efforts: readonly Effort[],
  changing: Changing | null,
  chosen: number | null,
): Band[] {
  return [
    ...drafts.map(({ key, name, start, finish }): Band => ({
      key,
      label: name,
      start,
      finish,
      tone: 'proposed',
      movable: true,
    })),
    ...efforts.map((effort): Band => {
      const now = changing?.id === effort.id ? changing : effort
      const { id } = effort
      return {
        key: `effort-${id}`,
        label: now.name,
        start: now.start,
        finish: now.finish,
        tone: 'kept',
        movable: now === changing,
        chosen: chosen === id,
      }
    }),
  ]
}
