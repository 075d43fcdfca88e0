import { createRequire } from 'node:module'
import type { FastifySerializerCompiler, FastifyServerOptions } from 'fastify'

type Compiler = FastifySerializerCompiler<unknown>
type Factory = (externalSchemas: unknown, options: unknown) => Compiler

/** Fastify's own, the one it takes when told nothing. */
function ownFactory(): Factory {
  const fastify = createRequire(import.meta.url).resolve('fastify')
  const { SerializerSelector } = createRequire(fastify)('@fastify/fast-json-stringify-compiler') as { SerializerSelector: () => Factory }
  return SerializerSelector()
}

/** Writes replies with Fastify's serialiser, compiled by the first reply of each call: compiling all would hold up the server's start. */
export const serialisation = {
  compilersFactory: {
    buildSerializer(externalSchemas: unknown, options: unknown): Compiler {
      let compile: Compiler | undefined
      return (route) => {
        let write: ReturnType<Compiler> | undefined
        return (reply) => {
          compile ??= ownFactory()(externalSchemas, options)
          write ??= compile(route)
          return write(reply)
        }
      }
    },
  },
} as NonNullable<FastifyServerOptions['schemaController']>
