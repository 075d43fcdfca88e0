import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Mention } from '#contract/club/wall.ts'
import { mentionParts } from '#domain/wall/mentions.ts'
import { LinkedText } from '../messages/open.ts'
import classes from './wall.module.css'

/** What somebody wrote: names where people are mentioned, and addresses of the web as links. */
export function PostText({ text, mentions }: { text: string; mentions: readonly Mention[] }) {
  const { t } = useTranslation('wall')
  const names = new Map(mentions.map(({ id, full_name }) => [id, full_name ?? t('member')]))
  return (
    <p className={classes.text}>
      {mentionParts(text, new Set(names.keys())).map((part, index) =>
        part.mentioned === null ? (
          <LinkedText key={`${index} ${part.text}`} text={part.text} />
        ) : (
          <Text key={`${index} ${part.mentioned}`} span inherit fw={650}>
            {`@${names.get(part.mentioned) ?? ''}`}
          </Text>
        ),
      )}
    </p>
  )
}
