import {
  DndContext,
  DragOverlay,
  pointerWithin,
  rectIntersection,
  useDndContext,
  type CollisionDetection,
} from '@dnd-kit/core'
import { Alert, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EquipmentBooking } from '#contract/boats/boathouse.ts'
import type { SessionCrews, Crew } from '#contract/boats/crews.ts'
import type { EquipmentItem } from '#contract/boats/equipment.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { PageState } from '../../ui/PageState.tsx'
import { useUndoKeys } from '../../ui/use-undo-keys.ts'
import { IconRowingShell } from '../../ui/rowing-shell-icon.ts'
import { notify } from '../../shell/notices.ts'
import { emptySeat, seatPerson, seatAt, type Place, type Seats, type Boats } from './board.ts'
import { BoardHead } from './BoardHead.tsx'
import { BoardTools } from './BoardTools.tsx'
import { BoatCard } from './BoatCard.tsx'
import { ConflictPanel } from './ConflictPanel.tsx'
import { CrewSheet } from './CrewSheet.tsx'
import { dragOf, dropOf } from './drag.ts'
import { isSamePlace, nextEmptySeat } from './empty-seats.ts'
import { Pool } from './Pool.tsx'
import { bookedBoatsQuery, hullsQuery } from './queries.ts'
import { useBoard, type Board } from './use-board.ts'
import { useDragWords } from './use-drag-words.ts'
import { noteOf, useNotes } from './use-notes.ts'
import { usePlaceNames } from './use-place-names.ts'
import { useSeatActs } from './use-seat-acts.ts'
import { useSeatDialog } from './use-seat-dialog.tsx'
import { useSensing } from './use-sensing.ts'
import { fillBoats } from './fill-boat.ts'
import classes from './crews.module.css'

/** `holder`: who sat there when it was marked, null for nobody. */
type Mark = { place: Place; holder: number | null }

/** The seat that the next name takes: the one clicked, while it is as it was, else the next empty one. */
function useMarkedSeat(crews: readonly Crew[], boats: Boats) {
  const [mark, setMark] = useState<Mark | null>(null)
  const holderOf = (place: Place, of: Boats) => seatAt(of, place)?.user_id ?? null
  const stands =
    mark !== null && boats.has(mark.place.crew_id) && holderOf(mark.place, boats) === mark.holder
  return {
    marked: stands ? mark.place : nextEmptySeat(crews, boats, mark?.place ?? null),
    setMarked: (place: Place | null, of: Boats = boats) =>
      setMark(place && { place, holder: holderOf(place, of) }),
  }
}

/** Fills one boat or all of them as one move, and says how many seats nobody is left for. */
function useFilling({ crews, pool }: SessionCrews, { boats, change }: Board) {
  const { t } = useTranslation('crews')
  const fillThese = (these: SessionCrews['crews']) => {
    const filled = fillBoats(these, pool, boats)
    change(filled.boats)
    if (filled.left > 0) notify('info', t('filling.left', { count: filled.left }))
  }
  return {
    fill: (crewId: number) => fillThese(crews.filter(({ id }) => id === crewId)),
    fillAll: () => fillThese(crews),
  }
}

const NOBODY: Seats = []

const underPointer: CollisionDetection = (args) => {
  const hit = pointerWithin(args)
  return hit.length > 0 ? hit : rectIntersection(args)
}

const NO_BOOKINGS: readonly EquipmentBooking[] = []
const NO_HULLS: readonly EquipmentItem[] = []

/**
 * Boats and the people to seat in them, by mouse, touch and keyboard. A name takes the marked seat,
 * and the mark goes on. Every move is stored automatically and can be undone.
 */
export function SeatBoard({ data }: { data: SessionCrews }) {
  const { t } = useTranslation('crews')
  const session = useSession()
  const board = useBoard(session.id, data)
  const { boats, change } = board
  const [picked, setPicked] = useState<Place | null>(null)
  const { marked, setMarked } = useMarkedSeat(data.crews, boats)
  const bookings = useQuery(bookedBoatsQuery(session.id)).data?.data ?? NO_BOOKINGS
  const hulls = useQuery(hullsQuery(session.start_date)).data?.data ?? NO_HULLS
  const { nameOf, crewName, placeName } = usePlaceNames(data)
  const item = (id: number) => hulls.find((hull) => hull.id === id)?.name ?? ''
  const notes = useNotes(data, boats, { bookings, hulls }, { person: nameOf, crew: crewName, item })
  const speak = useDragWords(nameOf, placeName)
  const sensors = useSensing()
  useUndoKeys(board)
  useLeaveGuard(board.state === 'failed' || board.conflicts.length > 0)
  const { seat, open } = useSeatDialog(data, board, { setMarked, placeName })
  const { fill, fillAll } = useFilling(data, board)
  const acts = useSeatActs(
    {
      board,
      picked,
      open,
      fill,
      choose: (place) => (isSamePlace(marked, place) ? open(place) : setMarked(place)),
    },
    setPicked,
  )
  const hullOf = useMemo(
    () =>
      new Map(
        bookings.flatMap(({ crew_id, item_name }) =>
          crew_id === null ? [] : [[crew_id, item_name] as const],
        ),
      ),
    [bookings],
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{
        announcements: speak.announcements,
        screenReaderInstructions: { draggable: t('drag.instructions') },
      }}
      onDragEnd={({ active, over }) => {
        const [taken, target] = [dragOf(active), dropOf(over)]
        if (!taken || target === null) return
        if (target === 'pool') return taken.from && change(emptySeat(boats, taken.from))
        change(seatPerson(boats, taken, target))
      }}
    >
      <BoardHead crews={data.crews} board={board} />
      <Stack gap={8}>
        <BoardTools data={data} board={board} onFill={fillAll} />
        {board.conflicts.map((conflict) => (
          <ConflictPanel
            key={conflict.theirs.id}
            conflict={conflict}
            nameOf={nameOf}
            onSettle={(wins) => board.settle(conflict, wins)}
          />
        ))}
        {picked && <Alert role="status">{t('swap.picked', { place: placeName(picked) })}</Alert>}
        {data.crews.length === 0 ? (
          <PageState
            state="empty"
            icon={<IconRowingShell size={32} />}
            title={t('board.empty')}
            text={t('board.emptyText')}
          />
        ) : (
          <div className={classes.board}>
            <Pool
              data={data}
              boats={boats}
              marked={marked}
              placeName={placeName}
              onSeat={(userId) => marked && seat(userId, marked)}
              onFill={fill}
            />
            <div className={classes.boats}>
              {data.crews.map((crew) => (
                <BoatCard
                  key={crew.id}
                  crew={crew}
                  seats={boats.get(crew.id) ?? NOBODY}
                  note={noteOf(notes, crew.id)}
                  nameOf={nameOf}
                  booking={bookings.find(({ crew_id }) => crew_id === crew.id) ?? null}
                  hulls={hulls}
                  picked={picked?.crew_id === crew.id ? picked.position : null}
                  marked={marked?.crew_id === crew.id ? marked.position : null}
                  acts={acts}
                />
              ))}
            </div>
          </div>
        )}
      </Stack>
      <Dragged nameOf={nameOf} />
      <CrewSheet crews={data.crews} hulls={hullOf} />
    </DndContext>
  )
}

/** The person whom the pointer is dragging. */
function Dragged({ nameOf }: { nameOf: (userId: number) => string }) {
  const { active } = useDndContext()
  const taken = active && dragOf(active)
  return (
    <DragOverlay dropAnimation={null}>
      {taken && <div className={classes.overlay}>{nameOf(taken.user_id)}</div>}
    </DragOverlay>
  )
}
