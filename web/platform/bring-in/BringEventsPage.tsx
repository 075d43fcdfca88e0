import { Text, Alert, Button, Group, Paper, Stack, Title } from '@mantine/core'
import { useQuery, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  followedCalendars,
  readCalendarOnce,
  checkCalendar,
  forgetCalendar,
  takeCalendar,
  type FollowedCalendar,
  type FollowedEvent,
} from '#contract/platform/bring-in-calendars.ts'
import { bringIns } from '#contract/platform/bring-in.ts'
import { query, api, invalidate, submit } from '../../api/api.ts'
import { SHOWING_SESSIONS } from '../../api/refetch-after.ts'
import { SwitchField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { useFormat } from '../../format/format.ts'
import { sentenceGap } from '../../format/punctuation.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { UndoButton } from './UndoButton.tsx'
import classes from './bring-in.module.css'

/** What is new or other in a calendar, event by event. */
function CalendarChanges({ changes }: { changes: readonly FollowedEvent[] }) {
  const { t } = useTranslation('bring-in')
  const format = useFormat()
  return (
    <div className={classes.frame}>
      <ScrollRegion label={t('calendars.table')} className={classes.scroller}>
        <table className={classes.rows} aria-label={t('calendars.table')}>
          <thead>
            <tr>
              <th scope="col">{t('table.state')}</th>
              <th scope="col">{t('calendars.when')}</th>
              <th scope="col">{t('calendars.what')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((one) => (
              <tr key={`${one.start_date} ${one.name} ${one.change}`}>
                <td>
                  <span className={classes.state} data-state={one.is_own ? 'look' : 'new'}>
                    {t(`calendars.changes.${one.change}`)}
                  </span>
                </td>
                <td>
                  {format.sessionExact({ ...one, sport_id: null })}
                  {one.before !== null && (
                    <Text size="xs" c="dimmed">
                      {t('calendars.before', {
                        at: format.sessionExact({ ...one, sport_id: null, start_date: one.before }),
                      })}
                    </Text>
                  )}
                </td>
                <td>
                  {[one.name, one.location].filter(Boolean).join(' · ')}
                  {one.is_own && (
                    <Text size="xs" c="dimmed">
                      {t('calendars.ownEvent')}
                    </Text>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}

/** A calendar elsewhere: what is other there, and what is done about it. */
function CalendarCard({ calendar }: { calendar: FollowedCalendar }) {
  const { t } = useTranslation('bring-in')
  const format = useFormat()
  const { id, name, host, checked_at, fault, is_cut, taken, changes } = calendar
  const again = () => invalidate(followedCalendars, ...SHOWING_SESSIONS, bringIns)
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
              })}
              {sentenceGap()}
              {take.data.own > 0 && t('calendars.own', { count: take.data.own })}
            </Text>
          )}
          {take.data?.id && <UndoButton id={take.data.id} file={name} />}
        </Group>
      </Stack>
    </Paper>
  )
}

const ASK_EVERY_MS = 2000

/** Events of calendars elsewhere, taken over once or followed. */
export function BringEventsPage() {
  const { t } = useTranslation('bring-in')
  const asked = useQuery({
    ...query(followedCalendars),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ checked_at }) => checked_at === null) ? ASK_EVERY_MS : false,
  })
  return (
    <Page title={t('pages.events')} crumb={{ to: paths.calendar(), label: t('pages.calendar') }}>
      <Text maw="65ch">{t('calendars.lead')}</Text>
      <NewCalendar />
      {asked.data ? (
        asked.data.data.map((calendar) => <CalendarCard key={calendar.id} calendar={calendar} />)
      ) : (
        <Waiting for={asked} rows={4} part />
      )}
    </Page>
  )
}

function NewCalendar() {
  const { t } = useTranslation('bring-in')
  const form = useForm(readCalendarOnce, {
    initial: { address: '', follows: true },
    refreshes: [followedCalendars],
    onSaved: (_saved, _values, { reset }) => reset(),
    guard: false,
  })
  return (
    <Form of={form} submit={t('calendars.read')} width={560}>
      <TextField {...form.at('address')} label={t('calendars.address')} autoComplete="off" />
      <SwitchField {...form.at('follows')} label={t('calendars.follows')} />
    </Form>
  )
}
