import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconFlag, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, useState, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { eventRaces, Race } from '#contract/boats/races.ts'
import type { Reply } from '#contract/endpoint.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { raceClassText } from '#domain/training/race-class.ts'
import { orNothing } from '../../load/or-nothing.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useSession } from '../../planning/session-facts/open.ts'
import { PageState } from '../../ui/PageState.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { useFormat } from '../../format/format.ts'
import { RaceOutcome } from '../../lookups/RaceOutcome.tsx'
import { ColourBadge } from '../../ui/ColourBadge.tsx'
import { SIGNAL_COLOURS } from '../../ui/theme-colours.ts'
import { colon, listSeparator } from '../../format/punctuation.ts'
import { ProgrammeFiles } from './ProgrammeFiles.tsx'
import { racesQuery } from './queries.ts'
import ui from '../../ui/ui.module.css'
import classes from './races.module.css'

/** The races day by day; one's own come first as well, so that nobody has to look for them. */
function Programme({ races }: { races: readonly Race[] }) {
  const { t } = useTranslation('races')
  const { timeZone } = useFormat()
  const format = useFormat()
  const own = races.filter((race) => race.own)
  const days = Map.groupBy(races, ({ starts_at }) =>
    starts_at === null ? '' : dayIn(timeZone, new Date(starts_at)),
  )
  return (
    <div className={classes.programme}>
      {own.length > 0 && (
        <section aria-labelledby="races-own">
          <Title order={2} size="h4" id="races-own">
            {t('own')}
          </Title>
          <RaceList races={own} withDay={days.size > 1} />
        </section>
      )}
      {[...days].map(([day, here]) => (
        <section key={day} aria-labelledby={`races-${day}`}>
          <Title order={2} size="h4" id={`races-${day}`}>
            {day === '' ? t('noStart') : format.day(day)}
          </Title>
          <RaceList races={here} />
        </section>
      ))}
    </div>
  )
}

function RaceList({ races, withDay = false }: { races: readonly Race[]; withDay?: boolean }) {
  return (
    <ol className={classes.races}>
      {races.map((race) => (
        <RaceLine key={race.id} race={race} withDay={withDay} />
      ))}
    </ol>
  )
}

function RaceLine({ race, withDay }: { race: Race; withDay: boolean }) {
  const { t } = useTranslation('races')
  const format = useFormat()
  const { starts_at, number, name, lane, starters, crew_name, distance, note } = race
  const who = starters.map(({ full_name }) => full_name).join(listSeparator())
  const facts = [
    withDay && starts_at !== null ? format.day(dayIn(format.timeZone, new Date(starts_at))) : null,
    number === null ? null : t('numbered', { number }),
    raceClassText(race),
    distance === null ? null : format.distance(distance),
    lane === null ? null : t('inLane', { lane }),
  ]
  return (
    <li className={classes.race} data-own={race.own || undefined}>
      <span className={classes.time}>{starts_at === null ? '–' : format.time(starts_at)}</span>
      <span className={classes.words}>
        <strong>{name ?? t('unnamed')}</strong>
        {race.own && (
          <ColourBadge tone={SIGNAL_COLOURS.blue}>
            <span>{t('yours')}</span>
          </ColourBadge>
        )}
        <Text component="span" size="sm" c="dimmed" className={ui.tabular}>
          {facts.filter(Boolean).join(' · ')}
        </Text>
        {(crew_name ?? who) !== '' && (
          <Text component="span" size="sm">
            {crew_name === null || who === '' ? (crew_name ?? who) : `${crew_name}${colon()}${who}`}
          </Text>
        )}
        {note && (
          <Text component="span" size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </span>
      <RaceOutcome race={race} />
    </li>
  )
}

const RaceSheet = lazy(() =>
  orNothing(import('./RaceSheet.tsx').then((module) => ({ default: module.RaceSheet }))),
)

/** The races of a regatta: the programme with the results, and for coaches a sheet to enter both. */
export function RacesTab() {
  const { id } = useSession()
  const asked = useQuery(racesQuery(id))
  const { data } = asked
  return data ? <LoadedRaces {...data.data} /> : <Waiting for={asked} rows={8} />
}

/** A sheet that was opened stays until it is closed, also once the first races are stored. */
function LoadedRaces({ races, user_actions: { edit } }: Reply<typeof eventRaces>['data']) {
  const { t } = useTranslation('races')
  const session = useSession()
  const phone = usePhone()
  const [enters, setEnters] = useState(edit && races.length === 0)
  if (edit && enters)
    return (
      <Suspense fallback={<PageState state="loading" rows={8} />}>
        <RaceSheet session={session} races={races} onClose={() => setEnters(false)} />
      </Suspense>
    )
  const toSheet = edit && (
    <Button leftSection={<IconPencil size={18} />} onClick={() => setEnters(true)}>
      {t('edit')}
    </Button>
  )
  const files = <ProgrammeFiles session={session} races={races} />
  if (races.length === 0)
    return (
      <PageState
        state="empty"
        icon={<IconFlag size={32} />}
        title={t('none')}
        text={t('noneText')}
        action={toSheet}
      />
    )
  return (
    <Stack gap="md">
      {/* On a phone one's own races come first. */}
      {(edit || !phone) && (
        <Group justify="flex-end">
          {toSheet}
          {!phone && files}
        </Group>
      )}
      <Programme races={races} />
      {phone && <Group>{files}</Group>}
    </Stack>
  )
}
