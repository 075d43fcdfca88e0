import { expect, test } from 'vitest'
import { trackOf } from './track.ts'

test.each([
  ['nothing', undefined, null],
  ['no positions', { t: [0, 1] }, null],
  ['positions of which none is whole', { lat: [null, 52.2], lon: [0.1, null] }, null],
  [
    'the whole ones',
    { lat: [null, 52.2, 52.3], lon: [0.1, 0.1, 0.2] },
    [
      { latitude: 52.2, longitude: 0.1 },
      { latitude: 52.3, longitude: 0.2 },
    ],
  ],
])('of %s', (_, channels, track) => {
  expect(trackOf(channels)).toEqual(track)
})

test('a long way is thinned, and begins where it began', () => {
  const many = Array.from({ length: 7200 }, (_, index) => index / 1000)
  const track = trackOf({ lat: many, lon: many })
  expect(track?.length).toBe(900)
  expect(track?.[0]).toEqual({ latitude: 0, longitude: 0 })
})
