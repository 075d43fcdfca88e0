import { PROVIDERS, type ProviderKey } from '#domain/constants/providers.ts'
import { readArguments } from './arguments.ts'
import { readDatabase, readPools, type DatabaseConfig, type PoolConfig } from './database-config.ts'
import { readDemo } from './demo-config.ts'
import type { S3Settings } from './files/bucket.ts'
import { isLoopback, type LogLevel, type Role } from './setting-readers.ts'
import { readBackup, type BackupConfig } from './backup-config.ts'
import { readBilling, type BillingConfig } from './billing-config.ts'
import type { SignInProvider } from './sign-in-config.ts'
import { demand, readGroup, readSetting, type Environment } from './read-setting.ts'
import type { Setting } from './setting.ts'
import { SETTINGS, type SettingName } from './settings.ts'

/**
 * The configuration of the server, checked. Optional services are undefined when they are not
 * configured. Paths are absolute, and URLs end without a slash.
 */
export type Config = Readonly<{
  port: number
  host: string
  dataDir: string
  publicUrl: string
  /** undefined: the embedded PostgreSQL */
  database: DatabaseConfig | undefined
  /** Connections to it, and how long a request waits for one. */
  pools: PoolConfig
  secretKey: string | undefined
  redisUrl: string | undefined
  s3: Readonly<S3Settings> | undefined
  backup: BackupConfig
  mail: Readonly<{
    smtpUrl: string | undefined
    from: string
    bounceAddress: string | undefined
    bounceUrl: string | undefined
  }>
  billing: BillingConfig
  vapid: Readonly<{ publicKey: string; privateKey: string; subject: string }> | undefined
  map: Readonly<{ tileUrl: string | undefined; attribution: string }>
  /** addresses of proxies whose X-Forwarded headers are believed */
  trustProxy: readonly string[]
  metricsToken: string | undefined
  drainSeconds: number
  chatWidgetUrl: string | undefined
  tagScriptUrl: string | undefined
  /**
   * The registrations at providers whose accounts can be connected; those that are not there have
   * none.
   */
  providers: Readonly<Partial<Record<ProviderKey, ProviderRegistration>>>
  /** Providers by whose accounts people may sign in. */
  signInProviders: readonly SignInProvider[]
  logLevel: LogLevel
  roles: ReadonlySet<Role>
  /**
   * whether an empty database gets the demo club: reachable from this machine only; the embedded
   * one unless --no-demo refuses it, one of DATABASE_URL when --demo asks for it
   */
  demo: boolean
  /** When everything of a public demo is as at first again, each day in its time zone. */
  demoResetsAt: string | null
  demoTimeZone: string
}>

/** `url` takes the place of the provider's own hosts; `webhookSecret` proves its notifications. */
export type ProviderRegistration = Readonly<{
  clientId: string
  clientSecret: string
  webhookSecret: string | undefined
  url: string | undefined
  subscriptionKey: string | undefined
}>

/**
 * Reads all settings from the environment, and `--demo`, `--no-demo` and `--roles LIST` from the
 * arguments.
 * An empty variable counts as not set.
 * @throws ConfigError naming the setting, what is wrong with it and what is allowed
 */
export function readConfig(env: Environment, argv: readonly string[]): Config {
  const { demo, roles } = readArguments(argv)
  const given: Environment = roles === undefined ? env : { ...env, ROLES: roles }
  const read = <T>(name: SettingName, setting: Setting<T>) => readSetting(name, setting, given)
  const required = <T>(name: SettingName, setting: Setting<T>) => demand(name, read(name, setting))
  const port = required('PORT', SETTINGS.PORT)
  const host = required('HOST', SETTINGS.HOST)
  const publicUrl = read('PUBLIC_URL', SETTINGS.PUBLIC_URL) ?? `http://localhost:${port}`
  const database = readDatabase(settingIn(given))
  return Object.freeze({
    port,
    host,
    dataDir: required('DATA_DIR', SETTINGS.DATA_DIR),
    publicUrl,
    database,
    pools: readPools(settingIn(given)),
    secretKey: read('SECRET_KEY', SETTINGS.SECRET_KEY),
    redisUrl: read('REDIS_URL', SETTINGS.REDIS_URL),
    s3: readStore(given),
    backup: readBackup(settingIn(given), readStore(given) !== undefined),
    mail: readMail(given),
    billing: readBilling(settingIn(given), readStripe(given)),
    vapid: readVapid(given),
    map: Object.freeze({
      tileUrl: read('MAP_TILE_URL', SETTINGS.MAP_TILE_URL),
      attribution: required('MAP_ATTRIBUTION', SETTINGS.MAP_ATTRIBUTION),
    }),
    trustProxy: read('TRUST_PROXY', SETTINGS.TRUST_PROXY) ?? [],
    metricsToken: read('METRICS_TOKEN', SETTINGS.METRICS_TOKEN),
    drainSeconds: required('DRAIN_SECONDS', SETTINGS.DRAIN_SECONDS),
    chatWidgetUrl: read('CHAT_WIDGET_URL', SETTINGS.CHAT_WIDGET_URL),
    tagScriptUrl: read('TAG_SCRIPT_URL', SETTINGS.TAG_SCRIPT_URL),
    providers: readProviders(given),
    signInProviders: read('OIDC_PROVIDERS', SETTINGS.OIDC_PROVIDERS) ?? [],
    logLevel: required('LOG_LEVEL', SETTINGS.LOG_LEVEL),
    roles: required('ROLES', SETTINGS.ROLES),
    ...readDemo(required('DEMO', SETTINGS.DEMO), {
      asked: demo ?? !database,
      here: isLoopback(host) && isLoopback(new URL(publicUrl).hostname),
      given,
    }),
    demoTimeZone: required('DEMO_TIME_ZONE', SETTINGS.DEMO_TIME_ZONE),
  })
}

function readMail(given: Environment): Config['mail'] {
  const read = (name: SettingName, setting: Setting<string>) => readSetting(name, setting, given)
  return Object.freeze({
    smtpUrl: read('SMTP_URL', SETTINGS.SMTP_URL),
    from: demand('MAIL_FROM', read('MAIL_FROM', SETTINGS.MAIL_FROM)),
    bounceAddress: read('MAIL_BOUNCE_ADDRESS', SETTINGS.MAIL_BOUNCE_ADDRESS),
    bounceUrl: read('MAIL_BOUNCE_URL', SETTINGS.MAIL_BOUNCE_URL),
  })
}

const settingIn = (given: Environment) => (name: SettingName) =>
  readSetting<unknown>(name, SETTINGS[name], given)

function readStore(env: Environment): Config['s3'] {
  const group = readGroup(env, [
    'S3_ENDPOINT',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ])
  if (!group) return undefined
  const region = demand('S3_REGION', readSetting('S3_REGION', SETTINGS.S3_REGION, env))
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = group
  return Object.freeze({ endpoint, region, bucket, accessKeyId, secretAccessKey })
}

function readStripe(env: Environment): BillingConfig['stripe'] {
  const group = readGroup(env, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
  return (
    group &&
    Object.freeze({
      secretKey: group.STRIPE_SECRET_KEY,
      webhookSecret: group.STRIPE_WEBHOOK_SECRET,
      url: readSetting('STRIPE_URL', SETTINGS.STRIPE_URL, env),
    })
  )
}

function readProviders(env: Environment): Config['providers'] {
  const found = PROVIDERS.flatMap(({ key }) => {
    const prefix = key.toUpperCase() as Uppercase<ProviderKey>
    const group = readGroup(env, [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`])
    if (!group) return []
    const read = (name: SettingName) =>
      readSetting<unknown>(name, SETTINGS[name], env) as string | undefined // each of these reads as text
    const registration: ProviderRegistration = {
      clientId: group[`${prefix}_CLIENT_ID`],
      clientSecret: group[`${prefix}_CLIENT_SECRET`],
      webhookSecret: read(`${prefix}_WEBHOOK_SECRET`),
      url: read(`${prefix}_URL`),
      subscriptionKey: key === 'suunto' ? read('SUUNTO_SUBSCRIPTION_KEY') : undefined,
    }
    return [[key, registration] as const]
  })
  return Object.freeze(Object.fromEntries(found))
}

function readVapid(env: Environment): Config['vapid'] {
  const group = readGroup(env, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'])
  return (
    group &&
    Object.freeze({
      publicKey: group.VAPID_PUBLIC_KEY,
      privateKey: group.VAPID_PRIVATE_KEY,
      subject: group.VAPID_SUBJECT,
    })
  )
}
