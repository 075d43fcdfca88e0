import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '#domain/time/duration.ts'
import { useFormat } from '../format/format.ts'
import { isFault, type Reading } from './cell-text.ts'

type Typed = { reading: Reading; refused?: string | undefined }

/** What is wrong with a cell, in the reader's words; null where nothing is. */
export function useFaultWords() {
  const { t } = useTranslation('sheet')
  const format = useFormat()
  return useMemo(
    () =>
      (entry: Typed | undefined, isTime: boolean): string | null => {
        if (!entry) return null
        if (entry.refused !== undefined) return entry.refused
        const { reading } = entry
        if (!isFault(reading)) return null
        if (reading.fault === 'long') return t('faults.long', { most: format.number(reading.most) })
        if (reading.fault === 'speed')
          return t('faults.speed', { distance: format.distance(reading.distance) })
        if (reading.fault !== 'between') return t(`faults.${reading.fault}`)
        const { min, max } = reading.bounds
        // Nobody reads 604,800 seconds; with hours the bounds read the same in every shape.
        if (isTime) return t('faults.between', { min: clockTime(min), max: clockTime(max) })
        const limit = (bound: number) => format.number(bound, bound % 1 === 0 ? 0 : 1)
        return t('faults.between', { min: limit(min), max: limit(max) })
      },
    [t, format],
  )
}

/** "168:00:00" */
const clockTime = (seconds: number) => formatDuration(seconds, 'HH:mm:ss') ?? ''
