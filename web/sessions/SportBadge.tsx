import { sportLook } from '../lookups/sport-look.ts'
import { ColourBadge } from '../ui/ColourBadge.tsx'

/** The sport in its colour, with icon and name. */
export function SportBadge({ sport }: { sport: { id: number; name: string } }) {
  const { family, tone, icon: Icon } = sportLook(sport.id)
  return (
    <ColourBadge tone={tone} outlined={family === 'dayOff'} icon={<Icon size={16} aria-hidden />}>
      {sport.name}
    </ColourBadge>
  )
}
