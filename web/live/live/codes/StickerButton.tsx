import { Button, CopyButton, Group, Stack, Text } from '@mantine/core'
import { IconQrcode, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import type { EquipmentDetail } from '#contract/boats/equipment.ts'
import { boatSticker } from '#contract/live/live.ts'
import { openModal } from '../../../shell/modals.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { query } from '../../../api/api.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { imageOf } from '../../../ui/image-of.ts'
import { CodeSheet } from './CodeSheet.tsx'
import classes from './codes.module.css'

/** The permanent code of a boat, to be stuck to it; it is made by being asked for. */
function Sticker({ item, club }: { item: number; club: string }) {
  const { t } = useTranslation('recorder')
  const asked = useQuery(query(boatSticker, { params: { id: item } }))
  if (!asked.data) return <Waiting for={asked} rows={5} part />
  const { name, connect_url, qr_code } = asked.data.data
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('sticker.text')}
      </Text>
      <img
        className={classes.onScreen}
        src={imageOf(qr_code)}
        alt={t('codes.of', { name })}
        width={220}
        height={220}
      />
      <Text size="sm" className={classes.url}>
        {connect_url}
      </Text>
      <Group>
        <Button leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
          {t('sticker.print')}
        </Button>
        <CopyButton value={connect_url}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'codes.copied' : 'codes.copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
      <CodeSheet codes={[{ id: item, name, qr_code }]} title={name} subtitle={club} />
    </Stack>
  )
}

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
