import {
  IconBarbell,
  IconBike,
  IconCarFan,
  IconKayak,
  IconMoonStars,
  IconRun,
  IconStretching,
  IconSwimming,
  type Icon,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { isErgoType, isPaddling, SPORT, sportById } from '#domain/constants/sports.ts'
import { SPORT_COLOURS, type Tone } from '../ui/theme-colours.ts'
import { OarsIcon } from './OarsIcon.tsx'

export type SportFamily = keyof typeof SPORT_COLOURS
export type SportLook = { family: SportFamily; tone: Tone; icon: Icon | ComponentType<{ size?: number; 'aria-hidden'?: boolean }> }

const ICONS: Record<SportFamily, SportLook['icon']> = {
  rowing: OarsIcon,
  ergo: IconCarFan,
  bike: IconBike,
  run: IconRun,
  swim: IconSwimming,
  strength: IconBarbell,
  paddling: IconKayak,
  other: IconStretching,
  dayOff: IconMoonStars,
}

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
  return { family, tone: SPORT_COLOURS[family], icon: ICONS[family] }
}
