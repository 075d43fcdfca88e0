import { Alert, Button, Group, Text } from '@mantine/core'
import { IconPencilPause, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { openModal } from '../../shell/modals.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { publishingQuery } from './queries.ts'
import { listSeparator } from '../../format/punctuation.ts'

/**
 * Shows those who may edit a session that it is a draft or has changed since it was published, with
 * the button that notifies people.
 */
export function PublishSession({ id, published }: { id: number; published: boolean }) {
  const { t } = useTranslation('publishing')
  const state = useQuery(publishingQuery(id)).data?.data
  const words = state?.words.map((word) => t(`words.${word}`)).join(listSeparator()) ?? ''
  if (published && words === '' && (state?.unnotified ?? 0) === 0) return null
  const open = () =>
    openModal({ title: t('title'), content: <PublishDialog scope={{ session_ids: [id] }} /> })
  const text = !published
    ? t('isDraft')
    : words === ''
      ? t('unnotified', { count: state?.unnotified ?? 0 })
      : t('since', { words })
  return (
    <Alert color="amber" icon={<IconPencilPause />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" role="status">
          {text}
        </Text>
        <Button leftSection={<IconSend size={18} />} onClick={open}>
          {published ? t('notifyCrew') : t('publish')}
        </Button>
      </Group>
    </Alert>
  )
}
