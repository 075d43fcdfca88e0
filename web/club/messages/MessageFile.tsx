import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message } from '#contract/club/messages.ts'
import { useFormat } from '../../format/format.ts'
import { MessageSourceContext } from './message-source.ts'
import classes from './messages.module.css'

type MessageFileProps = { threadId: number; number: number; file: NonNullable<Message['file']> }

/** A file of a message, which is saved by name. */
export function MessageFile({ threadId, number, file: { name, size } }: MessageFileProps) {
  const { t } = useTranslation('messages')
  const format = useFormat()
  const source = useContext(MessageSourceContext)
  const save = useMutation({ mutationFn: () => source.save({ id: threadId, number }) })
  return (
    <Button
      variant="default"
      className={classes.file ?? ''}
      leftSection={<IconDownload size={18} aria-hidden />}
      aria-label={t('file.save', { name })}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {`${name} · ${format.bytes(size)}`}
    </Button>
  )
}
