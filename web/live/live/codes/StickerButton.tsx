import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { EquipmentDetail } from '#contract/boats/equipment.ts'
import { openModal } from '../../../shell/modals.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { Sticker } from './Sticker.tsx'

/** Opens the sticker by which phones record in a boat. */
export function StickerButton({ item: { id, name } }: { item: EquipmentDetail }) {
  const { t } = useTranslation('recorder')
  const viewer = useViewer()
  const club = viewer.selected?.club.name ?? ''
  const open = () =>
    openModal({
      title: t('sticker.title', { name }),
      content: <Sticker item={id} club={club} />,
    })
  return (
    <Button variant="default" leftSection={<IconQrcode size={18} />} onClick={open}>
      {t('sticker.open')}
    </Button>
  )
}
