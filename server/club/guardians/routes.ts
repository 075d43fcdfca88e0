import type * as contract from '#contract/club/guardians.ts'
import { CONSENT_TEXT } from '#domain/constants/consent.ts'
import { daysBetween } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { callRoutine } from '../../db/routine.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { markAttendance } from '../../planning/attendance/open.ts'
import { removeAbsence, saveAbsence } from '../../planning/availability/open.ts'
import { consentOfChild, daysOfChild, isOfChild, ownChildren } from './queries.ts'

const LONGEST_DAYS = 366

export const guardianHandlers: Handlers<typeof contract> = {
  async children({ db }) {
    return { data: await ownChildren(db) }
  },
  async childDays({ db, clubId, timeZone, child }) {
    const today = dayIn(timeZone, new Date())
    return { data: await daysOfChild(db, clubId, { child_id: child.user_id, today }) }
  },
  async answerForChild({ db, clubId, viewer, child, body }) {
    const { session_id, ...mark } = body
    const { user_id } = child
    demand(await isOfChild(db, clubId, user_id, session_id), 'not_found')
    const waiting = await markAttendance(db, clubId, {
      session_id,
      marks: [{ ...mark, user_id }],
      reader: { user_id, edits: false },
      by: viewer.user_id,
    })
    return { data: { done: true, waiting: waiting.includes(user_id) } }
  },
  async addChildAbsence({ db, clubId, viewer, child, body }) {
    const days = daysBetween(body.from_date, body.until_date)
    demand(days >= 0 && days < LONGEST_DAYS, 'end_before_start', { fields: { until_date: null } })
    return { data: await saveAbsence(db, clubId, child.user_id, body, viewer.user_id) }
  },
  async deleteChildAbsence({ db, clubId, viewer, child, params }) {
    const { user_id } = child
    demand(await removeAbsence(db, clubId, user_id, params.id, viewer.user_id), 'not_found')
    return { data: { done: true } }
  },
  async childConsent({ db, child }) {
    return { data: await consentOfChild(db, child.user_id) }
  },
  async answerChildConsent({ db, child, body, language }) {
    demand(body.text_version === CONSENT_TEXT, 'conflict')
    const { decides, age_of_consent } = await consentOfChild(db, child.user_id)
    demand(decides, 'child_decides')
    await callRoutine(db, 'answer_for_child', {
      child: child.user_id,
      said: body.answer,
      shown: body.text_version,
      in_language: language,
      age: age_of_consent,
    })
    return { data: await consentOfChild(db, child.user_id) }
  },
  async leaveChild({ db, child }) {
    demand(
      (await callRoutine(db, 'leave_guardian', { child: child.user_id })) === true,
      'not_found',
    )
    return { data: { done: true } }
  },
}
