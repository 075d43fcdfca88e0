import { Button, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionCrews } from '#contract/boats/crews.ts'
import { boatById } from '#domain/constants/boats.ts'
import { sideOf } from '#domain/rules/crews.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { emptySeat, placeOf, seatAt, seatPerson, type Boats, type Place } from './board.ts'
import { seatKey } from './drag.ts'
import { nextEmptySeat } from './empty-seats.ts'
import type { Board } from './use-board.ts'
import { PersonMark } from './PersonMark.tsx'
import { bySuitability, filterPool, NO_FILTER } from './pool-filter.ts'
import { PoolFields } from './PoolFields.tsx'
import classes from './crews.module.css'

type PersonChooserProps = {
  data: SessionCrews
  boats: Boats
  place: Place
  onChoose: (userId: number) => void
  onEmpty: (() => void) | null
  placeName: (place: Place) => string
}

/** The people for one seat, the fitting ones first; Enter in the search takes the first. */
function PersonChooser({ data, boats, place, onChoose, onEmpty, placeName }: PersonChooserProps) {
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
