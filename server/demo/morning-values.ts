import type { MorningHealth, MorningNumber } from '#domain/monitoring/fields.ts'
import type { HealthReason } from '#domain/constants/statuses.ts'
import type { Random } from './random.ts'

export type MorningRow = Partial<Record<MorningNumber, number>> & {
  user_id: number
  day: string
  health: MorningHealth | null
  reasons: HealthReason[]
  note: string | null
}

/** What is usual for somebody. */
export type Usual = { pulse: number; hrv: number; weight: number; sleep: number; measures: boolean }

export const usualOf = (gender: 'm' | 'w', random: Random): Usual => ({
  pulse: Math.round(random.between(44, 58)),
  hrv: random.between(55, 110),
  weight: gender === 'm' ? random.between(72, 94) : random.between(58, 76),
  sleep: random.between(445, 505),
  measures: random.chance(0.55),
})

/** How far somebody is from their usual: beats, steps of tiredness, minutes of sleep. */
export type State = { beats: number; tired: number; sleep: number; kilograms: number }

const step = (value: number) => Math.min(5, Math.max(1, Math.round(value)))
const tenth = (value: number) => Math.round(10 * value) / 10

/** How much chance there is on a calm day, of what there is otherwise. */
const CALM = 0.3
/** The days that the variability of the heart rate is judged by. */
const WEEK = 7

/**
 * The numbers of a morning around what is usual, as somebody would enter them. Today is calm, so
 * that only what happened to somebody is noted.
 */
export function valuesOf(
  { pulse, hrv, weight, sleep, measures }: Usual,
  { beats, tired, sleep: slept, kilograms }: State,
  { random, ago }: { random: Random; ago: number },
): Partial<Record<MorningNumber, number>> {
  const chance = () => random.normal() * (ago === 0 ? CALM : 1)
  const mood = chance() * 0.6
  const waking = Math.round(pulse + beats + chance() * 1.6)
  return {
    waking_hr: waking,
    sleep_time: 5 * Math.round((sleep + slept + chance() * 28) / 5),
    sleep_quality: step(4 - 0.6 * tired + chance() * 0.6),
    perceived_shape: step(3.7 - 0.8 * tired + mood),
    fatigue: step(2.3 + 0.9 * tired - mood),
    soreness: step(2.2 + 0.7 * tired + chance() * 0.6),
    mood: step(4 - 0.5 * tired + mood),
    ...(measures && {
      standing_hr: waking + 18 + Math.round(chance() * 3),
      hrv_rmssd: tenth(
        Math.max(12, hrv - 3.5 * beats + random.normal() * (ago < WEEK ? CALM : 1) * 6),
      ),
      weight: tenth(weight + kilograms + chance() * 0.3),
    }),
  }
}
