import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { EquipmentDetail } from '#contract/boats/equipment.ts'
import { boatSticker } from '#contract/live/live.ts'
import { EquipmentLogsPage } from '../../../boats/equipment/open.ts'
import { openModal } from '../../../shell/modals.ts'
import { can, useViewer } from '../../../shell/viewer.ts'
import { Sticker } from './Sticker.tsx'

/** One thing of the boathouse, a boat with the sticker by which phones record in it. */
export function BoatWithSticker() {
  return <EquipmentLogsPage more={openSticker} />
}

const openSticker = (item: EquipmentDetail) => <OpenSticker item={item} />

function OpenSticker({ item: { id, name, boat_type } }: { item: EquipmentDetail }) {
  const { t } = useTranslation('recorder')
  const viewer = useViewer()
  if (boat_type === null || !can(boatSticker.access, viewer)) return null
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
