import { describe, expect, test } from 'vitest'
import { TELEMETRY_STANDARDS } from '../constants/telemetry-standards.ts'
import { judged, type Averages, type StandardField } from './telemetry-standard.ts'

const NOTHING: Averages = {
  catch: null,
  finish: null,
  total: null,
  slip: null,
  wash: null,
  force_position: null,
}
const MEN_SWEEP = TELEMETRY_STANDARDS[4]

describe('against the men’s sweep standard', () => {
  test.each<[StandardField, number, string, string]>([
    ['catch', -57, 'green', 'on'],
    ['catch', -54, 'green', 'on'],
    ['catch', -53.9, 'amber', 'short'],
    ['catch', -51, 'amber', 'short'],
    ['catch', -50.9, 'red', 'short'],
    ['catch', -64, 'red', 'long'],
    ['finish', 30, 'amber', 'short'],
    ['finish', 41, 'red', 'long'],
    ['total', 91, 'green', 'on'],
    ['total', 84, 'red', 'short'],
    ['slip', 0, 'green', 'on'],
    ['slip', 8, 'green', 'on'],
    ['slip', 10, 'amber', 'much'],
    ['slip', 11.1, 'red', 'much'],
    ['wash', 2, 'green', 'on'],
    ['wash', 16, 'amber', 'much'],
    ['force_position', 30, 'green', 'on'],
    ['force_position', 45, 'amber', 'late'],
    ['force_position', 24, 'red', 'early'],
  ])('%s of %s is %s: %s', (field, value, light, side) => {
    expect(judged({ ...NOTHING, [field]: value }, MEN_SWEEP)).toEqual({
      [field]: { value, target: MEN_SWEEP[field], light, side },
    })
  })

  test('what is not known is not judged', () => expect(judged(NOTHING, MEN_SWEEP)).toEqual({}))
})
