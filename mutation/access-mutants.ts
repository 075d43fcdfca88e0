import type { Access } from '#domain/rules/access.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { nameOf } from '../test/server/matrix-world.ts'

/** What is declared of an endpoint, changed in one place. */
export type AccessMutant = { endpoint: Endpoint; what: string; changed: Partial<Endpoint> }

const LOWER: Partial<Record<Access['level'], Access>> = {
  admin: { level: 'user' },
  member: { level: 'user' },
  user: { level: 'public' },
}

const without = (access: Access, name: string): Access =>
  Object.fromEntries(Object.entries(access).filter(([key]) => key !== name)) as Access

/** Every demand of a declaration left out by itself, and every exception from one turned round. */
export function accessMutants(endpoints: readonly Endpoint[]): AccessMutant[] {
  return endpoints.flatMap((endpoint) => {
    const { access } = endpoint
    const lower = LOWER[access.level]
    const changes: [string, Partial<Endpoint>][] = [
      ...(lower ? [[`level ${lower.level}`, { access: lower }] as [string, Partial<Endpoint>]] : []),
      ...['permission', 'feature', 'role', 'individual', 'expired']
        .filter((name) => name in access)
        .map((name): [string, Partial<Endpoint>] => [`without ${name}`, { access: without(access, name) }]),
      ...(access.level === 'member' && !access.expired
        ? [['expired allowed', { access: { ...access, expired: 'allowed' } }] as [string, Partial<Endpoint>]]
        : []),
      ...(access.level === 'user' ? exceptions(endpoint) : []),
    ]
    return changes.map(([what, changed]) => ({ endpoint, what: `${nameOf(endpoint)}: ${what}`, changed }))
  })
}

const exceptions = ({ byToken, whileImpersonating }: Endpoint): [string, Partial<Endpoint>][] => [
  ['by token or not', { byToken: (byToken ? undefined : true) as true }],
  ['while impersonating or not', { whileImpersonating: (whileImpersonating ? undefined : true) as true }],
]

/** Declares the endpoint otherwise for as long as `work` takes. */
export async function declaredAs<T>({ endpoint, changed }: AccessMutant, work: () => Promise<T>): Promise<T> {
  const before = { ...endpoint }
  Object.assign(endpoint, changed)
  try {
    return await work()
  } finally {
    for (const name of Object.keys(changed)) delete (endpoint as Record<string, unknown>)[name]
    Object.assign(endpoint, before)
  }
}
