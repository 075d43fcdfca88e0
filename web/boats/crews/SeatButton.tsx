import { useDraggable, useDroppable } from '@dnd-kit/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { VisuallyHidden } from '@mantine/core'
import { memo, useCallback, useMemo, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Boat } from '#domain/constants/boats.ts'
import { sideOf } from '#domain/rules/crews.ts'
import type { BoardSeat, Place } from './board.ts'
import classes from './crews.module.css'
import { seatKey } from './drag.ts'
import type { SeatActs } from './use-seat-acts.ts'
import { useSeatName } from '../../lookups/use-seat-name.ts'
import { comma, listSeparator } from '../../format/punctuation.ts'

type SeatButtonProps = {
  boat: Boat
  crewId: number
  position: number
  seat: BoardSeat | undefined
  name: string | null
  /** Something about this person in this seat is worth a look. */
  warned: boolean
  picked: boolean
  /** The next name takes this seat. */
  marked: boolean
  acts: SeatActs
}

/** One seat: a place to drop on, to drag from, and to fill by keyboard. */
export const SeatButton = memo(function SeatButton({
  boat,
  crewId,
  position,
  seat,
  name,
  warned,
  picked,
  marked,
  acts,
}: SeatButtonProps) {
  const place = useMemo(() => ({ crew_id: crewId, position }), [crewId, position])
  const key = seatKey(place)
  const isHidden = seat?.isHidden === true
  const drop = useDroppable({ id: key, data: place, disabled: isHidden })
  const drag = useDraggable({
    id: key,
    data: { user_id: seat?.user_id ?? 0, from: place },
    disabled: !seat || isHidden,
  })
  const { t } = useTranslation('crews')
  const side = sideOf(boat, position, seat?.side ?? null)
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const act = KEYS[event.key]
    if (
      act &&
      !(isHidden && CHANGING.has(event.key)) &&
      !drag.isDragging &&
      !event.ctrlKey &&
      !event.metaKey
    ) {
      event.preventDefault()
      act(place, acts)
    } else if (seat && !isHidden) drag.listeners?.['onKeyDown']?.(event)
  }
  const [setDrop, setDrag] = [drop.setNodeRef, drag.setNodeRef]
  const ref = useCallback(
    (node: HTMLElement | null) => {
      setDrop(node)
      setDrag(node)
    },
    [setDrop, setDrag],
  )
  return (
    <button
      type="button"
      ref={ref}
      {...(seat && !isHidden ? drag.listeners : {})}
      aria-disabled={isHidden || undefined}
      aria-describedby={seat ? drag.attributes['aria-describedby'] : undefined}
      aria-pressed={picked}
      className={classes.seat}
      data-seat={key}
      data-side={side}
      data-over={drop.isOver || undefined}
      data-dragging={drag.isDragging || undefined}
      data-picked={picked || undefined}
      data-empty={!seat || undefined}
      data-marked={marked || undefined}
      onClick={() => !isHidden && acts.choose(place)}
      onKeyDown={onKeyDown}
    >
      <SeatFace
        boat={boat}
        position={position}
        side={side}
        name={isHidden ? t('seat.taken') : name}
        warned={warned}
        picked={picked}
        marked={marked}
      />
    </button>
  )
})

type FaceProps = Pick<
  SeatButtonProps,
  'boat' | 'position' | 'name' | 'warned' | 'picked' | 'marked'
> & {
  side: ReturnType<typeof sideOf>
}

/**
 * The content of the seat. Dragging passes over all seats many times a second and does not render
 * it again.
 */
const SeatFace = memo(function SeatFace({
  boat,
  position,
  side,
  name,
  warned,
  picked,
  marked,
}: FaceProps) {
  const { t } = useTranslation('crews')
  const seatName = useSeatName()
  const further = [
    side && t(`sides.${side}`),
    warned && t('seat.warned'),
    picked && t('seat.picked'),
  ].filter(Boolean)
  return (
    <>
      <span className={classes.number} aria-hidden>
        {seatName(boat, position, 'short')}
      </span>
      <VisuallyHidden>{seatName(boat, position, 'long') + comma()}</VisuallyHidden>
      <span className={classes.name}>{name ?? t(marked ? 'seat.next' : 'seat.empty')}</span>
      {warned && <IconAlertTriangle size={16} className={classes.warned} aria-hidden />}
      {further.length > 0 && (
        <VisuallyHidden>{comma() + further.join(listSeparator())}</VisuallyHidden>
      )}
    </>
  )
})

const KEYS: Readonly<Record<string, (place: Place, acts: SeatActs) => void>> = {
  Enter: (place, { open }) => open(place),
  Delete: (place, { empty }) => empty(place),
  Backspace: (place, { empty }) => empty(place),
  s: (place, { pick }) => pick(place),
  S: (place, { pick }) => pick(place),
  Escape: (_, { unpick }) => unpick(),
  ArrowUp: (place) => step(place, -1),
  ArrowDown: (place) => step(place, 1),
  ArrowLeft: (place) => across(place, -1),
  ArrowRight: (place) => across(place, 1),
}

/** Keys that would change who sits there. */
const CHANGING: ReadonlySet<string> = new Set(['Enter', 'Delete', 'Backspace', 's', 'S'])

const seatsIn = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/** Moves to the seat before or behind, in the order of the boat. */
function step(place: Place, by: number): void {
  const seats = seatsIn(`[data-seat^="seat:${place.crew_id}:"]`)
  const here = seats.findIndex((seat) => seat.dataset['seat'] === seatKey(place))
  seats[here + by]?.focus()
}

/** Moves to the same seat of the boat beside, or its nearest. */
function across(place: Place, by: number): void {
  const seats = seatsIn('[data-seat]')
  const crewOf = (seat: HTMLElement) => seat.dataset['seat']?.split(':')[1]
  const boats = [...new Set(seats.map(crewOf))]
  const next = boats[boats.indexOf(String(place.crew_id)) + by]
  if (next === undefined) return
  const beside = seats.filter((seat) => crewOf(seat) === next)
  const same = beside.find(
    (seat) => seat.dataset['seat'] === seatKey({ crew_id: Number(next), position: place.position }),
  )
  ;(same ?? beside[0])?.focus()
}
