import { Menu } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/planning/sessions.ts'
import { openModal } from '../../../shell/modals.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { ConnectCodes } from './ConnectCodes.tsx'

/** Opens the codes by which phones record the crews of a session. */
export function ConnectCodesItem({ session }: { session: Session }) {
  const { t } = useTranslation('recorder')
  const viewer = useViewer()
  const open = () =>
    openModal({
      title: t('codes.title'),
      size: 'lg',
      content: <ConnectCodes session={session} club={viewer.selected?.club.name ?? ''} />,
    })
  return (
    <Menu.Item leftSection={<IconQrcode size={18} aria-hidden />} onClick={open}>
      {t('codes.open')}
    </Menu.Item>
  )
}
