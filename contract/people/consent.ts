import { CONSENT_ANSWERS } from '#domain/constants/consent.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Day,
  Email,
  Name,
  nullable,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

const user = { level: 'user' } as const
const visitor = { level: 'public' } as const

const HealthConsent = T.Object({
  state: WordOf('unanswered', ...CONSENT_ANSWERS),
  /** The version of the text to agree to now. */
  text_version: T.String(),
  /** Years from which one decides alone, by the countries of one's clubs. */
  age_of_consent: T.Integer(),
  /** The day by which the age counts: the earliest by the clocks of one's clubs. */
  day: Day,
  /** It is null while no day of birth is known. */
  needs_guardian: nullable(T.Boolean()),
  clubs: T.Array(T.String()),
  /** The answers and their times, the latest first. */
  record: T.Array(
    T.Object({
      answer: WordOf(...CONSENT_ANSWERS),
      text_version: T.String(),
      answered_at: T.String(),
      guardian_email: nullable(T.String()),
      guardian_name: nullable(T.String()),
    }),
  ),
})
export type HealthConsent = Static<typeof HealthConsent>

export const healthConsent = endpoint({
  method: 'GET',
  path: 'health-consent',
  access: user,
  summary: 'How the own consent to health data stands, with the record of all answers',
  reply: data(HealthConsent),
})

export const answerHealthConsent = endpoint({
  method: 'POST',
  path: 'health-consent',
  access: user,
  summary:
    'Give, decline or withdraw consent to health data; below the age of consent a ' +
    'guardian is asked by mail',
  body: Strict({
    answer: WordOf('given', 'declined', 'withdrawn'),
    text_version: Text(40, 1),
    /** Needed once, while none is known. */
    date_of_birth: T.Optional(Day),
    /** Needed of those who may not yet decide alone. */
    guardian_email: T.Optional(Email),
  }),
  reply: data(HealthConsent),
})

const code = T.Object({ code: Text(100, 1) })

const GuardianQuestion = T.Object({
  state: WordOf('open', 'answered', 'used', 'expired'),
  child: T.String(),
  clubs: T.Array(T.String()),
  agreed: nullable(T.Boolean()),
  answered_at: nullable(T.String()),
  text_version: T.String(),
})
export type GuardianQuestion = Static<typeof GuardianQuestion>

export const guardianQuestion = endpoint({
  method: 'GET',
  path: 'guardian-consent/{code}',
  access: visitor,
  summary: 'What a parent or guardian is asked by mail; looking answers nothing',
  params: code,
  reply: data(GuardianQuestion),
})

export const answerAsGuardian = endpoint({
  method: 'POST',
  path: 'guardian-consent/{code}',
  access: visitor,
  summary: 'A guardian’s answer; the link of a yes takes it back at any time',
  params: code,
  body: Strict({ agrees: T.Boolean(), name: Name(200), text_version: Text(40, 1) }),
  reply: data(GuardianQuestion),
})
