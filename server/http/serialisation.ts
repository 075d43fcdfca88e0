import fastJsonStringify from 'fast-json-stringify'
import type { FastifyInstance, FastifySerializerCompiler } from 'fastify'

type Compiler = FastifySerializerCompiler<Parameters<typeof fastJsonStringify>[0]>

/**
 * The serializer of a call is compiled by its first reply: compiling all would hold up the start.
 */
export function useSerialisation(app: FastifyInstance): void {
  const compiler: Compiler = ({ schema }) => {
    let write: ((reply: unknown) => string) | undefined
    return (reply) => {
      write ??= fastJsonStringify(schema)
      return write(reply)
    }
  }
  app.setSerializerCompiler(compiler)
}
