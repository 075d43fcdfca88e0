import { Button, Group, Stack } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { makeConnectCodes } from '#contract/live/live.ts'
import { CrewsTab } from '../../../boats/crews/open.ts'
import { useSession } from '../../../planning/session-facts/open.ts'
import { openModal } from '../../../shell/modals.ts'
import { can, useViewer } from '../../../shell/viewer.ts'
import { ConnectCodes } from './ConnectCodes.tsx'

/** The crews of a session, and for who may change it the codes by which phones record. */
export function CrewsWithCodes() {
  return (
    <Stack gap="md">
      <OpenCodes />
      <CrewsTab />
    </Stack>
  )
}

function OpenCodes() {
  const { t } = useTranslation('recorder')
  const session = useSession()
  const viewer = useViewer()
  if (!can(makeConnectCodes.access, viewer) || !session.user_actions.edit) return null
  const open = () =>
    openModal({
      title: t('codes.title'),
      size: 'lg',
      content: <ConnectCodes session={session} club={viewer.selected?.club.name ?? ''} />,
    })
  return (
    <Group justify="flex-end">
      <Button variant="default" leftSection={<IconQrcode size={18} />} onClick={open}>
        {t('codes.open')}
      </Button>
    </Group>
  )
}
