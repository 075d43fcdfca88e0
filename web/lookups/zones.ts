import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { intensities } from '#contract/lookups.ts'
import { SPEED_INTENSITIES, type SpeedIntensityKey } from '#domain/constants/intensities.ts'
import { query } from '../api/api.ts'
import { onScheme, SIGNAL_COLOURS, ZONE_COLOURS } from '../ui/theme-colours.ts'
import type { ZonePart } from '../ui/ZoneBar.tsx'

export type Zone = {
  id: number
  key: SpeedIntensityKey
  /** "UT2 – light aerobic" */
  name: string
  /** "UT2", the same in every language. */
  short: string
  colour: string
  textColour: string
}

const { light, dark } = SIGNAL_COLOURS.none
const NO_ZONE = { fill: onScheme(light.ground, dark.ground), text: onScheme(light.text, dark.text) }
const coloursOf = (key: SpeedIntensityKey) => (key === 'no-zone' ? NO_ZONE : ZONE_COLOURS[key])

/**
 * The training zones from ut3 to a-lact and "no zone", named in the person's language, coloured the
 * same everywhere.
 */
export function useZones(): readonly Zone[] {
  const { t } = useTranslation()
  const { data } = useQuery({ ...query(intensities), staleTime: Infinity })
  const names = data?.data
  return useMemo(
    () =>
      SPEED_INTENSITIES.map(({ id, key }) => {
        const { fill, text } = coloursOf(key)
        const short = key === 'no-zone' ? t('words.noZone') : key.toUpperCase()
        const name =
          key === 'no-zone' ? short : (names?.find((zone) => zone.id === id)?.name ?? short)
        return { id, key, name, short, colour: fill, textColour: text }
      }),
    [names, t],
  )
}

/** Parts of a bar of zones; `values` in the order of the zones, as many as were measured. */
export const zoneParts = (zones: readonly Zone[], values: readonly number[]): ZonePart[] =>
  zones.map(({ key, short, colour, textColour }, index) => ({
    key,
    label: short,
    value: values[index] ?? 0,
    colour,
    textColour,
  }))
