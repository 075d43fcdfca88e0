import { Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { drawPin, type PinnedMap, type Place } from './draw-pin.ts'
import './map.css'

export type PinMapProps = {
  pin: Place | null
  onPin: (pin: Place) => void
  /** Address with {z}/{x}/{y}; null asks nobody for anything. */
  tileUrl: string | null
  attribution: string
  /** What is pinned: "Map of the venue". */
  label: string
  height?: number
}

/** A map to set one pin on by a click; fields beside it do the same for the keyboard. */
export function PinMap({ pin, onPin, tileUrl, attribution, label, height = 280 }: PinMapProps) {
  const { t } = useTranslation('ui')
  const host = useRef<HTMLDivElement>(null)
  const drawn = useRef<PinnedMap>(null)
  const set = useEffectEvent(onPin)
  const first = useEffectEvent(() => pin)

  useEffect(() => {
    if (!host.current) return undefined
    const words = { zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') }
    const map = drawPin(host.current, { pin: first(), tileUrl, attribution, words, onPin: (place) => set(place) })
    drawn.current = map
    return () => {
      drawn.current = null
      map.remove()
    }
  }, [tileUrl, attribution, t])

  useEffect(() => drawn.current?.place(pin), [pin])

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
