import { useTranslation } from 'react-i18next'
import type { Thread } from '#contract/club/messages.ts'
import { paths } from '../../paths/paths.ts'
import classes from './messages.module.css'
import { ThreadLine } from './ThreadLine.tsx'
import { colon } from '../../format/punctuation.ts'

/** Threads, the latest first, each with its last line and how much is unread. */
export function ThreadList({ threads, open }: { threads: readonly Thread[]; open: number | null }) {
  const { t } = useTranslation('messages')
  const lastLine = useLastLine()
  return (
    <nav aria-label={t('threads')}>
      <ul className={classes.threads}>
        {threads.map((thread) => (
          <li key={thread.id}>
            <ThreadLine
              thread={thread}
              to={paths.messages(thread.id)}
              at={thread.last?.sent_at}
              line={lastLine(thread)}
              isOpen={thread.id === open}
              muted={thread.muted}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useLastLine() {
  const { t } = useTranslation('messages')
  return ({ belongs, last, people_count }: Thread): string => {
    if (!belongs) return t('people', { count: people_count })
    if (!last) return t('nothingYet')
    const text = last.text ?? t('deletedOrFolded')
    if (last.is_own) return t('ownLine', { text })
    return `${last.author ?? t('someone')}${colon()}${text}`
  }
}
