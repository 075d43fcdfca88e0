import { lazy, useEffect, useRef, useState, Suspense } from 'react'
import { orNothing } from '../load/or-nothing.ts'
import type { Place } from '#domain/wall/places.ts'
import { loadTexts } from '../i18n/i18n.ts'
import { drawInSight } from '../ui/in-sight.ts'

/** Fetched with the first wall that comes into sight, its texts beside it. */
const WallPart = lazy(() =>
  orNothing(
    Promise.all([import('../club/wall/WallPart.tsx'), loadTexts(['wall', 'messages'])]).then(
      ([module]) => ({ default: module.WallPart }),
    ),
  ),
)

/** The wall of a place as a part of its page, which costs nothing until it is about to be seen. */
export function LazyWall({ place }: { place: Place }) {
  const [isNear, setNear] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!element.current) return undefined
    return drawInSight([element.current], () => setNear(true)).stop
  }, [])
  return (
    <div ref={element} style={{ minHeight: '8rem' }}>
      {isNear && (
        <Suspense>
          <WallPart place={place} />
        </Suspense>
      )}
    </div>
  )
}
