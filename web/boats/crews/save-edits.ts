import type { Crew, CrewChange } from '#contract/boats/crews.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { changeOf, seatsOf, type Seats } from './board.ts'

/**
 * Seats changed here and not yet stored, with the version they were changed from, and what was sent
 * without a reply: the server may have it.
 */
export type Edit = { seats: Seats; base: number; tried?: readonly Seats[] }
export type Edits = ReadonlyMap<number, Edit>
export type Conflict = { theirs: Crew; mine: Seats }

type Send = (changes: CrewChange[]) => Promise<readonly Crew[]>

/**
 * Stores the changed seats and returns the crews as they are then. What one stored oneself without
 * a reply is no conflict: it counts as stored, or is changed from that version.
 */
export async function saveEdits(sent: Edits, send: Send): Promise<readonly Crew[]> {
  try {
    return await send([...sent].map(([id, { seats, base }]) => changeOf(id, base, seats)))
  } catch (error) {
    const own = crewsIn(error).filter((crew) => isOwn(crew, sent.get(crew.id)))
    if (own.length === 0) throw error
    const stored = own.filter((crew) => isStored(crew, sent.get(crew.id)))
    const left = new Map(
      [...sent].flatMap(([id, edit]) => {
        if (stored.some((crew) => crew.id === id)) return []
        const base = own.find((crew) => crew.id === id)?.version ?? edit.base
        return [[id, { ...edit, base }] as const]
      }),
    )
    return left.size === 0 ? stored : [...stored, ...(await saveEdits(left, send))]
  }
}

/** The edits once what was sent has got no reply. */
export const withTried = (now: Edits, sent: Edits): Edits =>
  new Map(
    [...now].map(([id, edit]) => {
      const seats = sent.get(id)?.seats
      return [id, seats ? { ...edit, tried: [...(edit.tried ?? []), seats] } : edit] as const
    }),
  )

/** What somebody else has stored first of the boats that were sent. */
export const conflictsWith = (error: unknown, sent: Edits): Conflict[] =>
  crewsIn(error).flatMap((theirs) => {
    const edit = sent.get(theirs.id)
    return edit && !isOwn(theirs, edit) ? [{ theirs, mine: edit.seats }] : []
  })

const crewsIn = (error: unknown) =>
  error instanceof ApiProblem && error.status === 409
    ? ((error.current ?? []) as readonly Crew[])
    : []

const isStored = (crew: Crew, edit: Edit | undefined) =>
  edit !== undefined && seatKey(seatsOf(crew)) === seatKey(edit.seats)
const isOwn = (crew: Crew, edit: Edit | undefined) =>
  isStored(crew, edit) ||
  edit?.tried?.some((seats) => seatKey(seatsOf(crew)) === seatKey(seats)) === true

const seatKey = (seats: Seats) =>
  JSON.stringify(
    seats
      .map(({ position, user_id, side, groups }) => [position, user_id, side, groups] as const)
      .toSorted(([a], [b]) => a - b),
  )
