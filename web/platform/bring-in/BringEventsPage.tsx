import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { followedCalendars, readCalendarOnce } from '#contract/platform/bring-in-calendars.ts'
import { query } from '../../api/api.ts'
import { SwitchField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { CalendarCard } from './CalendarCard.tsx'

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
