import { ActionIcon } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { exportThread } from '#contract/club/messages.ts'
import { mayExport } from '#domain/messages/safety.ts'
import { download } from '../../api/api.ts'
import { useViewer } from '../../shell/viewer.ts'

/** For managers and welfare persons: the thread as a file, which the audit log notes. */
export function ExportButton({ id }: { id: number }) {
  const { t } = useTranslation('messages')
  const viewer = useViewer()
  const save = useMutation({ mutationFn: () => download(exportThread, { params: { id } }) })
  if (!mayExport(viewer)) return null
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={t('export')}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      <IconDownload size={20} />
    </ActionIcon>
  )
}
