import { Text } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ThreadDetail } from '#contract/club/messages.ts'
import classes from './messages.module.css'
import { useWriters } from './use-typing.ts'

/** Who is writing in a thread just now; the line is kept free, so that nothing moves. */
export function TypingMarks({ thread }: { thread: ThreadDetail }) {
  const { t } = useTranslation('messages')
  const writers = useWriters(thread.id)
  const names = writers.map((id) => nameOf(thread, id) ?? t('someone'))
  return (
    <Text size="sm" c="dimmed" className={classes.typing} truncate>
      {wordsFor(names, t)}
    </Text>
  )
}

function wordsFor(names: readonly string[], t: TFunction<'messages'>): string {
  const [first, second] = names
  if (first === undefined) return ''
  if (second === undefined) return t('typing.one', { name: first })
  if (names.length === 2) return t('typing.two', { first, second })
  return t('typing.many', { number: names.length })
}

const nameOf = ({ people }: ThreadDetail, id: number) =>
  people.find((person) => person.id === id)?.full_name
