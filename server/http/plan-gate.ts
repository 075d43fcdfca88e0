import type { FastifyRequest } from 'fastify'
import { COMPARING_CALLS, GATE_ROWS } from '#domain/rules/feature-gates.ts'
import { hasFigures, lackedEntry, shownFigures } from '#domain/rules/gated-values.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { isFile, isRaw, rawText } from './reply.ts'
import { Refusal } from './refusal.ts'

/**
 * Refuses what a body newly sets without the feature for it.
 * @param stored what is there already, which may be kept
 * @throws Refusal feature_missing
 */
export function demandEntries(call: string, body: unknown, viewer: Viewer, stored?: unknown): void {
  const lacked = lackedEntry(call, body, viewer, stored)
  if (lacked) throw new Refusal('feature_missing', { need: lacked.feature })
}

const hasEntries = (call: string) => GATE_ROWS.some(({ entries }) => entries?.[call] !== undefined)

/**
 * A handler within the plan of the caller's club, by the table of feature gates: what may not be
 * entered is refused before it, and figures are left out of what it answers.
 */
export function withinPlan(
  call: string,
  request: Pick<FastifyRequest, 'caller' | 'body'>,
  handle: () => Promise<unknown>,
): () => Promise<unknown> {
  const viewer = request.caller?.viewer
  if (!viewer) return handle
  const checks = hasEntries(call) && !COMPARING_CALLS.includes(call)
  const figures = hasFigures(call)
  if (!checks && !figures) return handle
  return async () => {
    if (checks) demandEntries(call, request.body, viewer)
    const answer = await handle()
    return figures ? withShownFigures(call, answer, viewer) : answer
  }
}

function withShownFigures(call: string, answer: unknown, viewer: Viewer): unknown {
  if (isFile(answer)) return answer
  const reply: unknown = isRaw(answer) ? JSON.parse(rawText(answer)) : answer
  if (typeof reply !== 'object' || reply === null || !('data' in reply)) return answer
  return { ...reply, data: shownFigures(call, reply.data, viewer) }
}
