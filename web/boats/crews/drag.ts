import type { Active, Over } from '@dnd-kit/core'
import type { Place, Taken } from './board.ts'

/**
 * What is dragged and where it may be dropped travel as data of the dragging library, which knows
 * nothing of their shape.
 */
export const dragOf = (active: Active): Taken | null =>
  (active.data.current as Taken | undefined) ?? null
export const dropOf = (over: Over | null): Place | 'pool' | null => {
  if (!over) return null
  const place = over.data.current as Place | undefined
  return over.id === POOL ? 'pool' : (place ?? null)
}

export const POOL = 'pool'
export const seatKey = ({ crew_id, position }: Place): string => `seat:${crew_id}:${position}`
export const personKey = (userId: number): string => `person:${userId}`
