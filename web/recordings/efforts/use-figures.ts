import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { sportById } from '#domain/constants/sports.ts'
import { PACE_DISTANCE_M, paceOfSpeed } from '#domain/time/pace.ts'
import { useFormat } from '../../format/format.ts'

type Measured = {
  time: number
  distance: number | null
  speed: number | null
  stroke_rate: number | null
  heart_rate: number | null
  rolling?: boolean
}

/** "6:58.2 · 2,000 m · 1:44.6 /500 m · 28 spm · 171 bpm", of what was measured. */
export function useFigures(sportId: number): (measured: Measured) => string {
  const { t } = useTranslation('efforts')
  const format = useFormat()
  return useMemo(() => {
    const unit = sportById(sportId)?.pace ?? null
    const paceText = (speed: number | null) => {
      if (speed === null) return null
      if (unit === null || unit === 'kmh') return format.speed(speed)
      const reference = PACE_DISTANCE_M[unit]
      return format.pace(paceOfSpeed(speed, reference), reference)
    }
    return ({ time, distance, speed, stroke_rate, heart_rate, rolling = false }) =>
      [
        format.resultTime(time),
        distance === null ? null : format.distance(distance),
        paceText(speed),
        stroke_rate === null ? null : format.strokeRate(stroke_rate),
        heart_rate === null ? null : format.heartRate(heart_rate),
        rolling ? t('rolling') : null,
      ]
        .filter((text) => text !== null)
        .join(' · ')
  }, [sportId, format, t])
}
