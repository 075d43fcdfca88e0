import { Button } from '@mantine/core'
import { IconSpeakerphone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isCoach } from '#domain/rules/viewer.ts'
import { useViewer } from '../../shell/viewer.ts'
import { useOpenThread } from './use-open-thread.ts'

/** Leads coaches to the thread of the coaches, which is there once for all of them. */
export function OpenCoaches() {
  const { t } = useTranslation('messages')
  const viewer = useViewer()
  const open = useOpenThread()
  if (!isCoach(viewer)) return null
  return (
    <Button
      variant="default"
      leftSection={<IconSpeakerphone size={18} />}
      loading={open.isPending}
      onClick={() => open.mutate({ kind: 'coaches' })}
    >
      {t('kinds.coaches')}
    </Button>
  )
}
