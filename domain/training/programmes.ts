import type { SessionPlan, StrengthStructure } from '#contract/plan.ts'

/** Pieces of the second programme are counted from 51, of the third from 101: one can grow without moving the values of another. */
export const PROGRAMME_PIECES = 50

type Given = Pick<Partial<SessionPlan>, 'strength_structure' | 'strength_structures'>

/** The programmes a plan names: its list, else its single one, none for null; undefined where it says nothing of them. */
export function programmesIn({ strength_structure, strength_structures }: Given): readonly StrengthStructure[] | undefined {
  if (strength_structures !== undefined) return strength_structures
  return strength_structure === null ? [] : strength_structure && [strength_structure]
}

type Assigned = { athlete_ids?: readonly number[] | undefined }
const names = ({ athlete_ids = [] }: Assigned, userId: number) => athlete_ids.includes(userId)

/** Which programmes somebody does, by their place in the list: those that name them, else those that name nobody. */
export function ownProgrammes(programmes: readonly Assigned[], userId: number): number[] {
  const placed = programmes.map((programme, place) => ({ programme, place }))
  const naming = placed.filter(({ programme }) => names(programme, userId))
  const own = naming.length > 0 ? naming : placed.filter(({ programme: { athlete_ids = [] } }) => athlete_ids.length === 0)
  return own.map(({ place }) => place)
}

type Laid = { piece: number; programme: number | null }
type Plan<P> = { pieces: readonly P[]; programmes: readonly { number: number; user_ids: readonly number[] }[] }

/**
 * Of the pieces of a session those somebody does, and those they have values in: an athlete may have changed programmes since. Where there
 * are no programmes, and for crews and squads (user_id null), these are all of them.
 */
export function ownPieces<P extends Laid>(
  { pieces, programmes }: Plan<P>,
  userId: number | null,
  scores: readonly { piece: number }[] = [],
): readonly P[] {
  if (userId === null || programmes.length === 0) return pieces
  const own = new Set(programmes.filter(({ user_ids }) => user_ids.includes(userId)).map(({ number }) => number))
  const entered = new Set(scores.map(({ piece }) => piece))
  return pieces.filter(({ piece, programme }) => (programme !== null && own.has(programme)) || entered.has(piece))
}
