import { useTranslation } from 'react-i18next'
import { COX_POSITION, type Boat } from '#domain/constants/boats.ts'

/** "seat 3", "bow", "stroke", "cox"; short: "3", "1", "8", "C". */
export function useSeatName(): (boat: Boat, position: number, length: 'short' | 'long') => string {
  const { t } = useTranslation('crews')
  return (boat, position, length) => {
    const key = roleOf(boat, position)
    if (key === 'cox' || key === 'helm' || key === 'drummer') return t(`seat.${length}.${key}`)
    if (length === 'short') return String(position)
    return key === 'number' ? t('seat.long.number', { number: position }) : t(`seat.long.${key}`)
  }
}

function roleOf(
  { steering, seats, sport }: Boat,
  position: number,
): 'number' | 'cox' | 'helm' | 'drummer' | 'bow' | 'stroke' {
  if (position === COX_POSITION) return steering === 'cox' ? 'cox' : 'helm'
  if (position > seats) return 'drummer'
  if (sport !== 'rowing' || seats === 1) return 'number'
  return position === 1 ? 'bow' : position === seats ? 'stroke' : 'number'
}
