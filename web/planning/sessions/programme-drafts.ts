import type { StrengthPiece } from '#domain/training/programmes.ts'
import type { ProgrammeDraft } from './session-draft.ts'

export const FIRST_PIECE: StrengthPiece = {
  exercise_id: 0,
  sets_count: 3,
  rest: null,
  segments: [{ reps_count: 8, exercise_weight: null }],
}
export const NEW_PROGRAMME: ProgrammeDraft = { name: '', athletes: [], pieces: [] }
export const MOST_PROGRAMMES = 20

/** Those in which something was entered: what is left empty is not there. */
export const filledProgrammes = (programmes: readonly ProgrammeDraft[]): ProgrammeDraft[] =>
  programmes.filter(
    ({ name, athletes, pieces }) => name.trim() !== '' || athletes.length > 0 || pieces.length > 0,
  )

/**
 * Whether it was made for athletes none of whom trains any more: in that case it does not apply to
 * the others.
 */
export const isUnassigned = (
  { athletes, for_nobody = false }: ProgrammeDraft,
  training: ReadonlySet<number>,
): boolean => (for_nobody || athletes.length > 0) && !athletes.some((id) => training.has(id))

/**
 * Moves people into one programme, out of the programmes they were in; one that loses its last
 * athlete this way applies to nobody.
 */
export const withAthletes = (
  programmes: readonly ProgrammeDraft[],
  place: number,
  athletes: readonly number[],
): ProgrammeDraft[] =>
  programmes.map(({ for_nobody = false, ...programme }, at) => {
    if (at === place)
      return { ...programme, athletes, ...(athletes.length === 0 && for_nobody && { for_nobody }) }
    const left = programme.athletes.filter((id) => !athletes.includes(id))
    return {
      ...programme,
      athletes: left,
      ...((for_nobody || left.length < programme.athletes.length) &&
        left.length === 0 && { for_nobody: true }),
    }
  })

/** The same again behind it, for nobody yet: other exercises, to which no results belong. */
export const withCopy = (
  programmes: readonly ProgrammeDraft[],
  place: number,
  name: string,
): ProgrammeDraft[] =>
  programmes.flatMap((programme, at) =>
    at === place
      ? [
          programme,
          {
            name,
            athletes: [],
            pieces: programme.pieces.map(({ number: _number, ...piece }) => piece),
          },
        ]
      : [programme],
  )

/** In which programme each athlete is, by id. */
export const placesOf = (programmes: readonly ProgrammeDraft[]): ReadonlyMap<number, number> =>
  new Map(programmes.flatMap(({ athletes }, place) => athletes.map((id) => [id, place] as const)))

/** Participants without a programme: all programmes name others. */
export function leftOut(
  programmes: readonly ProgrammeDraft[],
  training: readonly number[],
): number[] {
  const filled = filledProgrammes(programmes)
  if (
    filled.length === 0 ||
    filled.some(({ athletes, for_nobody = false }) => athletes.length === 0 && !for_nobody)
  )
    return []
  const placed = placesOf(filled)
  return training.filter((id) => !placed.has(id))
}
