import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { createGate, gates } from '#contract/recordings/efforts.ts'
import { nearest } from '#domain/training/earth.ts'
import { BareForm, FormAlert } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import type { Place } from '../../ui/map/open-map.ts'
import { CourseMap } from './CourseMap.tsx'
import { endsLeft, linesIn, withClick, withEnd, type DrawnLine } from './drawn-lines.ts'
import { EndFields } from './EndFields.tsx'
import { LinesBetween } from './LinesBetween.tsx'
import type { Track } from './track.ts'
import { venuesQuery } from './queries.ts'
import { VenueSelect } from './VenueSelect.tsx'

/** Metres from where somebody rowed within which a venue is taken for theirs, until they choose. */
const NEAR_M = 10_000
const NO_POINTS: readonly Place[] = []
const NO_LINES: readonly DrawnLine[] = []
const NOT_CHOSEN: number | null | undefined = undefined
const ENDS = ['startA', 'startB', 'finishA', 'finishB'] as const

/**
 * Draws a course: its start and finish with four clicks, and any line between them with two more;
 * the fields below do the same for the keyboard.
 */
export function CourseDraw({ track, onDone }: { track: Track; onDone: (id: number) => void }) {
  const { t } = useTranslation('efforts')
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
    initial: { name: '', venue_id: NOT_CHOSEN, points: NO_POINTS, lines: NO_LINES },
    send: ({ name, venue_id, points, lines }, call) =>
      call(createGate, {
        body: {
          name,
          venue_id: venueOf(venue_id),
          start: lineIn(points.slice(0, 2)),
          finish: lineIn(points.slice(2)),
          lines: linesIn(lines),
        },
      }),
    refreshes: [gates],
    onSaved: ({ data }) => onDone(data.id),
  })
  const { name, venue_id, points, lines } = form.values
  const left = ENDS.length - points.length
  return (
    <BareForm of={form}>
      <Stack gap="sm">
        <Text size="sm">{t('courseHint')}</Text>
        <CourseMap
          start={points.slice(0, 2)}
          finish={points.slice(2)}
          lines={lines}
          track={track}
          left={left}
          onPoint={(point) =>
            form.set(left > 0 ? { points: [...points, point] } : { lines: withClick(lines, point) })
          }
          onLines={(next) => form.set({ lines: next })}
        />
        {ENDS.map((end, index) => (
          <EndFields
            key={end}
            label={t(`ends.${end}`)}
            place={points[index]}
            onChange={(change) => form.set({ points: withEnd(points, { index, change, centre }) })}
          />
        ))}
        <LinesBetween
          lines={lines}
          onChange={(next) => form.set({ lines: next })}
          errorAt={form.errorAt}
          centre={centre}
        />
        <FormAlert of={form} />
        <TextField {...form.at('name')} label={t('courseName')} />
        <VenueSelect {...form.at('venue_id')} value={venueOf(venue_id)} />
        <Group justify="flex-end" gap="sm">
          <Button
            variant="default"
            onClick={() => form.set({ points: NO_POINTS, lines: NO_LINES })}
          >
            {t('courseAgain')}
          </Button>
          <Button
            type="submit"
            disabled={left + endsLeft(lines) > 0 || name.trim() === ''}
            loading={form.pending}
          >
            {t('courseKeep')}
          </Button>
        </Group>
      </Stack>
    </BareForm>
  )
}
