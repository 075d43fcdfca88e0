/**
 * Makers of watches and ergometers whose accounts can be connected. `page` is where connecting is
 * explained and where the provider sends
 * people back to. `owner_only`: its terms allow what comes from it to be shown to its owner alone,
 * and out of any sum. `backfill_days`: how
 * far back it can be asked. `takes_workouts`: planned sessions can be sent there.
 */
export const PROVIDERS = [
  {
    key: 'garmin',
    name: 'Garmin Connect',
    page: '/settings/integrations/garmin-push/connect',
    owner_only: false,
    takes_workouts: true,
    backfill_days: 365,
  },
  {
    key: 'strava',
    name: 'Strava',
    page: '/settings/integrations/strava/connect',
    owner_only: true,
    takes_workouts: false,
    backfill_days: 730,
  },
  {
    key: 'polar',
    name: 'Polar Flow',
    page: '/connect-polar-profile',
    owner_only: false,
    takes_workouts: false,
    backfill_days: 30,
  },
  {
    key: 'suunto',
    name: 'Suunto',
    page: '/connect-suunto-profile',
    owner_only: false,
    takes_workouts: false,
    backfill_days: 730,
  },
  {
    key: 'concept2',
    name: 'Concept2 Logbook',
    page: '/settings/integrations/concept2/connect',
    owner_only: false,
    takes_workouts: false,
    backfill_days: 730,
  },
] as const

export type ProviderKey = (typeof PROVIDERS)[number]['key']
export type ProviderFacts = (typeof PROVIDERS)[number]

export const PROVIDER_KEYS = PROVIDERS.map(({ key }) => key) as unknown as readonly [
  ProviderKey,
  ...ProviderKey[],
] // there is at least one

export const providerFacts = (key: string): ProviderFacts | undefined =>
  PROVIDERS.find((provider) => provider.key === key)

/** What happens with an activity that is new in a connected account. */
export const IMPORT_MODES = ['automatic', 'ask', 'off'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]
