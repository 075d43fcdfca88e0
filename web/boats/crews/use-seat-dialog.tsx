import type { SessionCrews } from '#contract/boats/crews.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { emptySeat, placeOf, seatAt, seatPerson, type Boats, type Place } from './board.ts'
import { seatKey } from './drag.ts'
import { nextEmptySeat } from './empty-seats.ts'
import { PersonChooser } from './PersonChooser.tsx'
import type { Board } from './use-board.ts'

type Marking = {
  setMarked: (place: Place | null, of: Boats) => void
  placeName: (place: Place) => string
}

/**
 * Seats somebody and marks the next empty seat. The dialog of a seat stays for the next one of its
 * boat.
 */
export function useSeatDialog(
  data: SessionCrews,
  { boats, change }: Board,
  { setMarked, placeName }: Marking,
) {
  const seatIn = (userId: number, place: Place, now: Boats) => {
    const next = seatPerson(now, { user_id: userId, from: placeOf(now, userId) }, place)
    change(next)
    setMarked(nextEmptySeat(data.crews, next, place), next)
    return next
  }
  const openIn = (place: Place, now: Boats) => {
    const there = seatAt(now, place)
    const choose = (userId: number) => {
      const next = seatIn(userId, place, now)
      const after = nextEmptySeat(data.crews, next, place)
      if (there === undefined && after?.crew_id === place.crew_id) openIn(after, next)
      else closeModal()
    }
    const empty = () => {
      closeModal()
      change(emptySeat(now, place))
    }
    openModal({
      title: placeName(place),
      content: (
        <PersonChooser
          key={seatKey(place)}
          data={data}
          boats={now}
          place={place}
          onChoose={choose}
          onEmpty={there ? empty : null}
          placeName={placeName}
        />
      ),
    })
  }
  return {
    seat: (userId: number, place: Place) => void seatIn(userId, place, boats),
    open: (place: Place) => openIn(place, boats),
  }
}
