import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { loadTexts } from '../../i18n/i18n.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { loadChunk } from '../../shell/chunks.ts'
import classes from './home.module.css'

const part = {
  queryKey: ['training-distribution'],
  queryFn: async () => {
    const [{ DistributionPart }] = await loadChunk(
      Promise.all([import('./DistributionPart.tsx'), loadTexts(['distribution'])]),
    )
    return { DistributionPart }
  },
  staleTime: Infinity,
}

/** How training is distributed: fetched when it comes into sight, in a place kept free for it. */
export function TrainingDistribution() {
  const [isSeen, setSeen] = useState(false)
  const asked = useQuery({ ...part, enabled: isSeen })
  const Part = asked.data?.DistributionPart
  const watch = useCallback((place: HTMLElement | null) => {
    if (!place) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true)
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={watch} className={classes.later}>
      {Part ? <Part /> : isSeen && <Waiting for={asked} part rows={8} />}
    </div>
  )
}
