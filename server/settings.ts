import { PROVIDERS, type ProviderKey } from '#domain/constants/providers.ts'
import { setting, type Setting } from './setting.ts'
import { signInProviders } from './sign-in-config.ts'
import { backupSettings, databaseSettings } from './storage-settings.ts'
import {
  text,
  port,
  host,
  folder,
  url,
  origin,
  tileTemplate,
  proxies,
  mailAddress,
  plainAddress,
  contact,
  secretKey,
  key,
  beginsWith,
  oneOf,
  roleSet,
  logLevels,
  redis,
  web,
  webhookSecret,
  sharedToken,
  country,
  iban,
  percentage,
  timeZone,
  seconds,
} from './setting-readers.ts'

type ProviderSettingName =
  `${Uppercase<ProviderKey>}_${'CLIENT_ID' | 'CLIENT_SECRET' | 'WEBHOOK_SECRET' | 'URL'}`

const billingSettings = {
  STRIPE_SECRET_KEY: setting(
    beginsWith('sk_', 'rk_'),
    undefined,
    'Secret key for card payments. Without it: clubs pay by invoice.',
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    beginsWith('whsec_'),
    undefined,
    'Signing secret of the webhook `/api/v2/billing/payment-events`.',
  ),
  STRIPE_URL: setting(web, undefined, 'Address to reach instead of Stripe’s own.'),
  BILLING_NAME: setting(text, 'Slipway', 'Who writes the invoices.'),
  BILLING_STREET: setting(text, 'Seestrasse 1', 'Street and number of the same.'),
  BILLING_POSTCODE: setting(text, '6005', 'Postcode of the same.'),
  BILLING_CITY: setting(text, 'Luzern', 'Town of the same.'),
  BILLING_COUNTRY: setting(country, 'CH', 'Country of the same; decides on the tax.'),
  BILLING_IBAN: setting(iban, 'CH9300762011623852957', 'Account that transfers go to.'),
  BILLING_BIC: setting(text, undefined, 'Bank of the account.'),
  BILLING_TAX_ID: setting(text, undefined, 'Tax number on invoices.'),
  BILLING_TAX_RATE: setting(percentage, '8.1', 'Tax on plans at home, in percent.'),
}

/** The same four settings for each provider of the table. */
const providerSettings = Object.fromEntries(
  PROVIDERS.flatMap(({ key: word, name }) => {
    const prefix = word.toUpperCase()
    return [
      [
        `${prefix}_CLIENT_ID`,
        setting(
          text,
          undefined,
          `Your registration with ${name}. Without it: nobody can connect an account there.`,
        ),
      ],
      [`${prefix}_CLIENT_SECRET`, setting(text, undefined, 'Secret of the registration.')],
      [
        `${prefix}_WEBHOOK_SECRET`,
        setting(
          webhookSecret,
          undefined,
          `Proves that a notification is from ${name}; see Integrations.`,
        ),
      ],
      [`${prefix}_URL`, setting(web, undefined, `Address to reach instead of ${name}'s own.`)],
    ]
  }),
) as Record<ProviderSettingName, Setting<string>> // the names are made of the same two lists

/**
 * Every environment variable the server knows; the checks at the start and docs/operate/settings.md
 * both come from here.
 */
export const SETTINGS = {
  PORT: setting(port, '3000', 'Port of the site, the API and the live channel.'),
  HOST: setting(host, '127.0.0.1', 'Address to listen on; `0.0.0.0` for all.'),
  DATA_DIR: setting(
    folder,
    './data',
    'Folder of the embedded database, uploaded files and kept mails.',
  ),
  PUBLIC_URL: setting(
    origin,
    undefined,
    'Address people open, used in mails and for cookies. Without it: `http://localhost:PORT`.',
  ),
  ...databaseSettings,
  SECRET_KEY: setting(
    secretKey,
    undefined,
    'Key that encrypts secrets at rest, such as those of the second step; the same on every ' +
      'node. Several with commas between while one takes the place of another: the first one ' +
      'encrypts. Without it: the file secret.key in DATA_DIR.',
  ),
  REDIS_URL: setting(
    redis,
    undefined,
    'A Redis 6 or newer that carries the samples of live boats between several nodes, for this ' +
      'installation alone. Without it, and while it is away: PostgreSQL carries them.',
  ),
  S3_ENDPOINT: setting(
    url(['http', 'https'], 'https://s3.example.org'),
    undefined,
    'S3-compatible store for files. Without it: DATA_DIR.',
  ),
  S3_REGION: setting(text, 'us-east-1', 'Region of the store.'),
  S3_BUCKET: setting(text, undefined, 'Bucket of the store.'),
  S3_ACCESS_KEY_ID: setting(text, undefined, 'Access key of the store.'),
  S3_SECRET_ACCESS_KEY: setting(text, undefined, 'Secret of the access key.'),
  ...backupSettings,
  SMTP_URL: setting(
    url(['smtp', 'smtps'], 'smtp://user:password@host:587'),
    undefined,
    'Mail server. Without it: mails are kept in DATA_DIR/mail.',
  ),
  MAIL_FROM: setting(mailAddress, 'Slipway <slipway@localhost>', 'Sender of mails.'),
  MAIL_BOUNCE_ADDRESS: setting(
    plainAddress,
    undefined,
    'Where mails that cannot be delivered come back to. Without it: to the sender.',
  ),
  MAIL_BOUNCE_URL: setting(
    url(['imap', 'imaps'], 'imaps://user:password@host/INBOX'),
    undefined,
    'The mailbox of that address, which is read so that people learn that mails do not arrive.',
  ),
  ...billingSettings,
  VAPID_PUBLIC_KEY: setting(
    key(65),
    undefined,
    'Public key for web push, from `npm run push:keys`. Without it: there is no web push.',
  ),
  VAPID_PRIVATE_KEY: setting(
    key(32),
    undefined,
    'Private key of the same pair: with it notices are sent in your name.',
  ),
  VAPID_SUBJECT: setting(
    contact,
    undefined,
    'Whom push services may turn to: an address such as `mailto:you@your-club.example`.',
  ),
  MAP_TILE_URL: setting(
    tileTemplate,
    undefined,
    'Template of map tiles. Without it: tracks are drawn on a plain ground.',
  ),
  MAP_ATTRIBUTION: setting(text, '© OpenStreetMap contributors', 'Credit shown on maps.'),
  TRUST_PROXY: setting(
    proxies,
    undefined,
    'Proxies whose X-Forwarded headers are believed. Without it: none.',
  ),
  METRICS_TOKEN: setting(
    sharedToken,
    undefined,
    'Token that opens `/metrics`, sent as `Authorization: Bearer …`. Without it: only requests ' +
      'of this machine that no proxy has passed on.',
  ),
  DRAIN_SECONDS: setting(
    seconds,
    '0',
    'How long a node that is to end (SIGTERM) says so on `/readyz` and serves on; behind a ' +
      'balancer more than twice the time between its checks.',
  ),
  CHAT_WIDGET_URL: setting(
    web,
    undefined,
    'Script of a support chat, loaded for who is signed in and has agreed.',
  ),
  TAG_SCRIPT_URL: setting(
    web,
    undefined,
    'Script of a tag manager, loaded for who is signed in and has agreed.',
  ),
  OIDC_PROVIDERS: setting(
    signInProviders,
    undefined,
    'Providers of OpenID Connect by whose accounts people may sign in, as a JSON list; see ' +
      '[sign-in](sign-in.md). Without it: people sign in with a password.',
  ),
  ...providerSettings,
  SUUNTO_SUBSCRIPTION_KEY: setting(
    text,
    undefined,
    'Subscription key of the Suunto registration, sent with every call.',
  ),
  DEMO: setting(
    oneOf<'own' | 'public'>(['own', 'public']),
    'own',
    'Who the demo is for: `own` this machine only, `public` everybody, with a reset each night.',
  ),
  DEMO_TIME_ZONE: setting(timeZone, 'Europe/Zurich', 'Time zone of the demo club.'),
  LOG_LEVEL: setting(oneOf(logLevels), 'info', `How much is logged: ${logLevels.join(', ')}.`),
  ROLES: setting(roleSet, 'web,worker,live', 'What this process does; also `--roles`.'),
}

export type SettingName = keyof typeof SETTINGS
