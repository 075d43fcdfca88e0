/**
 * The districts of the product with their features, in the order in which they may use each other:
 * a later one an earlier one, never the other way.
 */
export const DISTRICTS = {
  people: [
    'account',
    'settings',
    'clubs',
    'members',
    'invitations',
    'squads',
    'profiles',
    'consent',
    'own-data',
    'privacy',
    'club-data',
  ],
  planning: [
    'session-facts',
    'copies',
    'calendar',
    'sessions',
    'templates',
    'publishing',
    'session-life',
    'attendance',
    'availability',
  ],
  boats: ['crews', 'races', 'equipment', 'boathouse'],
  recordings: [
    'activities',
    'imports',
    'uploads',
    'rereads',
    'integrations',
    'efforts',
    'telemetry',
    'workouts',
  ],
  analysis: [
    'results',
    'result-entry',
    'seat-racing',
    'reports',
    'report-views',
    'report-links',
    'report-mails',
    'race-analysis',
    'comparison',
    'monitoring',
    'season',
    'performance-tests',
    'home',
  ],
  club: ['messages', 'guardians', 'challenges', 'wall', 'notes'],
  live: ['live', 'public'],
  platform: ['inbox', 'search', 'admin', 'billing', 'xyz', 'webhooks', 'assistants', 'bring-in'],
} as const satisfies Record<string, readonly string[]>

export type District = keyof typeof DISTRICTS

export type Place = { layer: 'contract' | 'server' | 'web'; district: District; feature: string }

/** The place of a feature's file; undefined for shared files that all features use. */
export function placeOf(path: string): Place | undefined {
  const [layer, folder, name, ...rest] = path.split('/')
  if (layer !== 'contract' && layer !== 'server' && layer !== 'web') return undefined
  const district = (Object.keys(DISTRICTS) as District[]).find((one) => one === folder)
  if (district === undefined || name === undefined || (layer !== 'contract' && rest.length === 0))
    return undefined
  return { layer, district, feature: layer === 'contract' ? contractFeature(district, name) : name }
}

/** A feature has one file of the contract, or several whose names begin with its name. */
function contractFeature(district: District, file: string): string {
  const name = file.replace(/(\.test)?\.ts$/, '')
  const features: readonly string[] = DISTRICTS[district]
  return features.includes(name)
    ? name
    : (features.find((one) => name.startsWith(`${one}-`)) ?? name)
}
