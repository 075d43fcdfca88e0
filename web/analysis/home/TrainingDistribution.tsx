import { useQuery } from '@tanstack/react-query'
import { useCallback, useState, type ComponentType } from 'react'
import { loadTexts } from '../../i18n/i18n.ts'
import type { Bundle } from '../../i18n/bundles.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { loadChunk } from '../../shell/chunks.ts'
import classes from './home.module.css'

type LatePartProps = {
  name: string
  load: () => Promise<ComponentType>
  texts: readonly Bundle[]
  /** It is as high as what comes into it. */
  className: string | undefined
}

/** A part of home that is fetched when it comes into sight, in a place kept free for it. */
function LatePart({ name, load, texts, className }: LatePartProps) {
  const [isSeen, setSeen] = useState(false)
  const asked = useQuery({
    queryKey: [name],
    queryFn: async () => {
      const [Part] = await loadChunk(Promise.all([load(), loadTexts(texts)]))
      return { Part }
    },
    staleTime: Infinity,
    enabled: isSeen,
  })
  const Part = asked.data?.Part
  const watch = useCallback((place: HTMLElement | null) => {
    if (!place) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true)
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={watch} className={className}>
      {Part ? <Part /> : isSeen && <Waiting for={asked} part rows={8} />}
    </div>
  )
}

const loadPart = async () => (await import('./DistributionPart.tsx')).DistributionPart
const TEXTS = ['distribution'] as const

/** How training is distributed. */
export const TrainingDistribution = () => (
  <LatePart name="training-distribution" load={loadPart} texts={TEXTS} className={classes.later} />
)
