import type * as contract from '#contract/platform/inbox-settings.ts'
import type { NoticeTiming } from '#contract/platform/inbox-settings.ts'
import type { Language } from '#domain/constants/languages.ts'
import { isTimeZone } from '#domain/time/time-zone.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { fieldText } from '../../text/text.ts'
import { choose, forgetRefusal, keepTiming, stopMails } from './settings-commands.ts'
import { settingsOf, squadsOf, stopByCode } from './settings-queries.ts'

/** How notices reach the person, and the links in mails that stop them. */
export const noticeSettingsHandlers: Handlers<typeof contract> = {
  async noticeSettings({ db, viewer }) {
    return { data: await settingsOf(db, viewer.user_id) }
  },
  async saveNoticeSettings({ db, viewer: { user_id }, body, language }) {
    const { choice, timing, mails_stopped, mail_works } = body
    if (choice) {
      const { squad_id = null } = choice
      const own = squad_id === null ? [] : await squadsOf(db, user_id)
      demand(squad_id === null || own.some(({ id }) => id === squad_id), 'unknown_reference', {
        fields: { 'choice.squad_id': null },
      })
      await choose(db, user_id, { ...choice, squad_id })
    }
    if (timing) {
      demandReal(timing, language)
      await keepTiming(db, user_id, timing)
    }
    if (mails_stopped !== undefined) await stopMails(db, user_id, mails_stopped)
    if (mail_works) await forgetRefusal(db, user_id)
    return { data: await settingsOf(db, user_id) }
  },
  async stoppedNoticeMails({ db, params }) {
    return { data: found(await stopByCode(db, params.code, null)) }
  },
  async refuseNoticeMails({ db, params, body }) {
    return { data: found(await stopByCode(db, params.code, body.stopped)) }
  },
  async refuseNoticeMailsOneClick({ db, params }) {
    found(await stopByCode(db, params.code, true))
    return { data: { done: true } }
  },
}

/** @throws Refusal for a zone there is none of, and for quiet hours without an end */
function demandReal(timing: NoticeTiming, language: Language): void {
  const { time_zone, quiet_from, quiet_until } = timing
  if (!isTimeZone(time_zone)) throw wrongField('timing.time_zone', language)
  if ((quiet_from === null) !== (quiet_until === null))
    throw wrongField('timing.quiet_until', language)
}

const wrongField = (field: string, language: Language) =>
  new Refusal('invalid', { errors: { [field]: [fieldText(language, 'choice')] } })
