import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Conflict } from '#contract/planning/sessions.ts'
import { ConflictList } from '../sessions/open.ts'
import { closeModal } from '../../shell/modals.ts'

export type MoveConflictsProps = {
  data: readonly Conflict[]
  total: number
  act: 'move' | 'paste'
  onAgree: () => void
}

/** Who would be elsewhere at that time, and the question whether it is to be so all the same. */
export function MoveConflicts({ data, total, act, onAgree }: MoveConflictsProps) {
  const { t } = useTranslation('calendar')
  return (
    <Stack>
      <ConflictList data={data} total={total} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" data-autofocus onClick={closeModal}>
          {t('conflict.leave')}
        </Button>
        <Button onClick={onAgree}>{t(`conflict.${act}`)}</Button>
      </Group>
    </Stack>
  )
}
