import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Race } from '#contract/boats/races.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { raceClassText } from '#domain/training/race-class.ts'
import { useFormat } from '../../format/format.ts'
import { RaceOutcome } from '../../lookups/RaceOutcome.tsx'
import { ColourBadge } from '../../ui/ColourBadge.tsx'
import { SIGNAL_COLOURS } from '../../ui/theme-colours.ts'
import ui from '../../ui/ui.module.css'
import classes from './races.module.css'
import { colon, listSeparator } from '../../format/punctuation.ts'

/** The races day by day; one's own come first as well, so that nobody has to look for them. */
export function Programme({ races }: { races: readonly Race[] }) {
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
