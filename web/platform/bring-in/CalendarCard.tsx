import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  checkCalendar,
  followedCalendars,
  forgetCalendar,
  takeCalendar,
  type FollowedCalendar,
} from '#contract/platform/bring-in-calendars.ts'
import { bringIns } from '#contract/platform/bring-in.ts'
import { agenda } from '#contract/planning/calendar.ts'
import { api, invalidate, submit } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { CalendarChanges } from './CalendarChanges.tsx'
import { UndoButton } from './UndoButton.tsx'

/** A calendar elsewhere: what is other there, and what is done about it. */
export function CalendarCard({ calendar }: { calendar: FollowedCalendar }) {
  const { t } = useTranslation('bring-in')
  const format = useFormat()
  const { id, name, host, checked_at, fault, is_cut, taken, changes } = calendar
  const again = () => invalidate(followedCalendars, agenda, bringIns)
  const take = useMutation({
    mutationFn: async () => (await submit(takeCalendar, { params: { id } })).data,
    onSettled: again,
  })
  const check = useMutation({
    mutationFn: () => api(checkCalendar, { params: { id } }),
    onSettled: again,
  })
  const forget = useMutation({
    mutationFn: () => api(forgetCalendar, { params: { id } }),
    onSettled: again,
  })
  return (
    <Paper withBorder p="md" component="section" aria-label={name}>
      <Stack gap="sm" align="stretch">
        <Group justify="space-between">
          <div>
            <Title order={2} size="h5">
              {name}
            </Title>
            <Text size="sm" c="dimmed">
              {checked_at === null
                ? t('calendars.checking', { host })
                : t('calendars.checked', { host, at: format.within.dateTime(checked_at) })}
            </Text>
          </div>
          <Group gap="xs">
            <Button
              variant="default"
              size="compact-md"
              loading={check.isPending}
              onClick={() => check.mutate()}
            >
              {t('calendars.check')}
            </Button>
            <Button
              variant="default"
              size="compact-md"
              title={t('calendars.forgetText')}
              loading={forget.isPending}
              onClick={() => forget.mutate()}
            >
              {t('calendars.forget')}
            </Button>
          </Group>
        </Group>
        {fault && <Alert color="amber">{t(`calendars.faults.${fault}`)}</Alert>}
        {is_cut && <Text size="sm">{t('calendars.cut')}</Text>}
        {taken > 0 && <Text size="sm">{t('calendars.taken', { count: taken })}</Text>}
        {changes.length === 0 && checked_at !== null && fault === null && (
          <Text size="sm">{t('calendars.same')}</Text>
        )}
        {changes.length > 0 && <CalendarChanges changes={changes} />}
        <Group gap="sm">
          {changes.some(({ is_own }) => !is_own) && (
            <Button loading={take.isPending} onClick={() => take.mutate()}>
              {t('calendars.take')}
            </Button>
          )}
          {take.data && (
            <Text size="sm" role="status">
              {t('calendars.done', {
                added: format.number(take.data.added),
                changed: format.number(take.data.changed),
                removed: format.number(take.data.removed),
              })}{' '}
              {take.data.own > 0 && t('calendars.own', { count: take.data.own })}
            </Text>
          )}
          {take.data?.id && <UndoButton id={take.data.id} file={name} />}
        </Group>
      </Stack>
    </Paper>
  )
}
