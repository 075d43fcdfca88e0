import type * as contract from '#contract/people/consent.ts'
import { CONSENT_TEXT } from '#domain/constants/consent.ts'
import { LIST_SEPARATOR, type Language } from '#domain/constants/languages.ts'
import {
  ageOfConsent,
  dayOfConsent,
  isPlausibleBirth,
  needsGuardian,
} from '#domain/rules/consent.ts'
import type { Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { queueMail } from '../../mail/queue.ts'
import {
  answerAsGuardian,
  askGuardian,
  endGuardianCodes,
  keepBirth,
  recordAnswer,
} from './commands.ts'
import { consentFacts, consentOf, guardianQuestionOf, type ConsentFacts } from './queries.ts'

/** Counts an attempt at `name`; seconds to wait, or 0. */
type Limit = { wait(from: string, name: string): Promise<number> }
type Parts = { publicUrl: string; mailLimit: Limit }
type ConsentDetails = { date_of_birth?: string; guardian_email?: string }

export const consentHandlers = ({ publicUrl, mailLimit }: Parts): Handlers<typeof contract> => {
  /** A minor's yes is a question to the guardian, who answers by mail. */
  async function ask(
    db: Db,
    facts: ConsentFacts,
    address: string,
    language: Language,
  ): Promise<void> {
    const wait = await mailLimit.wait(facts.email, address)
    if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
    const code = await askGuardian(db, address)
    const values = {
      name: '',
      child: facts.full_name,
      club: facts.clubs.join(LIST_SEPARATOR[language]) || 'Slipway',
      link: `${publicUrl}/guardian-consent/${code}`,
    }
    await queueMail(db, { address, language, template: 'guardian', values })
  }

  return {
    async healthConsent({ db, viewer }) {
      return { data: await consentOf(db, viewer.user_id) }
    },
    async answerHealthConsent({ db, viewer, body, language }) {
      const { answer, text_version } = body
      demand(text_version === CONSENT_TEXT, 'conflict')
      const facts = await consentFacts(db)
      const age_of_consent = ageOfConsent(facts.countries)
      const guardian =
        answer === 'given' ? await guardianFor(db, viewer.user_id, facts, body) : null
      if (guardian !== null) await ask(db, facts, guardian, language)
      else await endGuardianCodes(db)
      const noted = { text_version, language, age_of_consent, guardian_email: guardian }
      await recordAnswer(db, viewer.user_id, {
        ...noted,
        answer: guardian === null ? answer : 'asked',
      })
      return { data: await consentOf(db, viewer.user_id) }
    },
    async guardianQuestion({ db, params }) {
      return { data: found(await guardianQuestionOf(db, params.code), 'code_unknown') }
    },
    async answerAsGuardian({ db, params, body, language }) {
      demand(body.text_version === CONSENT_TEXT, 'conflict')
      await answerAsGuardian(db, params.code, { ...body, language })
      return { data: found(await guardianQuestionOf(db, params.code), 'code_unknown') }
    },
  }
}

/**
 * Whom to ask, or null of somebody who decides alone. A day of birth that is known already is not
 * replaced.
 */
async function guardianFor(
  db: Db,
  userId: number,
  facts: ConsentFacts,
  given: ConsentDetails,
): Promise<string | null> {
  const today = dayOfConsent(facts.time_zones, new Date())
  const born = facts.date_of_birth ?? given.date_of_birth
  demand(born !== undefined, 'invalid', { fields: { date_of_birth: 'required' } })
  demand(isPlausibleBirth(born, today), 'invalid', { fields: { date_of_birth: 'date' } })
  if (facts.date_of_birth === null) await keepBirth(db, userId, born)
  if (!needsGuardian(born, today, ageOfConsent(facts.countries))) return null
  const address = given.guardian_email?.trim().toLowerCase()
  demand(address !== undefined, 'invalid', { fields: { guardian_email: 'required' } })
  demand(address !== facts.email, 'invalid', { fields: { guardian_email: 'own_address' } })
  return address
}
