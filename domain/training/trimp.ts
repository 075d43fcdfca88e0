import { EDWARDS_CLASSIC_FACTORS, EDWARDS_FACTORS } from '../constants/intensities.ts'
import { NO_SCORE, type Score } from './score.ts'
import { weighMinutes, zoneMinutesOf, type SessionEffort } from './zone-minutes.ts'
import { eachHeartRate, reserveShare } from './zones.ts'

/** Edwards' TRIMP on the six heart-rate zones, the top one counting 5.5. */
export function edwardsTrimp(minutes: readonly number[]): number {
  return weighMinutes(minutes, EDWARDS_FACTORS)
}

/** Edwards' TRIMP as published: five zones of 10 % of maximal heart rate, from 50 %. */
export function edwardsClassicTrimp(minutes: readonly number[]): number {
  return weighMinutes(minutes, EDWARDS_CLASSIC_FACTORS)
}

/**
 * The TRIMP of one athlete's session, by Edwards, from measured time in zones, else from the plan.
 */
export function sessionTrimp(session: SessionEffort & { attended: boolean }): Score {
  const zones = session.attended ? zoneMinutesOf(session) : null
  return zones ? { value: edwardsTrimp(zones.minutes), basis: zones.basis } : NO_SCORE
}

/** Sex null is computed as male and flagged as an estimate. */
export type HeartProfile = { rest_hr: number; max_hr: number; sex: 'male' | 'female' | null }

/** Scale and exponent for men and women (Banister 1991; Morton, Fitz-Clarke and Banister 1990). */
const BANISTER = { male: { a: 0.64, k: 1.92 }, female: { a: 0.86, k: 1.67 } } as const

/**
 * Points a minute at a heart rate: x·a·e^(kx), x being the share of the heart-rate reserve in use,
 * 0 to 1.
 */
function banisterRate(hr: number, { rest_hr, max_hr, sex }: HeartProfile): number | null {
  const share = reserveShare(hr, rest_hr, max_hr)
  if (share === null) return null
  const x = Math.min(1, Math.max(0, share))
  const { a, k } = BANISTER[sex ?? 'male']
  return x * a * Math.exp(k * x)
}

/** Banister's TRIMP of a block at one heart rate; null when the profile has no reserve. */
export function banisterBlock(minutes: number, hr: number, profile: HeartProfile): number | null {
  const rate = banisterRate(hr, profile)
  return rate === null ? null : minutes * rate
}

/**
 * Banister's TRIMP sample by sample, which credits hard minutes more than their mean does. Gaps
 * count 10 s at most.
 */
export function banisterTrimp(
  time_s: ArrayLike<number>,
  hr: ArrayLike<number>,
  profile: HeartProfile,
): Score {
  if (profile.max_hr <= profile.rest_hr) return NO_SCORE
  let value = 0
  let seen_s = 0
  eachHeartRate(time_s, hr, (beats, seconds) => {
    value += (seconds / 60) * (banisterRate(beats, profile) ?? 0)
    seen_s += seconds
  })
  return seen_s > 0 ? { value, basis: profile.sex === null ? 'estimated' : 'measured' } : NO_SCORE
}
