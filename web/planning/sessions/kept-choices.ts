import type { People } from './session-draft.ts'

/** Choices that serve the next session on this device. Signing out clears them. */

const MOST_SPORTS = 5
export const QUICK_ASSIGNS = ['squads', 'athletes', 'coaches'] as const
export type QuickAssign = (typeof QUICK_ASSIGNS)[number]

const sportsKey = (clubId: number) => `recent-sports-${clubId}`
const assignKey = (clubId: number) => `quick-assign-${clubId}`
const peopleKey = (clubId: number) => `last-people-${clubId}`

export const recentSports = (clubId: number): number[] => idsIn(read(sportsKey(clubId)))

export function keepSport(clubId: number, sportId: number): void {
  const sports = [sportId, ...recentSports(clubId).filter((id) => id !== sportId)]
  localStorage.setItem(sportsKey(clubId), JSON.stringify(sports.slice(0, MOST_SPORTS)))
}

export const quickAssign = (clubId: number): QuickAssign => {
  const kept = read(assignKey(clubId))
  return QUICK_ASSIGNS.find((kind) => kind === kept) ?? 'squads'
}
export const keepQuickAssign = (clubId: number, kind: QuickAssign): void =>
  localStorage.setItem(assignKey(clubId), JSON.stringify(kind))

/** The people the last session was assigned to; null if it was nobody. */
export function lastPeople(clubId: number): People | null {
  const kept = read(peopleKey(clubId))
  if (typeof kept !== 'object' || kept === null) return null
  const part = (kind: QuickAssign) =>
    kind in kept ? idsIn((kept as Record<QuickAssign, unknown>)[kind]) : []
  const people = { athletes: part('athletes'), coaches: part('coaches'), squads: part('squads') }
  return Object.values(people).some((ids) => ids.length > 0) ? people : null
}
export const keepPeople = (clubId: number, people: People): void =>
  localStorage.setItem(peopleKey(clubId), JSON.stringify(people))

const OPEN_PARTS = 'session-form-open'

export const isLeftOpen = (part: string): boolean => openParts().includes(part)

export function keepOpen(part: string, open: boolean): void {
  const others = openParts().filter((other) => other !== part)
  localStorage.setItem(OPEN_PARTS, JSON.stringify(open ? [...others, part] : others))
}

function openParts(): string[] {
  const kept = read(OPEN_PARTS)
  return Array.isArray(kept) ? kept.filter((part) => typeof part === 'string') : []
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : []
