import type { Piece, Structure } from '#domain/time/structure.ts'

/** A piece that is rowed some times one after the other. */
export type Run = { count: number; piece: Piece }

/** What is read of a structure: how often the whole is repeated, and its runs in order. */
export type Reading = { rounds: number; runs: readonly Run[] }

const isSame = (one: Piece, other: Piece) => JSON.stringify(one) === JSON.stringify(other)

/** The structure as it is said: equal neighbours as one, a single run without rounds. */
export function readingOf({ repetitions, pieces }: Structure): Reading {
  const runs: Run[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last && isSame(last.piece, piece)) last.count += 1
    else runs.push({ count: 1, piece })
  }
  const [only] = runs
  return runs.length === 1 && only
    ? { rounds: 1, runs: [{ ...only, count: only.count * repetitions }] }
    : { rounds: repetitions, runs }
}

const isEnd = (character: string) => /[\s/+()]/.test(character)

/** The part of a text in which reading stopped, from where to where; empty at the end. */
export function faultPart(text: string, position: number): { from: number; to: number } {
  let from = Math.min(position, text.length)
  while (from < text.length && /\s/.test(text.charAt(from))) from += 1
  if (from < text.length && isEnd(text.charAt(from))) return { from, to: from + 1 }
  from = Math.min(from, text.trimEnd().length)
  let to = from
  while (from > 0 && !isEnd(text.charAt(from - 1))) from -= 1
  while (to < text.length && !isEnd(text.charAt(to))) to += 1
  return { from, to }
}
