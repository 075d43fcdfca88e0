import type { Crew } from '#contract/boats/crews.ts'
import { boatById, positionsOf, type Boat } from '#domain/constants/boats.ts'
import { sideOf } from '#domain/rules/crews.ts'
import { headed, type ListSheet } from '../../text/list-sheet.ts'
import type { ServerTexts } from '../../text/text.ts'

export const sheetName = (day: string): string => `crews-${day}.xlsx`

/** Bow, 2, 3, … stroke, and the cox; a single sculler's seat needs no name. */
function seatName(boat: Boat, position: number, words: ServerTexts['crews']): string {
  if (position === 0) return words.cox
  if (boat.seats === 1 || boat.sport === 'paddling') return String(position)
  if (position === 1) return words.bow
  return position === boat.seats ? words.stroke : String(position)
}

type Seat = {
  crew: Crew
  boat: Boat
  position: number
  person: Crew['crew_users'][number] | undefined
}

/** One row per seat from bow to stroke and cox, empty seats too. */
const seatsOf = (crew: Crew): Seat[] => {
  const boat = boatById(crew.boat_type)
  if (!boat) return []
  return positionsOf(boat)
    .toSorted((one, other) => (one || boat.seats + 2) - (other || boat.seats + 2))
    .map((position) => ({
      crew,
      boat,
      position,
      person: crew.crew_users.find((seat) => seat.position === position),
    }))
}

export const crewsSheet = (
  crews: readonly Crew[],
  words: ServerTexts['crews'],
): ListSheet<Seat> => ({
  title: words.sheet,
  rows: crews.flatMap(seatsOf),
  columns: headed(words.columns, {
    boat: { text: ({ crew }) => crew.name, width: 24 },
    class: { text: ({ crew }) => crew.class, width: 10 },
    seat: { text: ({ boat, position }) => seatName(boat, position, words), width: 12 },
    side: {
      text: ({ boat, position, person }) => {
        const side = sideOf(boat, position, person?.side ?? null)
        return side ? words.sides[side] : null
      },
      width: 12,
    },
    name: { text: ({ person }) => person?.user.full_name ?? null, width: 28 },
  }),
})
