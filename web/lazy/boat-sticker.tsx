import { Suspense } from 'react'
import { lazyPart } from '../load/lazy-part.tsx'
import type { EquipmentDetail } from '#contract/boats/equipment.ts'
import { boatSticker } from '#contract/live/live.ts'
import { can, useViewer } from '../shell/viewer.ts'

const Button = lazyPart(() =>
  import('../live/live/codes/StickerButton.tsx').then((module) => ({
    default: module.StickerButton,
  })),
)

/** The sticker of a boat by which phones record in it; other equipment has none. */
export function BoatSticker({ item }: { item: EquipmentDetail }) {
  const viewer = useViewer()
  if (item.boat_type === null || !can(boatSticker.access, viewer)) return null
  return (
    <Suspense>
      <Button item={item} />
    </Suspense>
  )
}
