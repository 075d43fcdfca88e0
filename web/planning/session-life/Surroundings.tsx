import { Anchor, Group, Stack, Text, Title, Box } from '@mantine/core'
import { lazy, useState, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useInViewport } from '@mantine/hooks'
import type { Session } from '#contract/planning/sessions.ts'
import { streamBand, windBand } from '#domain/constants/scales.ts'
import { useFormat } from '../../format/format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { StatTile } from '../../ui/StatTile.tsx'
import { compassOf } from '../../lookups/compass.ts'
import { inBrackets } from '../../format/punctuation.ts'
import { orNothing } from '../../load/or-nothing.ts'
import { mapSettings } from '../../ui/map/map-settings.ts'
import type { VenueMapProps } from './VenueMap.tsx'
import classes from './session-life.module.css'

const VenueMap = lazy(() =>
  orNothing(import('./VenueMap.tsx').then((module) => ({ default: module.VenueMap }))),
)
const MAP_HEIGHT = 280

/** The map of a venue, fetched when somebody comes to where it is. */
function VenuePart(props: Pick<VenueMapProps, 'place' | 'label'>) {
  const { ref, inViewport } = useInViewport()
  const [isShown, setShown] = useState(false)
  if (inViewport && !isShown) setShown(true)
  return (
    <Box ref={ref} mih={MAP_HEIGHT}>
      <Suspense>
        {isShown && <VenueMap {...props} {...mapSettings()} height={MAP_HEIGHT} />}
      </Suspense>
    </Box>
  )
}

const KMH = 3.6

/**
 * What is around a session: its weather in the words of the scales, the venue on a map, the video
 * and the words of the public page.
 */
export function Surroundings({
  session: { weather, venue, video_stream_url, public_page_intro },
}: {
  session: Session
}) {
  const { t } = useTranslation('session-life')
  const { latitude, longitude } = venue ?? { latitude: null, longitude: null }
  return (
    <>
      {weather && <WeatherPart weather={weather} />}
      {venue && latitude !== null && longitude !== null && (
        <Part title={venue.name}>
          {venue.formatted_address && <Text c="dimmed">{venue.formatted_address}</Text>}
          <VenuePart place={{ latitude, longitude }} label={t('map', { venue: venue.name })} />
        </Part>
      )}
      {video_stream_url && (
        <Part title={t('video')}>
          <Anchor href={video_stream_url} target="_blank" rel="noreferrer" className={classes.link}>
            {video_stream_url}
          </Anchor>
        </Part>
      )}
      {public_page_intro && (
        <Part title={t('intro')}>
          <Text className={classes.intro}>{public_page_intro}</Text>
        </Part>
      )}
    </>
  )
}

function WeatherPart({ weather }: { weather: NonNullable<Session['weather']> }) {
  const { t } = useTranslation('session-life')
  const format = useFormat()
  const {
    air_temperature,
    water_temperature,
    wind_speed,
    wind_direction,
    stream_speed,
    stream_direction,
    rowing_direction,
  } = weather
  const direction = (degrees: number) => t(`weather.compass.${compassOf(degrees)}`)
  const degrees = (value: number) => `${format.number(value)} °C`
  const wind = typeof wind_speed === 'number' ? windBand(wind_speed) : null
  const stream = typeof stream_speed === 'number' ? streamBand(stream_speed * KMH) : null
  const windWord = wind && `${t(`weather.winds.${wind}`)}${inBrackets(format.speed(wind_speed))}`
  const streamWord =
    stream && `${t(`weather.streams.${stream}`)}${inBrackets(format.speed(stream_speed))}`
  const tiles = [
    typeof air_temperature === 'number' && {
      label: t('weather.air'),
      value: degrees(air_temperature),
    },
    typeof water_temperature === 'number' && {
      label: t('weather.water'),
      value: degrees(water_temperature),
    },
    windWord && {
      label: t('weather.wind'),
      value:
        typeof wind_direction === 'number'
          ? t('weather.from', { strength: windWord, direction: direction(wind_direction) })
          : windWord,
    },
    streamWord && {
      label: t('weather.stream'),
      value:
        typeof stream_direction === 'number'
          ? t('weather.towards', { strength: streamWord, direction: direction(stream_direction) })
          : streamWord,
    },
    typeof rowing_direction === 'number' && {
      label: t('weather.rowing'),
      value: direction(rowing_direction),
    },
  ].filter((tile) => typeof tile === 'object' && tile !== null)
  if (tiles.length === 0) return null
  return (
    <Part title={t('weather.title')}>
      <Group gap="xl">
        {tiles.map(({ label, value }) => (
          <StatTile key={label} label={label} value={value || NO_DATA} />
        ))}
      </Group>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="xs" component="section">
      <Title order={2}>{title}</Title>
      {children}
    </Stack>
  )
}
