import { isErgoType, isPaddling, SPORT, sportById } from '#domain/constants/sports.ts'
import { SPORT_COLOURS, type Tone, type SportFamily } from '../ui/theme-colours.ts'
import { SPORT_ICONS } from './sport-icons.ts'

export type SportLook = { family: SportFamily; tone: Tone; /** The `d` of a path. */ icon: string }

/** Walking, hiking, indoor and trail running look like running. */
const ON_FOOT = new Set<number>([SPORT.run, 18, 19, 20, 21])

/** The family whose colour and icon a sport wears; events without a sport are "other". */
export function sportFamily(sportId: number | null): SportFamily {
  const sport = sportId === null ? undefined : sportById(sportId)
  if (!sport) return 'other'
  if (sport.id === SPORT.rowing) return 'rowing'
  if (sport.id === SPORT.swim) return 'swim'
  if (sport.id === SPORT.day_off) return 'dayOff'
  if (isErgoType(sport.id)) return 'ergo'
  if (isPaddling(sport.id)) return 'paddling'
  if (sport.cycling_report) return 'bike'
  if (ON_FOOT.has(sport.id)) return 'run'
  return sport.category === 'SC' ? 'strength' : 'other'
}

export function sportLook(sportId: number | null): SportLook {
  const family = sportFamily(sportId)
  return { family, tone: SPORT_COLOURS[family], icon: SPORT_ICONS[family] }
}
