import { ColourBadge } from '../ui/ColourBadge.tsx'
import { sportLook } from './sport-look.ts'

/** The sport in its colour, with icon and name. */
export function SportBadge({ sport }: { sport: { id: number; name: string } }) {
  const { tone, icon: Icon, outlined } = sportLook(sport.id)
  return (
    <ColourBadge tone={tone} outlined={outlined} icon={<Icon size={16} aria-hidden />}>
      {sport.name}
    </ColourBadge>
  )
}
