import type { Configuration } from 'openid-client'
import type { SignInProvider } from '../sign-in-config.ts'

const TIMEOUT_S = 8

/** What a provider of OpenID Connect says of itself, asked for now. */
export async function discover(provider: SignInProvider): Promise<Configuration> {
  const client = await import('openid-client')
  const issuer = new URL(provider.issuer)
  const execute = [client.enableNonRepudiationChecks]
  // The settings take an unencrypted one on this machine only.
  if (issuer.protocol === 'http:') execute.push(client.allowInsecureRequests)
  const { clientId, clientSecret } = provider
  return client.discovery(issuer, clientId, clientSecret, undefined, {
    execute,
    timeout: TIMEOUT_S,
  })
}
