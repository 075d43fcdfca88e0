import type { PublicRenderer } from '#contract/live/public-view.ts'
import type { Config } from './config.ts'
import type { Changes } from './sockets/changes.ts'
import type { SendSamples } from './sockets/send-samples.ts'
import type { Logger } from './log.ts'
import type { Outbound } from './outbound/outbound.ts'
import type { DemoVisits } from './people/account/open.ts'
import type { Secrets } from './secrets.ts'

/** What features need to know of this installation and of the other parts of the server. */
export type FeatureSettings = {
  log: Logger
  loginsPerMinute: number
  mailsPerHour: number
  publicUrl: string
  showMailLinks: boolean
  sendsMail: boolean
  /** Hours between backups that are made by themselves; null where none are. */
  backupHours: number | null
  /** Who may be visited, where this is the demo. */
  demo: DemoVisits | undefined
  secrets: Secrets
  providers: Config['providers']
  signInProviders: Config['signInProviders']
  vapid: Config['vapid']
  billing: Config['billing']
  outbound: Outbound
  changes: Changes
  sendSamples: SendSamples
  /** Draws the pages for people outside. */
  renderer: () => Promise<PublicRenderer | null>
}
