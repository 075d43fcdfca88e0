import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery, type Query } from '@tanstack/react-query'
import { useEffect, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { publicCalendar, type PublicSession } from '#contract/planning/calendar.ts'
import type { Reply } from '#contract/endpoint.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { addDays, isDate } from '#domain/time/week.ts'
import { keyOf, query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { FormatContext, useFormat } from '../../format/format.ts'
import { asLanguage } from '../../i18n/i18n.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { EventIcon } from '../../lookups/EventMark.tsx'
import { SportIcon } from '../../lookups/SportMark.tsx'
import { sportFamily } from '../../lookups/sport-look.ts'
import { queryClient } from '../../api/query-client.ts'
import { useUnindexed } from '../../shell/use-unindexed.ts'
import { useScreenTitle } from '../../shell/use-screen-title.ts'
import { daysIn } from '#domain/time/zoned-time.ts'
import { byDay } from './place-sessions.ts'
import { familyStyle } from './session-look.ts'
import classes from './shared-calendar.module.css'
import ui from '../../ui/ui.module.css'
import { listSeparator } from '../../format/punctuation.ts'

const PAGE_DAYS = 28
type Shared = Reply<typeof publicCalendar>['data']

/**
 * A shared part of a club's calendar, for anybody with the link: when, where and what, never who.
 */
export function SharedCalendarPage() {
  const { t } = useTranslation('calendar')
  const { uuid = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const from = search.get('from') ?? ''
  const asked = { params: { uuid }, query: isDate(from) ? { from } : {} }
  const shared = useQuery({
    ...query(publicCalendar, asked, { own: [400, 404] }),
    retry: false,
  })
  const { data, error } = shared
  useScreenTitle()
  useUnindexed()
  const status = error instanceof ApiProblem ? error.status : null
  const gone = status === 404
  useForgetting(uuid, gone)
  if (data && !gone) return <SharedCalendar shared={data.data} />
  const far = status === 400 && from !== ''
  const paused = error instanceof ApiProblem && error.code === 'link_paused'
  return (
    <Frame>
      {gone && (
        <Stack data-page-state="not-found" align="center" ta="center" py="xl">
          <Title order={1} size="h3">
            {t(paused ? 'shared.paused' : 'shared.ended')}
          </Title>
          <Text c="dimmed">{t(paused ? 'shared.pausedText' : 'shared.endedText')}</Text>
        </Stack>
      )}
      {far && (
        <Stack align="center" ta="center" py="xl">
          <Title order={1} size="h3">
            {t('shared.far')}
          </Title>
          <Text c="dimmed">{t('shared.farText')}</Text>
          <Button onClick={() => setSearch({}, { replace: true })}>{t('shared.now')}</Button>
        </Stack>
      )}
      {!gone && !far && <Waiting for={shared} rows={10} />}
    </Frame>
  )
}

/**
 * Forgets the pages seen before once a link has ended, so that one cannot go back to them either.
 */
function useForgetting(uuid: string, gone: boolean) {
  useEffect(() => {
    const [name] = keyOf(publicCalendar, { params: { uuid }, query: {} })
    const isOfIt = ({ queryKey, state }: Query) =>
      JSON.stringify(queryKey).includes(JSON.stringify(uuid)) && state.data !== undefined
    if (gone) queryClient.removeQueries({ queryKey: [name], predicate: isOfIt })
  }, [uuid, gone])
}

const Frame = ({ children }: { children: ReactNode }) => (
  <main className={classes.page}>{children}</main>
)

function SharedCalendar({ shared }: { shared: Shared }) {
  const { i18n } = useTranslation()
  const language = asLanguage(i18n.language) ?? 'en'
  const settings = useMemo(
    () => ({ language, timeZone: shared.time_zone }),
    [language, shared.time_zone],
  )
  return (
    <FormatContext value={settings}>
      <SharedDays shared={shared} />
    </FormatContext>
  )
}

function SharedDays({ shared }: { shared: Shared }) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const [, setSearch] = useSearchParams()
  const { club_name, scope, squads, sessions, from, time_zone } = shared
  const turn = (days: number) => setSearch({ from: addDays(from, days) })
  const placed = sessions.map((session) => ({ session, ...daysIn(time_zone, session) }))
  const days = [...byDay(placed, from, addDays(from, PAGE_DAYS - 1))].filter(
    ([, here]) => here.length > 0,
  )
  return (
    <Frame>
      <Stack gap={4}>
        <Title order={1} size="h2">
          {t('shared.title', { club: club_name })}
        </Title>
        <Text c="dimmed">
          {[
            scope === 'squads'
              ? t('shared.squads', { squads: squads.join(listSeparator()) })
              : t(`shared.${scope}`),
            format.range(from, addDays(from, PAGE_DAYS - 1)),
            t('shared.zone', { zone: time_zone }),
          ].join(' · ')}
        </Text>
      </Stack>
      <Group>
        <Button
          variant="default"
          leftSection={<IconChevronLeft size={18} />}
          onClick={() => turn(-PAGE_DAYS)}
        >
          {t('shared.earlier')}
        </Button>
        <Button
          variant="default"
          rightSection={<IconChevronRight size={18} />}
          onClick={() => turn(PAGE_DAYS)}
        >
          {t('shared.later')}
        </Button>
      </Group>
      {days.length === 0 && <Text>{t('shared.none')}</Text>}
      {days.map(([day, here]) => (
        <section key={day} aria-label={format.dayExact(day)}>
          <Title order={2} size="h4">
            {format.day(day)}
          </Title>
          <ul className={classes.day}>
            {here.map((one, index) => (
              <SharedSession key={index} {...one} />
            ))}
          </ul>
        </section>
      ))}
    </Frame>
  )
}

type Shown = { session: PublicSession; first: string; last: string }

function SharedSession({ session, first, last }: Shown) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const { name, start_date, end_date, structure_text, location, sport_id, event_type } = session
  const what = event_type
    ? t(`eventTypes.${event_type}`, { ns: 'common' })
    : t(`families.${sportFamily(sport_id)}`)
  const clock = isWholeDay(session)
    ? t('allDay')
    : `${format.time(start_date)}–${format.time(end_date)}`
  const time = first < last ? format.session(session) : clock
  return (
    <li>
      <span className={classes.disc} style={familyStyle(sport_id)} aria-hidden>
        {event_type ? (
          <EventIcon type={event_type} size={22} />
        ) : (
          <SportIcon sportId={sport_id} size={22} />
        )}
      </span>
      <span>
        <strong>{name}</strong>
        <Text component="span" size="sm" c="dimmed" className={ui.tabular}>
          {[time, what, structure_text, location].filter(Boolean).join(' · ')}
        </Text>
      </span>
    </li>
  )
}
