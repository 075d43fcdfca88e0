import type { Config } from '../config.ts'
import { discover } from '../outbound/discover.ts'
import type { SignInProvider } from '../sign-in-config.ts'
import { fine, reasonOf, toDo, type Finding } from './finding.ts'

/** Asks each provider of OpenID Connect what it says of itself. */
export async function checkSignIn({ signInProviders, publicUrl }: Config): Promise<Finding[]> {
  if (signInProviders.length === 0)
    return [fine('sign-in', 'no provider is set (OIDC_PROVIDERS): people use their password')]
  return Promise.all(signInProviders.map((provider) => checkProvider(provider, publicUrl)))
}

async function checkProvider(provider: SignInProvider, publicUrl: string): Promise<Finding> {
  const { key, name, issuer } = provider
  try {
    await discover(provider)
    return fine('sign-in', `${name} answers, and sends people back to ${publicUrl}/sign-in/${key}`)
  } catch (error) {
    return toDo(
      'sign-in',
      `${name} cannot sign anybody in (${reasonOf(error)}): see that ` +
        `${issuer}/.well-known/openid-configuration can be opened from this machine, and that its ` +
        'issuer is the one in OIDC_PROVIDERS.',
    )
  }
}
