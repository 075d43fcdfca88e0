import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { PublicRenderer } from '#contract/live/public-view.ts'
import { createBase, type BaseParts } from './base-app.ts'
import type { Config } from './config.ts'
import type { Database } from './db/open.ts'
import type { FileStore } from './files/store.ts'
import { callLimit } from './http/call-limit.ts'
import { createGate, type Gate } from './http/gate.ts'
import { TOKEN_CALLS } from './http/rate-limit.ts'
import { useSerialisation } from './http/serialisation.ts'
import { useValidation } from './http/validation.ts'
import { serveDocs } from './http/openapi.ts'
import type { Changes } from './sockets/changes.ts'
import type { SendSamples } from './sockets/send-samples.ts'
import type { DemoVisits } from './people/account/open.ts'
import type { Secrets } from './secrets.ts'
import { mountFeatures } from './features.ts'
import { INTERNET, type Outbound } from './outbound/outbound.ts'
import type { PublicPages } from './live/public/open.ts'

export type AppParts = BaseParts & {
  database: Pick<Database, 'app'>
  changes: Changes
  sendSamples: SendSamples
  files: FileStore
  loginsPerMinute: number
  mailsPerHour: number
  /** Kept mails show their links under /admin, as only the demo may. */
  showMailLinks: boolean
  /** Whether a mail server is configured. */
  sendsMail: boolean
  /** Hours between backups that are made by themselves; none where it is left out. */
  backupHours?: number | null
  demo?: DemoVisits | undefined
  secrets: Secrets
  providers: Config['providers']
  signInProviders: Config['signInProviders']
  vapid: Config['vapid']
  billing: Config['billing']
  /** The way out to addresses that people give; a test has another. */
  outbound?: Outbound | undefined
  /** Draws the pages for people outside; null where they are not built. */
  renderer?: (() => Promise<PublicRenderer | null>) | undefined
}

/**
 * The HTTP side: every call of the contract behind the gate, refusals as problems. Not yet
 * listening, without the web client.
 */
export async function createApp(
  parts: AppParts,
): Promise<{ app: FastifyInstance; gate: Gate; publicPages: PublicPages }> {
  const app = await createBase(parts)
  for (const part of ['caller', 'child', 'newCookie'] as const) app.decorateRequest(part, null)
  useValidation(app)
  useSerialisation(app)
  await app.register(multipart)

  const gate = createGate(parts.database.app, parts.changes)
  const settings = {
    ...parts,
    outbound: parts.outbound ?? INTERNET,
    demo: parts.demo,
    backupHours: parts.backupHours ?? null,
    renderer: parts.renderer ?? (async () => null),
  }
  const publicPages = mountFeatures(
    app,
    {
      pool: parts.database.app,
      gate,
      files: parts.files,
      tokenCalls: callLimit(TOKEN_CALLS),
    },
    settings,
  )
  serveDocs(app, parts.publicUrl)
  return { app, gate, publicPages }
}
