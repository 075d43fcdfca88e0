const KEY = 'recently-found'
const MOST = 6

/** Something that was opened from the search, in a club. */
export type Recent = { title: string; to: string; club: number | null }

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'to' in value &&
  typeof value.to === 'string' &&
  value.to.startsWith('/') &&
  'club' in value

/** What was opened last in any club, the latest first; this device keeps it until the sign-out. */
function kept(): Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent) : []
  } catch {
    return []
  }
}

export const recentlyFound = (club: number | null): Recent[] =>
  kept()
    .filter((recent) => recent.club === club)
    .slice(0, MOST)

export function keepFound(found: Recent): void {
  const others = kept().filter(({ to, club }) => to !== found.to || club !== found.club)
  const own = [found, ...others.filter(({ club }) => club === found.club)].slice(0, MOST)
  const elsewhere = others.filter(({ club }) => club !== found.club)
  localStorage.setItem(KEY, JSON.stringify([...own, ...elsewhere].slice(0, 4 * MOST)))
}
