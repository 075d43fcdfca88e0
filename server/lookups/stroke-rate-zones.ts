import { STROKE_RATE_ZONES } from '#domain/constants/intensities.ts'
import { isPaddling } from '#domain/constants/sports.ts'

const zones = (sport: keyof typeof STROKE_RATE_ZONES) =>
  STROKE_RATE_ZONES[sport].map(({ id, from, to }) => ({
    id,
    name: from === null ? `< ${to + 1}` : to === null ? `> ${from - 1}` : `${from}–${to}`,
    start: from,
    end: to,
    sport,
  }))

/**
 * Returns the zones of one sport, or of both when no sport is given; sports without strokes have
 * none.
 */
export function strokeRateZonesOf(sportId: number | undefined) {
  if (sportId === undefined) return [...zones('rowing'), ...zones('paddling')]
  if (isPaddling(sportId)) return zones('paddling')
  return sportId === 1 || sportId === 2 ? zones('rowing') : []
}
