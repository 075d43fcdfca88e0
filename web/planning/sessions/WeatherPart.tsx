import { Select, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { weatherBands, type Weather } from '#domain/rules/weather.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import type { PartProps } from './form-parts.ts'
import classes from './session-form.module.css'

type Measure = 'air_temperature' | 'water_temperature' | 'wind_speed' | 'stream_speed'
type Direction = 'wind_direction' | 'stream_direction' | 'rowing_direction'

const BOUNDS: Record<Measure, { min: number; max: number; unit: string }> = {
  air_temperature: { min: -60, max: 60, unit: '°C' },
  water_temperature: { min: -5, max: 45, unit: '°C' },
  wind_speed: { min: 0, max: 60, unit: 'm/s' },
  stream_speed: { min: 0, max: 10, unit: 'm/s' },
}
const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
const DEGREES_EACH = 45

/**
 * Temperatures, wind, stream and the direction that is rowed; wind and stream are described in
 * words as well.
 */
export function WeatherPart({ draft, onChange, errors }: PartProps) {
  const { t } = useTranslation('session-form')
  const { weather } = draft
  const { wind, stream } = weatherBands(weather)
  const set = (part: Weather) => onChange((now) => ({ weather: { ...now.weather, ...part } }))
  const amount = (field: Measure, hint?: string) => (
    <NumberField
      label={t(`weather.${field}`)}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      min={BOUNDS[field].min}
      max={BOUNDS[field].max}
      decimals={1}
      hideControls
      rightSectionWidth={48}
      rightSection={<Text size="xs">{BOUNDS[field].unit}</Text>}
      value={weather[field] ?? null}
      error={errors[`weather.${field}`]}
      onChange={(value) => set({ [field]: value })}
    />
  )
  const direction = (field: Direction) => (
    <Select
      label={t(`weather.${field}`)}
      placeholder={t('weather.unknown')}
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      data={COMPASS.map((point, index) => ({
        value: String(index * DEGREES_EACH),
        label: t(`weather.compass.${point}`),
      }))}
      value={nearest(weather[field] ?? null)}
      error={errors[`weather.${field}`]}
      onChange={(value) => set({ [field]: value === null ? null : Number(value) })}
    />
  )
  return (
    <>
      <div className={classes.pair}>
        {amount('air_temperature')}
        {amount('water_temperature')}
      </div>
      <div className={classes.pair}>
        {amount('wind_speed', wind ? t(`weather.wind.${wind}`) : undefined)}
        {direction('wind_direction')}
      </div>
      <div className={classes.pair}>
        {amount('stream_speed', stream ? t(`weather.stream.${stream}`) : undefined)}
        {direction('stream_direction')}
      </div>
      {direction('rowing_direction')}
    </>
  )
}

/** The point of the compass a direction is nearest to. */
const nearest = (degrees: number | null): string | null =>
  degrees === null
    ? null
    : String((Math.round(degrees / DEGREES_EACH) % COMPASS.length) * DEGREES_EACH)
