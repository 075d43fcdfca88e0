import { describe, expect, test } from 'vitest'
import { parseStructure } from '../time/structure-parse.ts'
import { planOf } from '../time/structure-wire.ts'
import type { PlanStructure } from '../training/plan-structure.ts'
import { intervalsEvent, intervalsText } from './intervals.ts'
import { workoutSteps } from './steps.ts'
import { thresholdShare } from './targets.ts'
import { ergCourse, mrcCourse, timedSteps, zwiftWorkout } from './trainers.ts'

const planned = (text: string): PlanStructure => {
  const parsed = parseStructure(text)
  if (!parsed.ok) throw new Error(text)
  return planOf(parsed.structure)
}

const intervals = workoutSteps(planned('4x10min/3min'), () => ({
  power: { low: 264, high: 292 },
  heart_rate: { low: 170, high: 178 },
  pace: { low: 500 / 110, high: 500 / 106 },
  rate: { low: 26, high: 26 },
}))
const share = thresholdShare(4) ?? { low: 0, high: 0 }

describe('files for trainers', () => {
  const workout = { name: 'Ergo <4 & 10>', sport: 'bike' as const, steps: intervals, share }

  test('of Zwift hold work and rest as one block', () => {
    const xml = zwiftWorkout(workout)
    expect(xml).toContain('<name>Ergo &lt;4 &amp; 10&gt;</name>')
    expect(xml).toContain(
      '<IntervalsT Repeat="4" OnDuration="600" OffDuration="180" OnPower="0.939" OffPower="0.4"/>',
    )
  })

  test('of Zwift write out what repeats in another way', () => {
    const steps = workoutSteps(planned('3x((1min+2min)/30s)'))
    expect(zwiftWorkout({ ...workout, steps }).match(/<SteadyState/g)).toHaveLength(9)
  })

  test('in watts and in percent say each step at both its ends', () => {
    const lines = ergCourse(workout, 300).split('\r\n')
    expect(lines).toContain('FTP = 300')
    expect(lines.slice(lines.indexOf('[COURSE DATA]') + 1, -2).slice(0, 4)).toEqual([
      '0.00\t282',
      '10.00\t282',
      '10.00\t120',
      '13.00\t120',
    ])
    expect(mrcCourse(workout)).toContain('10.00\t93.9')
  })

  test('take distances at a speed, or not at all', () => {
    const steps = workoutSteps(planned('2x1000m/1min'))
    expect(timedSteps(steps, 5)?.map(({ extent }) => extent)).toEqual(
      [200, 60, 200, 60].map((time_s) => ({ time_s })),
    )
    expect(timedSteps(steps, null)).toBeNull()
    expect(timedSteps(intervals, null)).toEqual(intervals)
  })
})

describe('the text of Intervals.icu', () => {
  const workout = {
    name: 'Ergo',
    sport_id: 2,
    starts: '2026-11-24T18:00:00',
    steps: intervals,
    max_hr: 190,
  }
  test.each([
    ['power', '264-292w'],
    ['heart_rate', '89-94% HR'],
    ['pace', '1:46-1:50/500m Pace'],
    ['rate', '26rpm'],
  ] as const)('aims by %s', (by, aim) => {
    expect(intervalsText({ ...workout, by })).toBe(`4x\n- 10m ${aim}\n- 3m rest`)
  })

  test('has no aim of the heart without a maximum, and none at all', () => {
    const none = '4x\n- 10m\n- 3m rest'
    expect(intervalsText({ ...workout, by: 'heart_rate', max_hr: null })).toBe(none)
    expect(intervalsText({ ...workout, by: null })).toBe(none)
  })

  test('writes metres and seconds so that they are not minutes', () => {
    const steps = workoutSteps(planned('500m/45s'))
    expect(intervalsText({ ...workout, steps, by: null })).toBe(
      '- 500mtr\n\n- 45s rest'.replace('\n\n', '\n'),
    )
  })

  test('is what its calendar reads of an event', () => {
    expect(JSON.parse(intervalsEvent({ ...workout, by: 'power' }))).toEqual({
      category: 'WORKOUT',
      start_date_local: '2026-11-24T18:00:00',
      type: 'VirtualRow',
      name: 'Ergo',
      description: intervalsText({ ...workout, by: 'power' }),
    })
  })
})
