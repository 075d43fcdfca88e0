import { Group, Stack, Text, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CourseDay, MorningCourse } from '#contract/analysis/monitoring.ts'
import { isIll, isInjured } from '#domain/monitoring/fields.ts'
import { useFormat } from '../../format/format.ts'
import { HealthMark } from '../../lookups/HealthMark.tsx'
import classes from './monitoring.module.css'
import { ReturnNotes } from './ReturnNotes.tsx'
import { listSeparator } from '../../format/punctuation.ts'

const hasWords = ({ health, note }: CourseDay) =>
  isIll(health) || isInjured(health) || note !== null

/** What was said in words, the latest first, and what coaches say about the way back. */
export function MorningNotes({ course }: { course: MorningCourse }) {
  const { days, returns } = course
  const { t } = useTranslation('monitoring')
  const said = days.filter(hasWords).toReversed()
  return (
    <>
      {(returns.length > 0 || course.can_note) && (
        <Stack gap="sm">
          <Title order={2} size="h4">
            {t('returns.title')}
          </Title>
          <ReturnNotes person={course} notes={returns} canNote={course.can_note} />
        </Stack>
      )}
      {said.length > 0 && (
        <Stack gap="sm">
          <Title order={2} size="h4">
            {t('page.notes')}
          </Title>
          <ul className={classes.notes}>
            {said.map((day) => (
              <Said key={day.day} day={day} />
            ))}
          </ul>
        </Stack>
      )}
    </>
  )
}

function Said({ day: { day, health, reasons, note, note_private } }: { day: CourseDay }) {
  const { t } = useTranslation('monitoring')
  const format = useFormat()
  return (
    <li>
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {format.day(day)}
        </Text>
        <HealthMark ill={isIll(health)} injured={isInjured(health)} />
        <Text size="sm">
          {reasons.map((reason) => t(`reasons.${reason}`)).join(listSeparator())}
        </Text>
        {note_private && <IconLock size={16} aria-label={t('parts.note_private')} role="img" />}
      </Group>
      {note !== null && <Text>{note}</Text>}
    </li>
  )
}
