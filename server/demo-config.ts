import { ConfigError } from './config-error.ts'

/** What would outlive the night, or reach somebody real. */
const NOT_IN_PUBLIC = [
  'DATABASE_URL',
  'S3_BUCKET',
  'SMTP_URL',
  'REDIS_URL',
  'OIDC_PROVIDERS',
] as const
const RESET = '03:00'

type Here = {
  /** Whether the demo is wanted. */
  asked: boolean
  /** Whether only this machine reaches the server. */
  here: boolean
  given: Readonly<Record<string, string | undefined>>
}

/**
 * The demo of one's own machine, or of the public: that one has its own database and files, which
 * are emptied every night.
 * @throws ConfigError where a public demo would keep or send something
 */
export function readDemo(
  kind: 'own' | 'public',
  { asked, here, given }: Here,
): { demo: boolean; demoResetsAt: string | null } {
  if (kind === 'own') return { demo: asked && here, demoResetsAt: null }
  const kept = NOT_IN_PUBLIC.filter((name) => given[name]?.trim())
  if (kept.length > 0)
    throw new ConfigError(
      `DEMO=public empties its own database every night and sends no mail: leave ${kept.join(', ')} out.`,
    )
  return { demo: true, demoResetsAt: RESET }
}
