import type { MailSample } from '#contract/platform/admin-mails.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { MailTemplate, MailValues } from '#texts/mails.ts'
import { compose } from '../../mail/compose.ts'
import { SAMPLE_VALUES } from '../../mail/sample-values.ts'
import { noticesMail } from '../../delivery/notices-mail.ts'
import type { DueNotice } from '../../delivery/sentences.ts'
import { serverTexts } from '../../text/text.ts'

const TEMPLATES = Object.keys(SAMPLE_VALUES) as MailTemplate[]

/** Every mail in a language, as its readers would get it. */
export function writeSamples(language: Language, site: string): MailSample[] {
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
