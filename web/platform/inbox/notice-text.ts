import { listSeparator } from '../../format/punctuation.ts'
import type { TFunction } from 'i18next'
import type { Notification } from '#contract/platform/inbox.ts'
import { noticeSentence } from '#texts/notice-sentence.ts'

/** Whatever a sentence may name, since each text asks for its own. */
const NOTHING = {
  club: '',
  person: '',
  child: '',
  news: '',
  boat: '',
  session: '',
  thread: '',
  challenge: '',
  from: '',
  team: '',
  rank: '',
  of: '',
  count: 0,
}

/** The sentence of a notice. */
export const noticeText = (
  t: TFunction<'notifications'>,
  notice: Pick<Notification, 'kind' | 'values' | 'club'>,
): string =>
  noticeSentence(
    { say: (key, values) => t(key, { ...NOTHING, ...values }), separator: listSeparator() },
    notice,
  )
