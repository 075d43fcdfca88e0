import { memo } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Crew } from '#contract/boats/crews.ts'
import { boatById, type Boat } from '#domain/constants/boats.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { sideOf } from '#domain/rules/crews.ts'
import { useFormat } from '../../format/format.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { placesOf } from './board.ts'
import classes from './crew-sheet.module.css'
import { useSeatName } from '../../lookups/use-seat-name.ts'
import { listSeparator } from '../../format/punctuation.ts'

type CrewSheetProps = { crews: readonly Crew[]; hulls?: ReadonlyMap<number, string> }

/** The printed version of the page: one table per boat, bow first. */
export const CrewSheet = memo(function CrewSheet({ crews, hulls }: CrewSheetProps) {
  const { name, start_date, end_date, all_day_event, sport } = useSession()
  const format = useFormat()
  const planned = { start_date, end_date, all_day_event, sport_id: sport?.id ?? null }
  const whole = isWholeDay(planned)
  return createPortal(
    <div className={classes.sheet}>
      <h1>{name}</h1>
      <p>
        {whole
          ? format.session(planned)
          : [
              format.dayExact(start_date),
              `${format.time(start_date)}–${format.time(end_date)}`,
            ].join(listSeparator())}
      </p>
      <div className={classes.sheetBoats}>
        {crews.map((crew) => {
          const boat = boatById(crew.boat_type)
          return boat ? (
            <SheetBoat key={crew.id} crew={crew} boat={boat} hull={hulls?.get(crew.id) ?? null} />
          ) : null
        })}
      </div>
    </div>,
    document.body,
  )
})

function SheetBoat({ crew, boat, hull }: { crew: Crew; boat: Boat; hull: string | null }) {
  const { t } = useTranslation('crews')
  const seatName = useSeatName()
  return (
    <table>
      <caption>
        {[crew.name, crew.name === crew.class ? null : crew.class, hull === crew.name ? null : hull]
          .filter(Boolean)
          .join(' · ')}
      </caption>
      <tbody>
        {placesOf(boat).map((position) => {
          const seat = crew.crew_users.find((one) => one.position === position)
          const side = sideOf(boat, position, seat?.side ?? null)
          return (
            <tr key={position}>
              <th scope="row">{seatName(boat, position, 'long')}</th>
              <td>{seat?.user.full_name ?? ''}</td>
              <td>{side && t(`sides.${side}`)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
