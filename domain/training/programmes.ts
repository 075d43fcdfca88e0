/**
 * Sets of an exercise with seconds of rest between them. One segment is for all sets; as many as
 * sets have repetitions and weight (kg) of their own.
 * Results refer to it by its number: sent back as it was read they stay with their exercise
 * wherever it goes; left out, an exercise that is
 * already in this programme keeps its own, and any other gets a new one.
 */
export type StrengthPiece = {
  number?: number
  exercise_id: number
  sets_count: number
  rest?: number | null
  segments: { reps_count: number | null; exercise_weight: number | null }[]
}

/**
 * A programme of strength and conditioning, for the athletes it names: each of the session in at
 * most one. One that names nobody is for all who
 * have none of their own; `for_nobody` is one made for people of whom none takes part any more.
 */
export type Programme = {
  name?: string | null
  athlete_ids?: number[]
  for_nobody?: boolean
  pieces: StrengthPiece[]
}

type ProgrammeInput = {
  strength_structure?: Programme | null
  strength_structures?: readonly Programme[]
}

/** A programme of a session, whose exercises have the numbers results refer to. */
export type NumberedProgramme = Omit<Programme, 'pieces'> & {
  pieces: readonly (StrengthPiece & { number: number })[]
}

/**
 * The programmes a plan names: its list, else its single one, none for null; undefined where it
 * says nothing of them.
 */
export function programmesIn({
  strength_structure,
  strength_structures,
}: ProgrammeInput): readonly Programme[] | undefined {
  if (strength_structures !== undefined) return strength_structures
  return strength_structure === null ? [] : strength_structure && [strength_structure]
}

type Assigned = { athlete_ids?: readonly number[] | undefined; for_nobody?: boolean | undefined }
const names = ({ athlete_ids = [] }: Assigned, userId: number) => athlete_ids.includes(userId)

/** Whether it was made for named people; of such a one nobody may be left. */
export const isNamed = ({ athlete_ids = [], for_nobody = false }: Assigned): boolean =>
  athlete_ids.length > 0 || for_nobody

/**
 * Which programmes somebody does, by their place in the list: those that name them, else those made
 * for nobody by name.
 */
export function ownProgrammes(programmes: readonly Assigned[], userId: number): number[] {
  const placed = programmes.map((programme, place) => ({ programme, place }))
  const naming = placed.filter(({ programme }) => names(programme, userId))
  const own = naming.length > 0 ? naming : placed.filter(({ programme }) => !isNamed(programme))
  return own.map(({ place }) => place)
}

type Laid = { piece: number; programme: number | null }
type Plan<P> = {
  pieces: readonly P[]
  programmes: readonly { number: number; user_ids: readonly number[] }[]
}

/**
 * Of the pieces of a session those somebody of these does, an athlete or all of a crew or squad,
 * and those they have values in: an athlete
 * may have changed programmes since. Where there are no programmes, and for a boat that nobody sits
 * in yet, these are all that are planned.
 */
export function ownPieces<P extends Laid>(
  { pieces, programmes }: Plan<P>,
  people: readonly number[],
  scores: readonly { piece: number }[] = [],
): readonly P[] {
  if (programmes.length === 0) return pieces
  const theirs = programmes.filter(
    ({ user_ids }) => people.length === 0 || people.some((id) => user_ids.includes(id)),
  )
  const own = new Set(theirs.map(({ number }) => number))
  const entered = new Set(scores.map(({ piece }) => piece))
  return pieces.filter(
    ({ piece, programme }) => (programme !== null && own.has(programme)) || entered.has(piece),
  )
}
