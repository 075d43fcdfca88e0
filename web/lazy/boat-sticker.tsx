import { lazy } from 'react'
import { LazyPart } from '../load/LazyPart.tsx'
import type { EquipmentDetail } from '#contract/boats/equipment.ts'
import { boatSticker } from '#contract/live/live.ts'
import { loadChunk } from '../shell/chunks.ts'
import { can, useViewer } from '../shell/viewer.ts'

const Button = lazy(() =>
  loadChunk(
    import('../live/live/codes/StickerButton.tsx').then((module) => ({
      default: module.StickerButton,
    })),
  ),
)

/** The sticker of a boat by which phones record in it; other equipment has none. */
export function BoatSticker({ item }: { item: EquipmentDetail }) {
  const viewer = useViewer()
  if (item.boat_type === null || !can(boatSticker.access, viewer)) return null
  return (
    <LazyPart>
      <Button item={item} />
    </LazyPart>
  )
}
