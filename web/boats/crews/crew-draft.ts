import type { Crew } from '#contract/boats/crews.ts'
import { seatsOf, type BoardSeat } from './board.ts'

export type CrewDraft = Pick<Crew, 'name' | 'boat_type' | 'age' | 'gender' | 'weight'> & {
  description: string | null
  gmt_score: number | null
}

/**
 * What the form of a line-up holds: with its fields the version they were filled from, so that a
 * newer one is never overwritten unseen.
 */
export type LineUp = CrewDraft & { seats: readonly BoardSeat[]; version: number }

export const NEW_LINE_UP: LineUp = {
  seats: [],
  version: 0,
  name: '',
  boat_type: 9,
  age: 'senior',
  gender: 'men',
  weight: 'heavyweight',
  description: null,
  gmt_score: null,
}

export const draftOf = ({
  name,
  boat_type,
  age,
  gender,
  weight,
  description,
  gmt_own,
  gmt_score,
}: Crew): CrewDraft => ({
  name,
  boat_type,
  age,
  gender,
  weight,
  description,
  gmt_score: gmt_own ? gmt_score : null,
})

export const lineUpOf = (crew: Crew): LineUp => ({
  ...draftOf(crew),
  seats: seatsOf(crew),
  version: crew.version,
})

/** The fields of the draft that are sent; a crew without a name is called by its class. */
export function planOfDraft({ name, description, gmt_score, ...rest }: CrewDraft) {
  return {
    ...rest,
    ...(name.trim() && { name: name.trim() }),
    description: description?.trim() || null,
    gmt_score,
  }
}

/**
 * Somebody on a seat, or nobody: the seat keeps the side it is rigged on, and a second seat of
 * theirs becomes free.
 */
export function withSeat(
  seats: readonly BoardSeat[],
  position: number,
  user_id: number | null,
): readonly BoardSeat[] {
  const side = seats.find((seat) => seat.position === position)?.side ?? null
  const others = seats.filter((seat) => seat.position !== position && seat.user_id !== user_id)
  return user_id === null ? others : [...others, { user_id, position, side, groups: null }]
}
