import type { ProviderKey } from '#domain/constants/providers.ts'
import type { TargetKind, WorkoutStep } from '#domain/workouts/steps.ts'
import type { ProviderRegistration } from '../../../config.ts'
import type { ProviderHttp } from '../provider-http.ts'

export type ProviderApp = ProviderRegistration

export type Tokens = {
  access: string
  /** null: the access lasts until it is revoked */
  refresh: string | null
  /** ISO 8601; null when the provider does not say */
  expires_at: string | null
}

/** What a person granted: tokens, whose account it is, and what may be read. */
export type Grant = Tokens & { external_user_id: string; scopes: readonly string[] }

/**
 * An activity in somebody's account, as far as a list or a notification describes it, in metres and
 * seconds.
 */
export type ProviderActivity = {
  external_id: string
  name: string | null
  /** the provider's own word */
  sport: string | null
  starts_at: string | null
  distance: number | null
  seconds: number | null
  /** The address of its file, for a provider that only sends notifications. */
  address: string | null
}

type ActivityPage = { activities: readonly ProviderActivity[]; next: string | null }

/**
 * What a person changed of an activity; null where it is as it was. `hidden`: shown to nobody else
 * at the provider.
 */
export type ActivityChange = {
  external_id: string
  name: string | null
  sport: string | null
  hidden: boolean | null
}

/** Something a provider says by itself. `key` is the same when it says it again. */
export type ProviderEvent = { external_user_id: string; key: string } & (
  | { kind: 'activity'; activity: ProviderActivity }
  | { kind: 'changed'; change: ActivityChange }
  | { kind: 'removed'; external_id: string }
  | { kind: 'deauthorised' }
)

/** A planned session for the account of its athlete. */
export type ProviderWorkout = {
  name: string
  sport_id: number
  steps: readonly WorkoutStep[]
  by: TargetKind | null
}

type Asking = { app: ProviderApp; http: ProviderHttp }
/** The context for calls in the name of one connected person. */
export type Account = Asking & { access: string; external_user_id: string }

export type ProviderFile = { name: string; bytes: Uint8Array }

/** All calls throw ProviderFault. */
export interface Provider {
  readonly key: ProviderKey
  /**
   * The page where the person agrees; `challenge` binds the code to a verifier that only we know
   * (RFC 7636), where the provider takes one.
   */
  authorizeUrl(
    app: ProviderApp,
    way: { redirect_uri: string; state: string; challenge: string },
  ): string
  /** `scope`: what the provider said was granted as it sent the person back */
  exchange(
    asking: Asking,
    way: { code: string; redirect_uri: string; verifier: string; scope: string | undefined },
  ): Promise<Grant>
  /** null: tokens are not renewed */
  readonly refresh: ((asking: Asking, refresh: string) => Promise<Tokens>) | null
  /** Whether it is polled; otherwise it notifies us by itself. */
  readonly polled: boolean
  /**
   * Whether it has no list: `list` requests older ones, which it then sends notifications for, and
   * only once.
   */
  readonly sendsOlder?: boolean
  /** What began since a moment, a page at a time; `cursor` is the `next` of the page before. */
  list(account: Account, span: { from: Date; cursor: string | null }): Promise<ActivityPage>
  download(account: Account, activity: ProviderActivity): Promise<ProviderFile>
  /** Planned sessions in the account, for a provider that takes them; ids are those there. */
  readonly workouts?: {
    make(account: Account, workout: ProviderWorkout): Promise<string>
    schedule(account: Account, id: string, day: string): Promise<void>
    /** Takes it away; one that is gone already is no fault. */
    drop(account: Account, id: string): Promise<void>
  }
  /** Ends the access at the provider. */
  revoke(account: Account): Promise<void>
  /** 'address': its notifications carry no signature, so their address is the secret. */
  readonly webhook: 'address' | { header: string }
  eventsOf(body: unknown): readonly ProviderEvent[]
  /** Whether what was granted covers activities that the person hides at the provider. */
  readsHidden?(scopes: readonly string[]): boolean
  /**
   * The answer to a provider that asks once whether the address is ours; null when it does not show
   * the secret.
   */
  confirmationOf?(query: unknown, isSecret: (given: string) => boolean): object | null
  /** Seconds to pause by the limits its answers give; null when it can continue. */
  pauseOf?(headers: Headers, now: Date): number | null
}
