import type { Crew } from '#contract/boats/crews.ts'
import { boatById, positionsOf, type Boat } from '#domain/constants/boats.ts'
import { sideOf } from '#domain/rules/crews.ts'
import { headCell, textCell } from '../../text/cells.ts'
import type { ServerTexts } from '../../text/text.ts'

export const sheetName = (day: string): string => `crews-${day}.xlsx`

/** Bow, 2, 3, … stroke, and the cox; a single sculler's seat needs no name. */
function seatName(boat: Boat, position: number, words: ServerTexts['crews']): string {
  if (position === 0) return words.cox
  if (boat.seats === 1 || boat.sport === 'paddling') return String(position)
  if (position === 1) return words.bow
  return position === boat.seats ? words.stroke : String(position)
}

/** Writes one row per seat from bow to stroke and cox, empty seats too. */
export async function crewsWorkbook(
  crews: readonly Crew[],
  words: ServerTexts['crews'],
): Promise<Buffer> {
  const rows = crews.flatMap((crew) => {
    const boat = boatById(crew.boat_type)
    if (!boat) return []
    return positionsOf(boat)
      .toSorted((one, other) => (one || boat.seats + 2) - (other || boat.seats + 2))
      .map((position) => {
        const person = crew.crew_users.find((seat) => seat.position === position)
        const side = sideOf(boat, position, person?.side ?? null)
        return [
          textCell(crew.name),
          textCell(crew.class),
          textCell(seatName(boat, position, words)),
          textCell(side ? words.sides[side] : ''),
          textCell(person?.user.full_name ?? ''),
        ]
      })
  })
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile([Object.values(words.columns).map(headCell), ...rows], {
    sheet: words.sheet,
    stickyRowsCount: 1,
    columns: [{ width: 24 }, { width: 10 }, { width: 12 }, { width: 12 }, { width: 28 }],
  }).toBuffer()
}
