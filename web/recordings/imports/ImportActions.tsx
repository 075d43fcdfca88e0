import { ActionIcon, Group } from '@mantine/core'
import { IconInfoCircle, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Import } from '#contract/recordings/imports.ts'
import { canUploadFor } from '#domain/rules/imports.ts'
import { openModal } from '../../shell/modals.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { isUnderWay } from './import-states.ts'
import { ImportInfo } from './ImportInfo.tsx'
import { useDeleteImport } from './queries.ts'
import { colon } from '../../format/punctuation.ts'

/** Beside a file: its own description, and the buttons to remove it. */
export function ImportActions({ item }: { item: Import }) {
  const { t } = useTranslation('imports')
  const viewer = useViewer()
  const confirm = useConfirm()
  const { mutate, isPending } = useDeleteImport(item.id)
  const { name } = item.file
  if (isUnderWay(item)) return null
  const info = <ImportInfo item={item} />
  async function ask() {
    const decision = {
      title: t('actions.deleteTitle', { name }),
      text: t('actions.deleteText'),
      confirm: t('actions.delete'),
      dangerous: true,
    }
    if (await confirm(decision)) mutate()
  }
  return (
    <Group gap={0} wrap="nowrap">
      {item.activities.length > 0 && (
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray"
          aria-label={`${t('actions.info')}${colon()}${name}`}
          onClick={() => openModal({ title: name, content: info })}
        >
          <IconInfoCircle size={20} />
        </ActionIcon>
      )}
      {canUploadFor(viewer, item.user_id) && (
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray"
          loading={isPending}
          aria-label={`${t('actions.delete')}${colon()}${name}`}
          onClick={() => void ask()}
        >
          <IconTrash size={20} />
        </ActionIcon>
      )}
    </Group>
  )
}
