import { Alert, Button, Group, Text } from '@mantine/core'
import { IconArrowMerge } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { undoMerge } from '#contract/planning/session-life.ts'
import { api } from '../../api/api.ts'
import { refetchSessions } from '../../api/refetch-after.ts'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'
import { marksQuery } from './queries.ts'
import { listSeparator } from '../../format/punctuation.ts'

/** Says that sessions were merged into this one within the last day, and offers to undo it. */
export function MergeNote({ id }: { id: number }) {
  const { t } = useTranslation('session-life')
  const format = useFormat()
  const merge = useQuery(marksQuery(id)).data?.data.merge
  const undo = useMutation({
    mutationFn: (mergeId: number) => api(undoMerge, { params: { id: mergeId } }),
    onSuccess: () => {
      notify('success', t('merge.undone'))
      void refetchSessions()
    },
  })
  if (!merge) return null
  return (
    <Alert color="teal" icon={<IconArrowMerge />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          {t('merge.standing', {
            names: merge.names.join(listSeparator()),
            when: format.within.dateTime(merge.merged_at),
          })}
        </Text>
        <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate(merge.id)}>
          {t('merge.undo')}
        </Button>
      </Group>
    </Alert>
  )
}
