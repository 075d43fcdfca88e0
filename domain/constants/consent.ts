/**
 * The text people agree to, by the day it was written; a record keeps the version that was shown.
 */
export const CONSENT_TEXT = '2026-11-29'

/** What is kept of an answer; `asked` waits for a guardian. */
export const CONSENT_ANSWERS = ['given', 'declined', 'withdrawn', 'asked'] as const
export type ConsentAnswer = (typeof CONSENT_ANSWERS)[number]
/** The state of somebody's consent: their last answer, or none yet. */
export type ConsentState = ConsentAnswer | 'unanswered'

/**
 * Years from which somebody consents alone (GDPR art. 8 and what member states made of it;
 * elsewhere the cautious 16). ISO 3166-1 alpha-2.
 */
export const AGE_OF_CONSENT: Readonly<Record<string, number>> = {
  AT: 14,
  BE: 13,
  BG: 14,
  CH: 16,
  CY: 14,
  CZ: 15,
  DE: 16,
  DK: 15,
  EE: 13,
  ES: 14,
  FI: 13,
  FR: 15,
  GB: 13,
  GR: 15,
  HR: 16,
  HU: 16,
  IE: 16,
  IS: 13,
  IT: 14,
  LI: 16,
  LT: 14,
  LU: 16,
  LV: 13,
  MT: 13,
  NL: 16,
  NO: 13,
  PL: 16,
  PT: 13,
  RO: 16,
  SE: 13,
  SI: 15,
  SK: 16,
}
export const AGE_OF_CONSENT_ELSEWHERE = 16
