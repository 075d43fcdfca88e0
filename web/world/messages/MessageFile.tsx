import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { messageFile } from '#contract/world/messages-files.ts'
import type { Message } from '#contract/world/messages.ts'
import { download } from '../../api.ts'
import { useFormat } from '../../format.ts'
import classes from './messages.module.css'

type Props = { threadId: number; number: number; file: NonNullable<Message['file']> }

/** A file of a message, which is saved by name. */
export function MessageFile({ threadId, number, file: { name, size } }: Props) {
  const { t } = useTranslation('messages')
  const format = useFormat()
  const save = useMutation({
    mutationFn: () => download(messageFile, { params: { id: threadId, number } }),
  })
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
