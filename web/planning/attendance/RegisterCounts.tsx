import { Group, Stack, Text } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { AttendanceRow } from '#contract/planning/attendance.ts'
import { useFormat } from '../../format.ts'
import { StatTile } from '../../ui/StatTile.tsx'
import classes from './attendance.module.css'
import { countAnswers, isMarked } from './marks.ts'
import { countBySquad, isAthlete } from './register-view.ts'

/** How many athletes come and do not, the coaches, and who comes of each squad. */
export function RegisterCounts({
  rows,
  places,
}: {
  rows: readonly AttendanceRow[]
  places: number | null
}) {
  const { t } = useTranslation('attendance')
  const format = useFormat()
  const athletes = rows.filter(isAthlete)
  const coaches = rows.filter((row) => !isAthlete(row))
  const counts = countAnswers(athletes)
  const squads = countBySquad(athletes)
  // Without a connection more may have said yes than there are places: the server puts them in
  // line.
  const placesText = (taken: number, most: number) =>
    taken > most
      ? t('placesOver', { places: most, more: taken - most })
      : t('places', { taken, places: most })
  const tiles = [
    {
      label: t('attending'),
      value: counts.attending,
      hint: places === null ? null : placesText(counts.attending, places),
      always: true,
    },
    {
      label: upperFirst(t('words.notAttending', { ns: 'common' })),
      value: counts['not-attending'],
      always: true,
    },
    { label: t('waiting'), value: counts.waiting, always: places !== null },
    { label: t('unanswered'), value: counts.unanswered, always: true },
    { label: t('ill'), value: counts.ill, always: false },
    { label: t('injured'), value: counts.injured, always: false },
    {
      label: t('presences.late'),
      value: athletes.filter(({ presence }) => presence === 'late').length,
      always: false,
    },
    {
      label: t('presences.no-show'),
      value: athletes.filter(({ presence }) => presence === 'no-show').length,
      always: false,
    },
    {
      label: t('coaches'),
      value: coaches.filter((row) => !isMarked(row, 'not-attending')).length,
      always: false,
    },
  ]
  return (
    <Stack gap="xs">
      <Group gap="xl" role="group" aria-label={t('answers')} className={classes.counts}>
        {tiles
          .filter(({ value, always }) => always || value > 0)
          .map(({ label, value, hint }) => (
            <StatTile key={label} label={label} value={format.number(value)} hint={hint} />
          ))}
      </Group>
      {squads.length > 1 && (
        <Text size="sm" c="dimmed" className="numbers">
          {squads
            .map(({ squad, attending, people }) => t('ofSquad', { squad, attending, people }))
            .join(' · ')}
        </Text>
      )}
    </Stack>
  )
}
