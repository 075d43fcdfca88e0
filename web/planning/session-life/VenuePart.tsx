import { Box } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { useState, Suspense } from 'react'
import { lazyPart } from '../../load/lazy-part.tsx'
import { mapSettings } from '../../ui/map/map-settings.ts'
import type { VenueMapProps } from './VenueMap.tsx'

const VenueMap = lazyPart(() =>
  import('./VenueMap.tsx').then((module) => ({ default: module.VenueMap })),
)
const MAP_HEIGHT = 280

/** The map of a venue, fetched when somebody comes to where it is. */
export function VenuePart(props: Pick<VenueMapProps, 'place' | 'label'>) {
  const { ref, inViewport } = useInViewport()
  const [isShown, setShown] = useState(false)
  if (inViewport && !isShown) setShown(true)
  return (
    <Box ref={ref} mih={MAP_HEIGHT}>
      <Suspense>
        {isShown && <VenueMap {...props} {...mapSettings()} height={MAP_HEIGHT} />}
      </Suspense>
    </Box>
  )
}
