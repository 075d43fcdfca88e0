import { useTranslation } from 'react-i18next'
import type { Thread } from '#contract/club/messages.ts'

/** What a thread is called: as what it is of, and that of the coaches in the reader’s words. */
export function useThreadName(): (thread: Pick<Thread, 'kind' | 'name'>) => string {
  const { t } = useTranslation('messages')
  return ({ kind, name }) => name ?? t(`kinds.${kind}`)
}
