import { expect, test } from 'vitest'
import { DEFAULT_GMT_ZONES } from '../constants/gmt.ts'
import { gmtZoneFaults, gmtZonesFrom } from './gmt-zones.ts'

const zone = (id: number, start: number, end: number) => ({ id, name: `T${id}`, start, end })

test.each([
  ['the usual zones', DEFAULT_GMT_ZONES, []],
  ['one zone', [zone(1, 60, 60)], []],
  ['a gap', [zone(1, 60, 69), zone(2, 71, 80)], [{ index: 1, field: 'start', value: 70 }]],
  ['an overlap', [zone(1, 60, 69), zone(2, 69, 80)], [{ index: 1, field: 'start', value: 70 }]],
  ['an end before its start', [zone(1, 60, 59)], [{ index: 0, field: 'end' }]],
  [
    'zones in the wrong order',
    [zone(2, 70, 80), zone(1, 60, 69)],
    [
      { index: 0, field: 'id' },
      { index: 1, field: 'id' },
      { index: 1, field: 'start', value: 81 },
    ],
  ],
] as const)('%s', (_, zones, faults) => expect(gmtZoneFaults(zones)).toEqual(faults))

test('zones made from their starts follow each other', () => {
  const zones = gmtZonesFrom(
    [
      { name: 'T1', start: 68 },
      { name: 'T2', start: 74 },
    ],
    79,
  )
  expect(zones).toEqual([zone(1, 68, 73), zone(2, 74, 79)])
  expect(gmtZoneFaults(zones)).toEqual([])
  expect(
    gmtZoneFaults(
      gmtZonesFrom(
        [
          { name: 'T1', start: 68 },
          { name: 'T2', start: 68 },
        ],
        79,
      ),
    ),
  ).toEqual([{ index: 0, field: 'end' }])
})
