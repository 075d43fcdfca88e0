import { useDraggable, useDroppable } from '@dnd-kit/core'
import { Text, Title } from '@mantine/core'
import { memo, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PoolPerson, SessionCrews } from '#contract/boats/crews.ts'
import type { Boats } from './board.ts'
import classes from './crews.module.css'
import { personKey, POOL } from './drag.ts'
import { PersonMark } from './PersonMark.tsx'
import { filterPool, NO_FILTER } from './pool-filter.ts'
import { PoolFields } from './PoolFields.tsx'

/** Who is still ashore. Somebody dropped here leaves the seat. */
export function Pool({ data, boats }: { data: SessionCrews; boats: Boats }) {
  const { t } = useTranslation('crews')
  const [filter, setFilter] = useState(NO_FILTER)
  const { setNodeRef, isOver } = useDroppable({ id: POOL })
  const seated = useMemo(
    () => new Set([...boats.values()].flatMap((seats) => seats.map(({ user_id }) => user_id))),
    [boats],
  )
  const ashore = data.pool.filter(({ user_id }) => !seated.has(user_id))
  const shown = filterPool(ashore, filter)
  return (
    <section
      ref={setNodeRef}
      className={classes.pool}
      data-over={isOver || undefined}
      aria-labelledby="crew-pool"
    >
      <Title order={2} size="h3" id="crew-pool">
        {t('pool.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {data.pool.length === 0
          ? t('pool.nobody')
          : t('pool.count', { ashore: ashore.length, all: data.pool.length })}
      </Text>
      {data.pool.length > 0 && (
        <PoolFields squads={data.squads} value={filter} onChange={setFilter} />
      )}
      <ul className={classes.people}>
        {shown.map((person) => (
          <li key={person.user_id}>
            <PoolChip person={person} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && ashore.length > 0 && <Text size="sm">{t('pool.nothing')}</Text>}
    </section>
  )
}

const PoolChip = memo(function PoolChip({ person }: { person: PoolPerson }) {
  const { t } = useTranslation('crews')
  const { setNodeRef, isDragging, listeners, attributes } = useDraggable({
    id: personKey(person.user_id),
    data: { user_id: person.user_id, from: null },
  })
  return (
    <div
      ref={setNodeRef}
      className={classes.chip}
      data-dragging={isDragging || undefined}
      {...listeners}
      {...attributes}
      aria-roledescription={t('drag.role')}
    >
      <ChipFace person={person} />
    </div>
  )
})

const ChipFace = memo(function ChipFace({ person }: { person: PoolPerson }) {
  return (
    <>
      <span className={classes.name}>{person.full_name}</span>
      <PersonMark person={person} />
    </>
  )
})
