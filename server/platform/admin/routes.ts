import type * as mailContract from '#contract/platform/admin-mails.ts'
import type { MailSample } from '#contract/platform/admin-mails.ts'
import type * as upkeepContract from '#contract/platform/admin-upkeep.ts'
import type * as contract from '#contract/platform/admin.ts'
import type { ClubChange } from '#contract/platform/admin.ts'
import type { Language } from '#domain/constants/languages.ts'
import { SPORTS } from '#domain/constants/sports.ts'
import { canResetSecondStep, canSaveAccount } from '#domain/rules/admin.ts'
import { isTimeZone } from '#domain/time/time-zone.ts'
import type { MailTemplate, MailValues } from '#texts/mails.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { fieldText, serverTexts } from '../../text/text.ts'
import { compose } from '../../mail/compose.ts'
import { SAMPLE_VALUES } from '../../mail/sample-values.ts'
import { noticesMail } from '../../delivery/notices-mail.ts'
import type { DueNotice } from '../../delivery/sentences.ts'
import {
  activationLink,
  endSignIns,
  resetSecondStep,
  retryJob,
  saveClub,
  saveUser,
} from './commands.ts'
import {
  clubOf,
  clubsWhere,
  outboxMails,
  overview,
  platformErrors,
  readMail,
  signIns,
  troubledJobs,
  userOf,
  usersWhere,
  type MailView,
} from './queries.ts'

const TEMPLATES = Object.keys(SAMPLE_VALUES) as MailTemplate[]

/** Every mail in a language, as its readers would get it. */
function writeSamples(language: Language, site: string): MailSample[] {
  const values = valuesIn(language)
  return TEMPLATES.map((template) => {
    const { subject, text, html } = compose(template, language, values[template], site)
    return { template, subject, text, html }
  })
}

/** Notices and reports are written in the language of the reader before they become a mail. */
function valuesIn(language: Language): MailValues {
  const { notices, report } = SAMPLE_VALUES
  const { came, attendance } = serverTexts(language).reports.figures
  return {
    ...SAMPLE_VALUES,
    notices: { ...notices, sections: noticesMail(READER(language), NOTICES).sections ?? [] },
    report: { ...report, table: report.table && { ...report.table, heads: [came, attendance] } },
  }
}

const READER = (language: Language) => ({ first_name: SAMPLE_VALUES.notices.name, language })

const ABOUT = {
  link: null,
  created_at: '2026-11-27T06:00:00Z',
  club_id: 1,
  club_name: SAMPLE_VALUES.notices.club,
  time_zone: 'Europe/Berlin',
  default_sport_id: null,
} as const

const SESSION = { id: 1, start_date: '2026-11-28T07:00:00Z', all_day_event: false } as const

const NOTICES: readonly DueNotice[] = [
  {
    ...ABOUT,
    id: 1,
    kind: 'plan',
    values: {
      new: 1,
      changed: 1,
      sessions: [
        { ...SESSION, name: '3 × 2000 m', what: 'new', words: [] },
        { ...SESSION, name: 'UT2', what: 'changed', words: ['time', 'place'] },
      ],
    },
  },
  {
    ...ABOUT,
    id: 2,
    kind: 'crew-published',
    values: { boat: 'Falke', session: '3 × 2000 m' },
  },
]

/** The gate lets administrators in; the functions behind these queries ask again. */
export const adminHandlers = (
  mail: MailView,
  backupHours: number | null,
): Handlers<typeof contract> => ({
  adminOverview: async ({ db }) => ({ data: found(await overview(db, backupHours)) }),
  platformErrors: async ({ db, language }) => ({ data: await platformErrors(db, language) }),
  troubledJobs: async ({ db }) => ({ data: await troubledJobs(db) }),
  async retryJob({ db, params }) {
    demand(await retryJob(db, params.id), 'not_found')
    return { data: { done: true } }
  },
  signIns: ({ db, query }) => signIns(db, query.page),

  adminUsers: ({ db, query }) => usersWhere(db, query),
  adminUser: async ({ db, params }) => ({
    data: found(await userOf(db, params.id, mail.sendsMail)),
  }),
  adminCreateUser: async ({ db, body }) => ({
    data: { id: found(await saveUser(db, null, trimmed(body))) },
  }),
  async adminEditUser({ db, viewer, params, body }) {
    demand(canSaveAccount(viewer, params.id, body))
    return { data: { id: found(await saveUser(db, params.id, trimmed(body))) } }
  },
  async adminEndSignIns({ db, params }) {
    found(await userOf(db, params.id, mail.sendsMail))
    return { data: { ended: await endSignIns(db, params.id) } }
  },

  async adminActivationLink({ db, params }) {
    const { activation_by_hand } = found(await userOf(db, params.id, mail.sendsMail))
    demand(activation_by_hand)
    return { data: found(await activationLink(db, params.id, mail.publicUrl)) }
  },

  adminClubs: ({ db, query }) => clubsWhere(db, query),
  adminClub: async ({ db, params }) => ({ data: found(await clubOf(db, params.id)) }),
  async adminCreateClub({ db, body, language }) {
    demandReal(body, language)
    return { data: { id: refuseNonMember(await saveClub(db, null, body), language) } }
  },
  async adminEditClub({ db, params, body, language }) {
    demandReal(body, language)
    found(await clubOf(db, params.id))
    return { data: { id: refuseNonMember(await saveClub(db, params.id, body), language) } }
  },
})

export const adminUpkeepHandlers: Handlers<typeof upkeepContract> = {
  async adminResetSecondStep({ db, viewer, params }) {
    demand(canResetSecondStep(viewer, params.id))
    demand(await resetSecondStep(db, params.id), 'not_found')
    return { data: { done: true } }
  },
}

export const adminMailHandlers = (mail: MailView): Handlers<typeof mailContract> => ({
  outboxMails: ({ db, query }) => outboxMails(db, query.page),
  outboxMail: async ({ db, params }) => ({ data: found(await readMail(db, params.id, mail)) }),
  mailSamples: async ({ query }) => ({ data: writeSamples(query.language, mail.publicUrl) }),
})

const trimmed = <A extends object>(account: A): A =>
  Object.fromEntries(
    Object.entries(account).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as A

const wrongField = (field: string, language: Language) =>
  new Refusal('invalid', { errors: { [field]: [fieldText(language, 'choice')] } })

function demandReal({ time_zone, default_sport_id }: ClubChange, language: Language): void {
  if (time_zone !== undefined && !isTimeZone(time_zone)) throw wrongField('time_zone', language)
  if (default_sport_id !== undefined && !SPORTS.some(({ id }) => id === default_sport_id))
    throw wrongField('default_sport_id', language)
}

/** Nothing is saved for a creator who does not exist. */
function refuseNonMember(clubId: number | null, language: Language): number {
  if (clubId === null) throw wrongField('creator_id', language)
  return clubId
}
