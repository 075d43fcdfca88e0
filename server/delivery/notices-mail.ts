import { KINDS, noticeKind, type NoticeGroup } from '#domain/notices/kinds.ts'
import { nameInMail } from '#domain/rules/names.ts'
import type { MailSection, MailValues } from '#texts/mails.ts'
import type { Receiver } from './receivers.ts'
import { ALL_NOTICES, placeOf, sentenceOutside, sessionLines, type DueNotice } from './sentences.ts'

/** At most so many notices are written out in one mail. */
const MOST_IN_MAIL = 40

/** What a mail of these notices stops: one group, all (null), or nothing. */
export function topicOf(notices: readonly DueNotice[]): NoticeGroup | null | 'fixed' {
  const groups = new Set(
    notices.flatMap(({ kind }) => {
      const known = noticeKind(kind)
      return known === null || KINDS[known].fixed ? [] : [KINDS[known].group]
    }),
  )
  const [only, ...more] = groups
  if (only === undefined) return 'fixed'
  return more.length > 0 ? null : only
}

/** The words of a mail of all that is due, by club. */
export function noticesMail(
  { first_name, language }: Pick<Receiver, 'first_name' | 'language'>,
  notices: readonly DueNotice[],
): MailValues['notices'] {
  const shown = notices.slice(0, MOST_IN_MAIL)
  const byClub = Map.groupBy(shown, ({ club_name }) => club_name)
  const sections: MailSection[] = [...byClub].map(([name, own]) => ({
    title: name === null ? null : nameInMail(name),
    items: own.map((notice) => ({
      text: sentenceOutside(language, notice),
      details: sessionLines(language, notice),
    })),
  }))
  const [only] = notices
  const [club, ...others] = new Set(notices.map(({ club_name }) => club_name))
  return {
    name: first_name,
    club: others.length === 0 ? (club ?? '') : '',
    count: notices.length,
    more: notices.length - shown.length,
    sections,
    link: notices.length === 1 && only ? placeOf(only) : ALL_NOTICES,
  }
}
