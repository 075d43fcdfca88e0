import type { Plugin } from 'vite'

const STAND_IN = '\0schema-free'

// Calling it or reading any of its properties gives itself, so every schema expression comes to nothing.
const NOTHING = 'const nothing = new Proxy(() => nothing, { get: () => nothing, apply: () => nothing })\nexport { nothing as T }'

/**
 * The browser needs the method and path of a call, not its schemas: those check on the server and type the client.
 * Replacing the schema builder keeps some 30 KB out of the first load.
 */
export function schemaFreeContract(): Plugin {
  return {
    name: 'schema-free-contract',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/json-schema.ts') ? STAND_IN : undefined),
    load: (id) => (id === STAND_IN ? NOTHING : undefined),
  }
}
