import { expect, test } from 'vitest'
import { writeFit } from '../server/demo/fit-writer.ts'
import { START } from '../test/support/recordings.ts'
import { readFit } from './fit.ts'
import { DEFAULT_LIMITS } from './limits.ts'

const only = (bytes: Uint8Array) =>
  readFit(bytes, DEFAULT_LIMITS).activities[0] ?? expect.fail('nothing was read')

test.each([
  { channel: 'distance', native: 5, type: 'float32', own: 0, better: 12.5, value: 12.5 },
  { channel: 'speed', native: 6, type: 'float32', own: 0, better: 3.25, value: 3.25 },
  { channel: 'heart_rate', native: 3, type: 'uint8', own: 120, better: 150, value: 150 },
  { channel: 'cadence', native: 4, type: 'uint8', own: 20, better: 24, value: 24 },
  { channel: 'power', native: 7, type: 'uint16', own: 100, better: 180, value: 180 },
  { channel: 'power', native: 7, type: 'uint16', own: 100, better: undefined, value: 100 },
] as const)(
  'a developer field that replaces $channel counts instead of it ($better)',
  ({ channel, native, type, own, better, value }) => {
    const activity = only(
      writeFit({
        start: START,
        sport: 15,
        records: [0, 1, 2].map((t) => ({ t, [channel]: own, developer: [better] })),
        developer_fields: [{ name: 'Better', units: '', type, native }],
      }),
    )
    const name = channel === 'cadence' ? 'stroke_rate' : channel
    expect(activity.channels.get(name)?.[1]).toBe(value)
  },
)
