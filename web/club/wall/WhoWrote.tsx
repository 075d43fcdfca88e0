import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { WallComment } from '#contract/club/wall.ts'
import { useFormat } from '../../format/format.ts'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import classes from './wall.module.css'

type WhoWroteProps = {
  of: Pick<WallComment, 'author' | 'created_at' | 'is_edited'>
  small?: boolean
  /** The rank of the heading that the name is; without one it is none. */
  heading?: 2 | 3
  id?: string
}

/** Who wrote something and when; who is not seen stands without a name. */
export function WhoWrote({
  of: { author, created_at, is_edited },
  small = false,
  heading,
  id,
}: WhoWroteProps) {
  const { t } = useTranslation('wall')
  const format = useFormat()
  const name = author?.full_name ?? t('member')
  return (
    <div className={classes.who}>
      <PersonAvatar name={name} picture={author?.picture ?? null} size={small ? 'sm' : 'md'} />
      <span>
        <Text
          component={heading ? `h${heading}` : 'span'}
          id={id}
          fw={650}
          className={classes.author}
        >
          {name}
        </Text>{' '}
        <Text span size="sm" c="dimmed">
          <time dateTime={created_at} title={format.dateTimeExact(created_at)}>
            {format.within.dateTime(created_at)}
          </time>
          {is_edited && <span className={classes.edited}>{t('edited')}</span>}
        </Text>
      </span>
    </div>
  )
}
