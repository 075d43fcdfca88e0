import {
  IconActivity,
  IconBarbell,
  IconBeach,
  IconBike,
  IconKayak,
  IconRipple,
  IconRun,
  IconSwimming,
  IconTreadmill,
  type Icon,
} from '@tabler/icons-react'
import { isErgoType, isPaddling, SPORT, sportById } from '#domain/constants/sports.ts'
import { SPORT_COLOURS, type Tone } from '../ui/theme-colours.ts'

export type SportFamily = keyof typeof SPORT_COLOURS

const RUNNING = new Set<number>([SPORT.run, 18, 19, 20, 21])

/** The family whose colour and icon a sport wears. */
export function familyOf(sportId: number): SportFamily {
  const sport = sportById(sportId)
  if (sportId === SPORT.rowing) return 'rowing'
  if (sportId === SPORT.swim) return 'swim'
  if (sportId === SPORT.day_off) return 'dayOff'
  if (isErgoType(sportId)) return 'ergo'
  if (isPaddling(sportId)) return 'paddling'
  if (sport?.cycling_report) return 'bike'
  if (RUNNING.has(sportId)) return 'run'
  return sport?.category === 'SC' ? 'strength' : 'other'
}

const ICONS: Record<SportFamily, Icon> = {
  rowing: IconRipple,
  ergo: IconTreadmill,
  bike: IconBike,
  run: IconRun,
  swim: IconSwimming,
  strength: IconBarbell,
  paddling: IconKayak,
  other: IconActivity,
  dayOff: IconBeach,
}

export function sportLook(sportId: number): { tone: Tone; icon: Icon; outlined: boolean } {
  const family = familyOf(sportId)
  return { tone: SPORT_COLOURS[family], icon: ICONS[family], outlined: family === 'dayOff' }
}
