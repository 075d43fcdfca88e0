import { IconCheck, IconMinus, IconPlaneDeparture, IconX } from '@tabler/icons-react'
import type { Standing } from './week-slots.ts'

const ICONS = { free: IconCheck, busy: IconX, away: IconPlaneDeparture, unsaid: IconMinus } as const

export function StandingIcon({ standing }: { standing: Standing }) {
  const Icon = ICONS[standing]
  return <Icon size={16} aria-hidden />
}
