import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { nearest } from '#domain/training/earth.ts'
import { ApiProblem } from '../../api.ts'
import { mapSettings } from '../../map-settings.ts'
import { LineMap } from '../../ui/map/LineMap.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import type { Place } from '../../ui/map/open-map.ts'
import type { Track } from './track.ts'
import { useCreateGate, venuesQuery } from './queries.ts'
import { VenueSelect } from './VenueSelect.tsx'

/** Metres from where somebody rowed within which a venue is taken for theirs, until they choose. */
const NEAR_M = 10_000
const ENDS = ['startA', 'startB', 'finishA', 'finishB'] as const

/**
 * Draws the two lines of a course with four clicks; the fields below do the same for the keyboard.
 */
export function CourseDraw({ track, onDone }: { track: Track; onDone: (id: number) => void }) {
  const { t } = useTranslation('efforts')
  const [map] = useState(mapSettings)
  const [name, setName] = useState('')
  const [points, setPoints] = useState<readonly Place[]>([])
  const venues = useQuery(venuesQuery()).data?.data ?? []
  const [chosen, setChosen] = useState<number | null>()
  const [centre] = track
  const venue = chosen === undefined ? (nearest(venues, centre, NEAR_M)?.id ?? null) : chosen
  const { mutate, isPending, error } = useCreateGate()
  const refused = error instanceof ApiProblem ? linesRefused(error) : []
  const left = ENDS.length - points.length
  const [a, b, c, d] = points
  const line = (from: Place, to: Place) => ({
    ...from,
    to_latitude: to.latitude,
    to_longitude: to.longitude,
  })
  const place = (index: number, change: Partial<Place>) =>
    setPoints((list) =>
      ENDS.slice(0, Math.max(list.length, index + 1)).map((_, at) => ({
        ...(list[at] ?? centre),
        ...(at === index && change),
      })),
    )

  function save(event: FormEvent) {
    event.preventDefault()
    if (!a || !b || !c || !d) return
    mutate(
      { name, venue_id: venue, start: line(a, b), finish: line(c, d) },
      { onSuccess: ({ data }) => onDone(data.id) },
    )
  }
  return (
    <Stack component="form" gap="sm" onSubmit={save}>
      <Text size="sm">{t('courseHint')}</Text>
      <LineMap
        points={points}
        track={track}
        onPoint={(point) =>
          setPoints((list) => (list.length < ENDS.length ? [...list, point] : list))
        }
        label={t('courseMap')}
        {...map}
      />
      <Text size="sm" role="status">
        {left > 0 ? t('courseLeft', { count: left }) : ''}
      </Text>
      {ENDS.map((end, index) => (
        <Group key={end} gap="sm" align="flex-end" grow>
          <NumberField
            label={`${t(`ends.${end}`)}: ${t('latitude')}`}
            hideControls
            min={-90}
            max={90}
            decimals={6}
            value={points[index]?.latitude ?? null}
            onChange={(value) => value !== null && place(index, { latitude: value })}
          />
          <NumberField
            label={t('longitude')}
            aria-label={`${t(`ends.${end}`)}: ${t('longitude')}`}
            hideControls
            min={-180}
            max={180}
            decimals={6}
            value={points[index]?.longitude ?? null}
            onChange={(value) => value !== null && place(index, { longitude: value })}
          />
        </Group>
      ))}
      {refused.map((message) => (
        <Text key={message} size="sm" c="red" role="alert">
          {message}
        </Text>
      ))}
      <TextInput
        label={t('courseName')}
        required
        maxLength={80}
        value={name}
        error={
          error instanceof ApiProblem && refused.length === 0
            ? (error.errors['name']?.[0] ?? error.message)
            : null
        }
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <VenueSelect value={venue} onChange={setChosen} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={() => setPoints([])}>
          {t('courseAgain')}
        </Button>
        <Button type="submit" disabled={left > 0 || name.trim() === ''} loading={isPending}>
          {t('courseKeep')}
        </Button>
      </Group>
    </Stack>
  )
}

/** What is wrong with the lines, start before finish; nothing when it is the name. */
const linesRefused = ({ errors }: ApiProblem): string[] =>
  Object.entries(errors).flatMap(([field, messages]) =>
    /^(start|finish)\b/.test(field) ? messages.slice(0, 1) : [],
  )
