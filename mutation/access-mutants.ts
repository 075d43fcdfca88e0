import type { Access } from '#domain/rules/access.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { nameOf } from '../test/server/matrix-world.ts'

/**
 * What is declared of an endpoint, changed in one place, and the cells (who, where and what comes
 * of it) to which that may matter.
 */
export type AccessMutant = {
  endpoint: Endpoint
  what: string
  changed: Partial<Endpoint>
  matters: RegExp
}
type Change = { name: string; changed: Partial<Endpoint>; matters: RegExp }

const LOWER: Partial<Record<Access['level'], Access>> = {
  admin: { level: 'user' },
  member: { level: 'user' },
  user: { level: 'public' },
}

const without = (access: Access, name: string): Access =>
  Object.fromEntries(Object.entries(access).filter(([key]) => key !== name)) as Access

/** Each demand, with the refusals it alone is the reason for. */
const DEMANDS: Record<string, RegExp> = {
  permission: / 403 permission_missing$/,
  feature: / 403 feature_missing$/,
  role: / 403 role_missing$/,
  individual: / 403 forbidden$/,
  expired: /^expired_plan /,
}

/** Every demand of a declaration left out by itself, and every exception from one turned round. */
export const accessMutants = (endpoints: readonly Endpoint[]): AccessMutant[] =>
  endpoints.flatMap((endpoint) =>
    changesOf(endpoint).map(({ name, ...change }) => ({
      endpoint,
      what: `${nameOf(endpoint)}: ${name}`,
      ...change,
    })),
  )

function changesOf(endpoint: Endpoint): Change[] {
  const { access } = endpoint
  const lower = LOWER[access.level]
  const left = Object.entries(DEMANDS).filter(([name]) => name in access)
  return [
    ...(lower
      ? [{ name: `level ${lower.level}`, changed: { access: lower }, matters: / 4\d\d \w+$/ }]
      : []),
    ...left.map(([name, matters]) => ({
      name: `without ${name}`,
      changed: { access: without(access, name) },
      matters,
    })),
    ...(access.level === 'member' && !access.expired
      ? [
          {
            name: 'expired allowed',
            changed: { access: { ...access, expired: 'allowed' as const } },
            matters: / subscription_expired$/,
          },
        ]
      : []),
    ...(access.level === 'user' ? exceptions(endpoint) : []),
  ]
}

const exceptions = ({ byToken, whileImpersonating, notWhileImpersonating }: Endpoint): Change[] => [
  {
    name: 'by token or not',
    changed: { byToken: (byToken ? undefined : true) as true },
    matters: /^script_/,
  },
  {
    name: 'while impersonating or not',
    changed: {
      whileImpersonating: (whileImpersonating ? undefined : true) as true,
      ...(notWhileImpersonating && { notWhileImpersonating: undefined as unknown as true }),
    },
    matters: /^impersonated /,
  },
]

/** Declares the endpoint otherwise for as long as `work` takes. */
export async function declaredAs<T>(
  { endpoint, changed }: AccessMutant,
  work: () => Promise<T>,
): Promise<T> {
  const before = { ...endpoint }
  Object.assign(endpoint, changed)
  try {
    return await work()
  } finally {
    for (const name of Object.keys(changed)) delete (endpoint as Record<string, unknown>)[name]
    Object.assign(endpoint, before)
  }
}
