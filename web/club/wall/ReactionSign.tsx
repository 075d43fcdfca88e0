import {
  IconBarbell,
  IconConfetti,
  IconHeart,
  IconKayak,
  IconMoodHappy,
  IconThumbUp,
  type Icon,
} from '@tabler/icons-react'
import type { Reaction } from '#domain/wall/reactions.ts'
import classes from './wall.module.css'

const ICONS: Readonly<Record<Reaction, Icon>> = {
  like: IconThumbUp,
  heart: IconHeart,
  strong: IconBarbell,
  celebrate: IconConfetti,
  laugh: IconMoodHappy,
  rowing: IconKayak,
}

/** The sign of a reaction, drawn the same on every device. */
export function ReactionSign({ kind }: { kind: Reaction }) {
  const Sign = ICONS[kind]
  return <Sign size={18} className={classes.sign} data-kind={kind} aria-hidden />
}
