import { expect, test } from 'vitest'
import { runLive } from '../../../soak/live.ts'

test('loses no sample and doubles none when the nodes that take them are killed', async () => {
  const { faults, kills } = await runLive({
    boats: 8,
    samplesOfBoat: 3000,
    killEveryMs: 3000,
  })
  expect(faults).toEqual([])
  expect(kills).toBeGreaterThan(0)
}, 300_000)
