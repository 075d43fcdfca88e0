import { MOST_PIECES } from '../constants/scores.ts'
import { PIECE_STRUCTURE } from '../constants/statuses.ts'
import type { PlanPiece, PlanStructure } from './plan-structure.ts'

/** Numbers results refer to, one a piece as it is rowed; null for one that has none yet. */
export type PieceNumbers = readonly (number | null)[]

/** The pieces as they are rowed, one after the other. */
export const rowedPieces = ({
  piece_structure,
  repetitions,
  pieces,
}: Pick<PlanStructure, 'piece_structure' | 'repetitions' | 'pieces'>): PlanPiece[] =>
  Array.from(
    { length: piece_structure === PIECE_STRUCTURE.multiple ? repetitions : 1 },
    () => pieces,
  ).flat()

/** A piece of a session by its number. */
export type NumberedPiece = { number: number; piece: PlanPiece }

/** The same with their numbers; places where nobody has given any. */
export const numberedPieces = (structure: PlanStructure): NumberedPiece[] =>
  rowedPieces(structure).map((piece, index) => ({
    number: structure.numbers?.[index] ?? index + 1,
    piece,
  }))

/**
 * The task of a piece in one word: pieces of the same task are alike, whatever their rest and
 * splits.
 */
export const taskOf = ({ planned_distance, planned_time, segments }: PlanPiece): string =>
  JSON.stringify(
    segments.length > 0
      ? segments.map((one) => [one.planned_distance, one.planned_time])
      : [planned_distance, planned_time],
  )

/**
 * Finds for each piece of the list after its place in the list before; null for a new one. As many
 * as can be stay in order, the first ones where there is a choice. Among the others, a piece that
 * is alike is the same one and has changed places, and a piece between the same two neighbours is
 * the same one and has changed.
 */
export function followed(before: readonly string[], after: readonly string[]): (number | null)[] {
  const places = inOrder(before, after)
  takeAlike(places, before, after)
  takeBetween(places, before.length)
  return places
}

/** The longest common subsequence, as far to the front as it goes. */
function inOrder(before: readonly string[], after: readonly string[]): (number | null)[] {
  const longest = before.map(() => after.map(() => 0))
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const row = longest[i]
      if (row)
        row[j] =
          before[i] === after[j] ? 1 + at(i + 1, j + 1) : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const places: (number | null)[] = after.map(() => null)
  for (let [i, j] = [0, 0]; i < before.length && j < after.length;) {
    if (before[i] === after[j]) places[j++] = i++
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return places
}

function takeAlike(
  places: (number | null)[],
  before: readonly string[],
  after: readonly string[],
): void {
  const left = new Set([...before.keys()].filter((place) => !places.includes(place)))
  for (const [index, task] of after.entries()) {
    if (places[index] !== null) continue
    const alike = [...left].find((place) => before[place] === task)
    if (alike === undefined) continue
    places[index] = alike
    left.delete(alike)
  }
}

function takeBetween(places: (number | null)[], count: number): void {
  const taken = new Set(places.filter((place) => place !== null))
  let next = 0
  for (const [index, place] of places.entries()) {
    if (place !== null) next = place + 1
    else if (next < count && !taken.has(next)) places[index] = next++
  }
}

export type KnownPiece = { number: number; task: string }
export const knownPiece = ({ number, piece }: NumberedPiece): KnownPiece => ({
  number,
  task: taskOf(piece),
})
/**
 * planned: in the order of the plan; dropped: taken out of it; used: all numbers that anything of
 * the session refers to or ever did.
 */
export type KnownPieces = {
  planned: readonly KnownPiece[]
  dropped: readonly KnownPiece[]
  used: readonly number[]
}

/**
 * The numbers of the pieces of a new plan. `given`: those that are said to be the same, null for
 * what is not; left out, they are matched to the
 * plan there is. What is new is the piece like it that was taken out before, with its results, else
 * it gets a number that nothing ever had.
 */
export function settledNumbers(
  { planned, dropped, used }: KnownPieces,
  tasks: readonly string[],
  given?: PieceNumbers,
): number[] {
  const ever = new Set([...planned, ...dropped].map(({ number }) => number))
  const numbers =
    given?.length === tasks.length
      ? given.map((number) => (number !== null && ever.has(number) ? number : null))
      : followed(
          planned.map(({ task }) => task),
          tasks,
        ).map((place) => (place === null ? null : (planned[place]?.number ?? null)))
  const left = [...planned, ...dropped].filter(({ number }) => !numbers.includes(number))
  for (const [index, number] of numbers.entries()) {
    if (number !== null) continue
    const again = left.findIndex(({ task }) => task === tasks[index])
    if (again >= 0) numbers[index] = left.splice(again, 1)[0]?.number ?? null
  }
  const taken = new Set(numbers)
  const fresh = freshNumbers([...used, ...ever], (number) => taken.has(number))
  return numbers.map((number) => number ?? fresh.next().value ?? 0)
}

type Numbers = { planned: readonly number[]; used: readonly number[] }

/**
 * What becomes of the numbers of a session whose results go into another one: the nth piece is the
 * nth there, and what the other does not plan
 * stays apart from all that it has. Only those that change, old and new.
 */
export function renumbered(from: Numbers, into: Numbers): [number, number][] {
  const pairs = new Map(
    from.planned.flatMap((number, place) =>
      into.planned[place] === undefined ? [] : [[number, into.planned[place]]],
    ),
  )
  const taken = new Set([...into.planned, ...into.used])
  const fresh = freshNumbers([...taken, ...from.planned, ...from.used], (number) =>
    taken.has(number),
  )
  for (const number of from.used) {
    if (number === 0 || pairs.has(number)) continue
    const apart = taken.has(number) ? (fresh.next().value ?? number) : number
    pairs.set(number, apart)
    taken.add(apart)
  }
  return [...pairs].filter(([number, there]) => number !== there && from.used.includes(number))
}

/** The way back. What has come to the old numbers since goes to those that are free then. */
export function numberedBack(pairs: readonly (readonly [number, number])[]): [number, number][] {
  const there = new Map(pairs)
  const back = new Map(pairs.map(([number, now]) => [now, number]))
  for (const [number] of pairs) {
    if (back.has(number)) continue
    let end = number
    for (let next = there.get(end); next !== undefined; next = there.get(end)) end = next
    back.set(number, end)
  }
  return [...back]
}

/** Numbers nothing ever had; when there are no more, those that nothing planned has. */
export function* freshNumbers(
  used: readonly number[],
  taken: (number: number) => boolean,
): Generator<number, undefined> {
  const had = new Set(used)
  for (let number = Math.max(0, ...used) + 1; number <= MOST_PIECES; number++) yield number
  for (let number = 1; number <= MOST_PIECES; number++) if (!had.has(number)) yield number
  for (let number = 1; number <= MOST_PIECES; number++) if (!taken(number)) yield number
}
