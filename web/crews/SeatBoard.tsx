import { DndContext, DragOverlay, pointerWithin, rectIntersection, type CollisionDetection } from '@dnd-kit/core'
import { Alert, SegmentedControl, Stack } from '@mantine/core'
import { IconSailboat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Crew, SessionCrews } from '#contract/crews.ts'
import { boatById } from '#domain/constants/boats.ts'
import { useSession } from '../sessions/queries.ts'
import { closeModal, openModal } from '../shell/modals.ts'
import { useLeaveGuard } from '../shell/use-leave-guard.ts'
import { PageState } from '../ui/PageState.tsx'
import { usePhone } from '../ui/use-phone.ts'
import { emptySeat, placeOf, seatAt, seatPerson, swapSeats, type Place } from './board.ts'
import { BoardTools } from './BoardTools.tsx'
import { BoatCard } from './BoatCard.tsx'
import { checkCrews } from './check.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { CrewSheet } from './CrewSheet.tsx'
import classes from './crews.module.css'
import { dragOf, dropOf, seatKey } from './drag.ts'
import { PersonChooser } from './PersonChooser.tsx'
import { Pool } from './Pool.tsx'
import { bookedBoatsQuery, hullsQuery } from './queries.ts'
import { useBoard } from './use-board.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useDragWords } from './use-drag-words.ts'
import { useSeatName } from './use-seat-name.ts'
import { useSensing } from './use-sensing.ts'
import { useWarningWords } from './use-warning-words.ts'

/** Back to where the list was opened, once it is gone. */
const focusSeat = (place: Place) => setTimeout(() => document.querySelector<HTMLElement>(`[data-seat="${seatKey(place)}"]`)?.focus())

const underPointer: CollisionDetection = (args) => {
  const hit = pointerWithin(args)
  return hit.length > 0 ? hit : rectIntersection(args)
}

/** Boats and whom to seat in them, by mouse, touch and keyboard. Every move is stored by itself and can be taken back. */
export function SeatBoard({ data }: { data: SessionCrews }) {
  const { t } = useTranslation('crews')
  const session = useSession()
  const phone = usePhone()
  const seatName = useSeatName()
  const board = useBoard(session.id, data)
  const { boats, change } = board
  const [picked, setPicked] = useState<Place | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [search] = useSearchParams()
  const bookings = useQuery(bookedBoatsQuery(session.id)).data?.data ?? []
  const hulls = useQuery(hullsQuery(session.start_date)).data?.data ?? []
  const checked = useMemo(() => checkCrews(data, boats), [data, boats])
  const names = useMemo(() => namesIn(data), [data])
  const nameOf = (userId: number) => names.get(userId) ?? '–'
  const crewName = (crewId: number) => data.crews.find(({ id }) => id === crewId)?.name ?? ''
  const placeName = ({ crew_id, position }: Place) => {
    const boat = boatById(data.crews.find(({ id }) => id === crew_id)?.boat_type ?? 0)
    return `${crewName(crew_id)}, ${boat ? seatName(boat, position, 'long') : position}`
  }
  const words = useWarningWords({ person: nameOf, crew: crewName, item: (id) => hulls.find((hull) => hull.id === id)?.name ?? '' })
  const speak = useDragWords(nameOf, placeName)
  const sensors = useSensing()
  useBoardKeys(board)
  useLeaveGuard(board.state === 'failed' || board.conflicts.length > 0)

  const choose = (place: Place) => {
    const seat = seatAt(boats, place)
    const seatIn = (user_id: number) => {
      closeModal()
      focusSeat(place)
      change(seatPerson(boats, { user_id, from: placeOf(boats, user_id) }, place))
    }
    const empty = () => {
      closeModal()
      focusSeat(place)
      change(emptySeat(boats, place))
    }
    openModal({
      title: placeName(place),
      content: (
        <PersonChooser data={data} boats={boats} place={place} onChoose={seatIn} onEmpty={seat ? empty : null} placeName={placeName} />
      ),
    })
  }
  const pick = (place: Place) => {
    if (picked === null) return setPicked(place)
    setPicked(null)
    change(swapSeats(boats, picked, place))
  }
  const shown = phone ? data.crews.filter((crew) => crew.id === shownOnPhone(data.crews, search.get('boat'))) : data.crews
  const hullOf = new Map(bookings.flatMap(({ crew_id, item_name }) => (crew_id === null ? [] : [[crew_id, item_name] as const])))

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{ announcements: speak.announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }}
      onDragStart={({ active }) => setDragged(dragOf(active)?.user_id ?? null)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over }) => {
        setDragged(null)
        const [taken, target] = [dragOf(active), dropOf(over)]
        if (!taken || target === null) return
        if (target === 'pool') return taken.from && change(emptySeat(boats, taken.from))
        change(seatPerson(boats, taken, target))
      }}
    >
      <Stack gap="md">
        <BoardTools data={data} board={board} />
        {board.conflicts.map((conflict) => (
          <ConflictPanel key={conflict.theirs.id} conflict={conflict} nameOf={nameOf} onSettle={(wins) => board.settle(conflict, wins)} />
        ))}
        {picked && <Alert role="status">{t('swap.picked', { place: placeName(picked) })}</Alert>}
        {data.crews.length === 0 ? (
          <PageState state="empty" icon={<IconSailboat size={32} />} title={t('board.empty')} text={t('board.emptyText')} />
        ) : (
          <div className={classes.board}>
            {phone && <BoatSwitch crews={data.crews} />}
            <Pool data={data} boats={boats} />
            <div className={classes.boats}>
              {shown.map((crew) => (
                <BoatCard
                  key={crew.id}
                  crew={crew}
                  board={board}
                  checked={checked.get(crew.id) ?? null}
                  nameOf={nameOf}
                  words={words}
                  booking={bookings.find(({ crew_id }) => crew_id === crew.id) ?? null}
                  hulls={hulls}
                  picked={picked}
                  onChoose={choose}
                  onPick={pick}
                  onUnpick={() => setPicked(null)}
                />
              ))}
            </div>
          </div>
        )}
      </Stack>
      <DragOverlay dropAnimation={null}>{dragged !== null && <div className={classes.overlay}>{nameOf(dragged)}</div>}</DragOverlay>
      <CrewSheet crews={data.crews} hulls={hullOf} />
    </DndContext>
  )
}

/** The boat of the address, else the first. */
const shownOnPhone = (crews: readonly Crew[], asked: string | null): number | null =>
  (crews.find(({ id }) => String(id) === asked) ?? crews[0])?.id ?? null

const namesIn = ({ crews, pool }: SessionCrews): ReadonlyMap<number, string> =>
  new Map([
    ...crews.flatMap(({ crew_users }) => crew_users.map(({ user_id, user }) => [user_id, user.full_name] as const)),
    ...pool.map(({ user_id, full_name }) => [user_id, full_name] as const),
  ])

function BoatSwitch({ crews }: { crews: readonly Crew[] }) {
  const { t } = useTranslation('crews')
  const [search, setSearch] = useSearchParams()
  if (crews.length < 2) return null
  return (
    <div className={classes.switch}>
      <SegmentedControl
        aria-label={t('board.boat')}
        data={crews.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(shownOnPhone(crews, search.get('boat')))}
        onChange={(id) => setSearch({ boat: id }, { replace: true })}
      />
    </div>
  )
}
