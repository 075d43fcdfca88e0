import { Button, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionCrews } from '#contract/boats/crews.ts'
import { boatById } from '#domain/constants/boats.ts'
import { sideOf } from '#domain/rules/crews.ts'
import { placeOf, seatAt, type Boats, type Place } from './board.ts'
import classes from './crews.module.css'
import { PersonMark } from './PersonMark.tsx'
import { bySuitability, filterPool, NO_FILTER } from './pool-filter.ts'
import { PoolFields } from './PoolFields.tsx'

type PersonChooserProps = {
  data: SessionCrews
  boats: Boats
  place: Place
  onChoose: (userId: number) => void
  onEmpty: (() => void) | null
  placeName: (place: Place) => string
}

/** The people for one seat, the fitting ones first; Enter in the search takes the first. */
export function PersonChooser({
  data,
  boats,
  place,
  onChoose,
  onEmpty,
  placeName,
}: PersonChooserProps) {
  const { t } = useTranslation('crews')
  const [filter, setFilter] = useState(NO_FILTER)
  const form = useRef<HTMLFormElement>(null)
  // The dialog stays open from seat to seat; each begins with the search.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const crew = data.crews.find(({ id }) => id === place.crew_id)
  const boat = boatById(crew?.boat_type ?? 0)
  const here = seatAt(boats, place)
  const side = boat ? sideOf(boat, place.position, here?.side ?? null) : null
  const seated = new Set(
    [...boats.values()].flatMap((seats) => seats.map(({ user_id }) => user_id)),
  )
  const people = bySuitability(
    filterPool(data.pool, filter),
    { position: place.position, side, gender: crew?.gender ?? 'mixed' },
    seated,
  ).filter(({ user_id }) => user_id !== here?.user_id)
  const [first] = people
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (first) onChoose(first.user_id)
      }}
    >
      <Stack gap="sm">
        <PoolFields squads={data.squads} value={filter} onChange={setFilter} />
        {onEmpty && (
          <Group>
            <Button variant="default" onClick={onEmpty}>
              {t('choose.empty')}
            </Button>
          </Group>
        )}
        {people.length === 0 && (
          <Text size="sm">{data.pool.length === 0 ? t('pool.nobody') : t('pool.nothing')}</Text>
        )}
        <ul className={classes.people}>
          {people.map((person) => {
            const sits = placeOf(boats, person.user_id)
            return (
              <li key={person.user_id}>
                <UnstyledButton className={classes.chip} onClick={() => onChoose(person.user_id)}>
                  <span className={classes.name}>
                    {person.full_name}
                    {sits && (
                      <Text component="span" size="xs" c="dimmed" display="block">
                        {placeName(sits)}
                      </Text>
                    )}
                  </span>
                  <PersonMark person={person} />
                </UnstyledButton>
              </li>
            )
          })}
        </ul>
      </Stack>
    </form>
  )
}
