import { shallowEqual } from '@mantine/hooks'
import type { Placed } from './place-sessions.ts'

type OfDay = { sessions: readonly Placed[] }

/**
 * Whether a day would be drawn as it was: the same sessions in the same order, and everything else
 * the same.
 */
export const sameDay = <Props extends OfDay>(
  { sessions: were, ...before }: Props,
  { sessions: are, ...after }: Props,
): boolean => shallowEqual(were, are) && shallowEqual(before, after)
