import { useDraggable, useDroppable } from '@dnd-kit/core'
import { Button, Text, Title } from '@mantine/core'
import { IconWand } from '@tabler/icons-react'
import { memo, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PoolPerson, SessionCrews } from '#contract/boats/crews.ts'
import { boatById, COX_POSITION } from '#domain/constants/boats.ts'
import { sideOf } from '#domain/rules/crews.ts'
import { suitsSide } from '#domain/rules/rowing-side.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { seatAt, type Boats, type Place } from './board.ts'
import classes from './crews.module.css'
import { personKey, POOL } from './drag.ts'
import { PersonMark } from './PersonMark.tsx'
import { bySuitability, canCome, filterPool, NO_FILTER } from './pool-filter.ts'
import { PoolFields } from './PoolFields.tsx'

type PoolProps = {
  data: SessionCrews
  boats: Boats
  /** The seat that a name takes. */
  marked: Place | null
  placeName: (place: Place) => string
  onSeat: (userId: number) => void
  onFill: (crewId: number) => void
}

/**
 * Who is still ashore, for the marked seat those first who suit it; on a phone a sheet above the
 * bar of the app. Somebody dropped here leaves the seat.
 */
export function Pool({ data, boats, marked, placeName, onSeat, onFill }: PoolProps) {
  const { t } = useTranslation('crews')
  const phone = usePhone()
  const [filter, setFilter] = useState(NO_FILTER)
  const { setNodeRef, isOver } = useDroppable({ id: POOL })
  const seated = useMemo(
    () => new Set([...boats.values()].flatMap((seats) => seats.map(({ user_id }) => user_id))),
    [boats],
  )
  const seat = (userId: number) => {
    setFilter({ ...filter, search: '' })
    onSeat(userId)
  }
  const ashore = data.pool.filter(({ user_id }) => !seated.has(user_id))
  const side = sideAt(data, boats, marked)
  const found = filterPool(ashore, filter)
  const gender = data.crews.find(({ id }) => id === marked?.crew_id)?.gender ?? 'mixed'
  const sorted = marked
    ? bySuitability(found, { position: marked.position, side, gender }, seated)
    : found
  const [free, away] = [sorted.filter(canCome), sorted.filter((person) => !canCome(person))]
  const [first] = [...free, ...away]
  const suits = (person: PoolPerson) =>
    marked !== null &&
    (marked.position === COX_POSITION
      ? person.cox
      : !person.cox && side !== null && person.sides[side] > 0 && suitsSide(person, side))
  const list = (people: readonly PoolPerson[]) => (
    <ul className={classes.people}>
      {people.map((person) => (
        <li key={person.user_id}>
          <PoolChip person={person} suits={suits(person)} onSeat={seat} />
        </li>
      ))}
    </ul>
  )
  return (
    <section
      ref={setNodeRef}
      className={classes.pool}
      data-over={isOver || undefined}
      data-idle={marked === null || undefined}
      aria-labelledby="crew-pool"
    >
      <div className={classes.poolHead}>
        <Title order={2} size="h4" id="crew-pool">
          {phone && marked ? placeName(marked) : t('pool.title')}
        </Title>
        <Text fz={13} c="dimmed" span>
          {data.pool.length > 0 &&
            t('pool.count', { ashore: ashore.length, all: data.pool.length })}
        </Text>
        {phone && marked && (
          <Button
            variant="subtle"
            leftSection={<IconWand size={18} aria-hidden />}
            ml="auto"
            onClick={() => onFill(marked.crew_id)}
          >
            {t('filling.boat')}
          </Button>
        )}
      </div>
      {data.pool.length === 0 ? (
        <Text size="sm">{t('pool.nobody')}</Text>
      ) : (
        !phone && (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (first) seat(first.user_id)
            }}
          >
            <PoolFields squads={data.squads} value={filter} onChange={setFilter} />
          </form>
        )
      )}
      <div className={classes.ashore}>
        {list(free)}
        {away.length > 0 && (
          <>
            <Text fz={13} c="dimmed" component="h3" className={classes.away ?? ''}>
              {t('pool.away', { count: away.length })}
            </Text>
            {list(away)}
          </>
        )}
        {found.length === 0 && ashore.length > 0 && <Text size="sm">{t('pool.nothing')}</Text>}
      </div>
    </section>
  )
}

/** The side that a seat rows on; null where it has none. */
function sideAt({ crews }: SessionCrews, boats: Boats, place: Place | null) {
  const boat = boatById(crews.find(({ id }) => id === place?.crew_id)?.boat_type ?? 0)
  return boat && place ? sideOf(boat, place.position, seatAt(boats, place)?.side ?? null) : null
}

type PoolChipProps = { person: PoolPerson; suits: boolean; onSeat: (userId: number) => void }

function PoolChip({ person, suits, onSeat }: PoolChipProps) {
  const { t } = useTranslation('crews')
  const { setNodeRef, isDragging, listeners, attributes } = useDraggable({
    id: personKey(person.user_id),
    data: { user_id: person.user_id, from: null },
  })
  return (
    <button
      type="button"
      ref={setNodeRef}
      className={classes.chip}
      data-dragging={isDragging || undefined}
      data-suits={suits || undefined}
      {...listeners}
      {...attributes}
      aria-roledescription={t('drag.role')}
      onClick={() => onSeat(person.user_id)}
    >
      <ChipFace person={person} />
    </button>
  )
}

const ChipFace = memo(function ChipFace({ person }: { person: PoolPerson }) {
  return (
    <>
      <span className={classes.name}>{person.full_name}</span>
      <PersonMark person={person} />
    </>
  )
})
