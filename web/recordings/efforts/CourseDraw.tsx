import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createGate, gates } from '#contract/recordings/efforts.ts'
import { nearest } from '#domain/training/earth.ts'
import { BareForm, FormAlert } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { mapSettings } from '../../map-settings.ts'
import { LineMap } from '../../ui/map/LineMap.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import type { Place } from '../../ui/map/open-map.ts'
import type { Track } from './track.ts'
import { venuesQuery } from './queries.ts'
import { VenueSelect } from './VenueSelect.tsx'

/** Metres from where somebody rowed within which a venue is taken for theirs, until they choose. */
const NEAR_M = 10_000
const NO_POINTS: readonly Place[] = []
const NOT_CHOSEN: number | null | undefined = undefined
const ENDS = ['startA', 'startB', 'finishA', 'finishB'] as const

/**
 * Draws the two lines of a course with four clicks; the fields below do the same for the keyboard.
 */
export function CourseDraw({ track, onDone }: { track: Track; onDone: (id: number) => void }) {
  const { t } = useTranslation('efforts')
  const [map] = useState(mapSettings)
  const venues = useQuery(venuesQuery()).data?.data ?? []
  const [centre] = track
  const venueOf = (chosen: number | null | undefined) =>
    chosen === undefined ? (nearest(venues, centre, NEAR_M)?.id ?? null) : chosen
  const lineIn = ([from = centre, to = centre]: readonly Place[]) => ({
    ...from,
    to_latitude: to.latitude,
    to_longitude: to.longitude,
  })
  const form = useForm(createGate, {
    initial: { name: '', venue_id: NOT_CHOSEN, points: NO_POINTS },
    send: ({ name, venue_id, points }, call) =>
      call(createGate, {
        body: {
          name,
          venue_id: venueOf(venue_id),
          start: lineIn(points.slice(0, 2)),
          finish: lineIn(points.slice(2)),
        },
      }),
    refreshes: [gates],
    onSaved: ({ data }) => onDone(data.id),
  })
  const { name, venue_id, points } = form.values
  const left = ENDS.length - points.length
  const place = (index: number, change: Partial<Place>) =>
    form.set({
      points: ENDS.slice(0, Math.max(points.length, index + 1)).map((_, at) => ({
        ...(points[at] ?? centre),
        ...(at === index && change),
      })),
    })
  return (
    <BareForm of={form}>
      <Stack gap="sm">
        <Text size="sm">{t('courseHint')}</Text>
        <LineMap
          points={points}
          track={track}
          onPoint={(point) =>
            points.length < ENDS.length && form.set({ points: [...points, point] })
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
        <FormAlert of={form} />
        <TextField {...form.at('name')} label={t('courseName')} />
        <VenueSelect {...form.at('venue_id')} value={venueOf(venue_id)} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => form.set({ points: NO_POINTS })}>
            {t('courseAgain')}
          </Button>
          <Button type="submit" disabled={left > 0 || name.trim() === ''} loading={form.pending}>
            {t('courseKeep')}
          </Button>
        </Group>
      </Stack>
    </BareForm>
  )
}
