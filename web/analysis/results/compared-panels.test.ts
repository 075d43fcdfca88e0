import { expect, test } from 'vitest'
import { createFormat } from '../../format/format.ts'
import { CHANNEL_COLOURS } from '../../ui/theme-colours.ts'
import { comparedPanels } from './compared-panels.ts'
import { speedScale } from '#domain/time/speed-scale.ts'

const word = (key: string) => key
const words = {
  pace: 'Pace',
  speed: 'Speed',
  heartRate: 'HR',
  strokeRate: 'SR',
  cadence: 'Cadence',
  power: 'Power',
  elevation: 'Elevation',
}

test('what both have recorded has a panel with both lines', () => {
  const look = {
    names: [word('Anna'), word('Ben')] as const,
    colours: [CHANNEL_COLOURS.speed, CHANNEL_COLOURS.power] as const,
    scale: speedScale(1),
    words,
    format: createFormat({ language: 'en', timeZone: 'UTC' }),
  }
  const panels = comparedPanels(
    {
      at: [0, 1],
      first: { speed: [5, 4], heart_rate: [150, 151] },
      second: { speed: [4, null], heart_rate: [null, null], power: [200, 210] },
    },
    look,
  )
  expect(panels).toHaveLength(1)
  expect(panels[0]).toMatchObject({
    key: 'speed',
    inverted: true,
    who: 'Anna',
    values: [100, 125],
    beside: [{ who: 'Ben', values: [125, null], colour: CHANNEL_COLOURS.power }],
  })
})
