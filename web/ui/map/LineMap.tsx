import { Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { drawLines, type LinedMap } from './draw-lines.ts'
import type { Place } from './draw-pin.ts'
import './map.css'

export type Point = Place

export type LineMapProps = {
  /** Two points a line, in the order they were set. */
  points: readonly Point[]
  centre: Point
  onPoint: (point: Point) => void
  /** Address with {z}/{x}/{y}; null asks nobody for anything. */
  tileUrl: string | null
  attribution: string
  label: string
  height?: number
}

/** A map to draw lines on by clicks; fields beside it do the same for the keyboard. */
export function LineMap({ points, centre, onPoint, tileUrl, attribution, label, height = 320 }: LineMapProps) {
  const { t } = useTranslation('ui')
  const host = useRef<HTMLDivElement>(null)
  const drawn = useRef<LinedMap>(null)
  const set = useEffectEvent(onPoint)
  const first = useEffectEvent(() => centre)

  useEffect(() => {
    if (!host.current) return undefined
    const words = { zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') }
    const map = drawLines(host.current, { centre: first(), tileUrl, attribution, words, onPoint: (point) => set(point) })
    drawn.current = map
    return () => {
      drawn.current = null
      map.remove()
    }
  }, [tileUrl, attribution, t])

  useEffect(() => drawn.current?.show(points), [points])

  return (
    <div>
      <div ref={host} className="ui-map" role="application" aria-label={label} style={{ height }} />
      {tileUrl === null && (
        <Text size="xs" c="dimmed">
          {t('map.unavailable')}
        </Text>
      )}
    </div>
  )
}
