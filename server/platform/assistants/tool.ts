import type { CallInput, Endpoint, Reply } from '#contract/endpoint.ts'
import type { Static, TSchema } from '#contract/schema.ts'
import { checkOf } from '../../http/validation.ts'

/** Calls an endpoint as the person whose token it is, through the gate. @throws ToolError */
export type Ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Reply<E>>

/** What an assistant may ask for, or have drafted. */
export type Tool<I extends TSchema = TSchema> = {
  name: string
  title: string
  description: string
  input: I
  /** Writes drafts, and is for tokens that write. */
  drafts?: true
  /** Names what it answers field by field: nothing else of a reply goes out. */
  run(ask: Ask, input: Static<I>): Promise<object>
}

/** Keeps the type of the input for `run`. */
export const tool = <I extends TSchema>(declaration: Tool<I>): Tool =>
  declaration as unknown as Tool

/** Why a tool could not answer, in a sentence for the person who asks. */
export class ToolError extends Error {
  override readonly name = 'ToolError'
}

const checks = new WeakMap<Tool, ReturnType<typeof checkOf>>()

/** What a tool is asked, if it is what the tool takes. @throws ToolError */
export function checked(called: Tool, input: unknown): unknown {
  const check = checks.get(called) ?? checkOf(called.input, 'body')
  checks.set(called, check)
  if (check(input)) return input
  const faults = (check.errors ?? []).map(
    ({ instancePath, params }) => `${instancePath || 'input'} ${JSON.stringify(params)}`,
  )
  throw new ToolError(`The input does not fit: ${faults.join('; ')}`)
}
