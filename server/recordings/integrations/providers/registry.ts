import type { ProviderKey } from '#domain/constants/providers.ts'
import { concept2 } from './concept2.ts'
import { garmin } from './garmin.ts'
import { polar } from './polar.ts'
import type { Provider } from './provider.ts'
import { strava } from './strava.ts'
import { suunto } from './suunto.ts'

/** Every provider of domain/constants/providers.ts with what it takes to talk to it. */
export const REGISTRY: Readonly<Record<ProviderKey, Provider>> = {
  garmin,
  strava,
  polar,
  suunto,
  concept2,
}

export const providerOf = (key: string): Provider | undefined =>
  Object.values(REGISTRY).find((provider) => provider.key === key)
