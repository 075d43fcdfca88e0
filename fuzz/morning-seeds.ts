import { strToU8, zipSync } from 'fflate'
import { exported, packed } from '../test/support/apple-export.ts'
import {
  celsius,
  kilograms,
  morningFit,
  pounds,
  resting,
  sdnn,
  sleep,
  WATCH,
} from '../test/support/morning-files.ts'

const DAY = '2026-03-02 06:00:00 +0100'
const health = exported(
  resting(47, DAY),
  kilograms(71.3, DAY, 'Scale &amp; more'),
  pounds(157, DAY),
  celsius(36.6, DAY),
  sdnn(54, DAY),
  sleep('AsleepCore', '2026-03-01 22:30:00 +0100', DAY),
  sleep('InBed', '2026-03-01 22:00:00 +0100', DAY),
)

/** Files to damage that are read for what they say of mornings. */
export const MORNING_SEEDS: Readonly<Record<string, readonly Uint8Array[]>> = {
  'fit-mornings': [
    morningFit(WATCH),
    morningFit({ ...WATCH, big_endian: true }),
    morningFit({ hrv: [{ at: '2026-03-01T23:00:00Z', value: 60 }] }),
    zipSync({ 'a.fit': morningFit(WATCH) }),
  ],
  'apple-mornings': [strToU8(health), packed(health)],
}
