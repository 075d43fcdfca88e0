import { createECDH } from 'node:crypto'
import { PROVIDERS } from '#domain/constants/providers.ts'
import type { Config } from '../config.ts'
import { isLoopback } from '../setting-readers.ts'
import { fine, toDo, type Finding } from './finding.ts'

/** Whether the two push keys belong together. */
export function checkPushKeys({ vapid }: Config): Finding[] {
  if (!vapid) return [fine('push', 'no keys are set (VAPID_PUBLIC_KEY): devices get no notices')]
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(vapid.privateKey, 'base64url'))
  const isPair = pair.getPublicKey().equals(Buffer.from(vapid.publicKey, 'base64url'))
  return [
    isPair
      ? fine('push', 'the two keys belong together')
      : toDo(
          'push',
          'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are of different pairs: set both of one, such ' +
            'as npm run push:keys prints.',
        ),
  ]
}

/** What providers need besides a registration: to reach this installation, and a way to prove who calls. */
export function checkProviders({ providers, publicUrl }: Config): Finding[] {
  const registered = PROVIDERS.filter(({ key }) => providers[key])
  if (registered.length === 0) return [fine('providers', 'none is registered')]
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol !== 'https:' || isLoopback(hostname))
    return [
      toDo(
        'providers',
        `${registered.map(({ name }) => name).join(', ')} cannot send people back to ` +
          `${publicUrl}: set PUBLIC_URL to an https address that the internet reaches.`,
      ),
    ]
  return registered.map(({ key, name }) => {
    const prefix = key.toUpperCase()
    const { webhookSecret, subscriptionKey } = providers[key] ?? {}
    if (key === 'suunto' && subscriptionKey === undefined)
      return toDo('providers', `${name} refuses calls without SUUNTO_SUBSCRIPTION_KEY: set it.`)
    return webhookSecret === undefined
      ? toDo('providers', `${name} cannot announce what is new: set ${prefix}_WEBHOOK_SECRET.`)
      : fine('providers', `${name} is registered`)
  })
}

/** What several nodes, or people from elsewhere, need of the settings. */
export function checkAddress({ publicUrl, host }: Config): Finding[] {
  const { protocol, hostname } = new URL(publicUrl)
  if (isLoopback(hostname))
    return isLoopback(host)
      ? [fine('address', `only this machine reaches ${publicUrl}`)]
      : [
          toDo(
            'address',
            `Slipway listens to other machines, but PUBLIC_URL is ${publicUrl}: set it to the ` +
              'address that people open.',
          ),
        ]
  return protocol === 'https:'
    ? [fine('address', `people open ${publicUrl}`)]
    : [
        toDo(
          'address',
          `${publicUrl} is not encrypted, and passwords can be read on the way: serve it by ` +
            'https, and set PUBLIC_URL to that.',
        ),
      ]
}
