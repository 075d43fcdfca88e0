import type { ErrorCode } from '#contract/errors.ts'
import { Refusal } from '../server/http/refusal.ts'
import {
  argumentsOf,
  calledBy,
  functionsIn,
  isNode,
  nodesIn,
  type Node,
  type Source,
} from './source.ts'
import { ALWAYS, LEFT_OUT, NEVER, mutant, type Mutant } from './mutant.ts'
import { RULES, askedRules, conditionsOfRules, rulesInUse } from './rule-mutants.ts'

/**
 * Refusals of who calls, or of what this caller may not know of; the others are about what was
 * sent.
 */
const isOfAccess = (code: Node | undefined): boolean => {
  if (code?.type === 'ConditionalExpression')
    return [code['consequent'], code['alternate']].filter(isNode).some(isOfAccess)
  if (code?.type !== 'Literal') return true
  const { status } = new Refusal(code['value'] as ErrorCode)
  return [401, 403, 404].includes(status) || code['value'] === 'unknown_reference'
}

/** Every mutant of these sources, found in their syntax. */
export function mutantsOf(all: readonly Source[]): Mutant[] {
  // Where nothing is refused as a request is, a function of the name demands something else.
  const sources = all.filter(({ path, text }) => RULES.test(path) || text.includes('refusal.ts'))
  const rules = rulesInUse(sources)
  const isGuard = guardFunctions(sources)
  return sources.flatMap((source) => [
    ...demands(source),
    ...throws(source),
    ...calledGuards(source, isGuard),
    ...(RULES.test(source.path) ? conditionsOfRules(source, rules) : askedRules(source, rules)),
  ])
}

/** demand(rule, …) lets everybody through. */
const demands = (source: Source): Mutant[] =>
  nodesIn(source.program).flatMap((node) => {
    if (calledBy(node) !== 'demand') return []
    const [rule, code] = argumentsOf(node)
    return rule && isOfAccess(code) ? [mutant(source, rule, 'demands nothing', ALWAYS)] : []
  })

const refusalIn = (node: unknown): Node | undefined => {
  if (!isNode(node)) return undefined
  const thrown = node.type === 'BlockStatement' ? (node['body'] as Node[])[0] : node
  if (thrown?.type !== 'ThrowStatement' || !isNode(thrown['argument'])) return undefined
  const made = thrown['argument']
  return made.type === 'NewExpression' &&
    isNode(made['callee']) &&
    made['callee']['name'] === 'Refusal'
    ? made
    : undefined
}

/** if (…) throw new Refusal('forbidden') throws nothing. */
const throws = (source: Source): Mutant[] =>
  nodesIn(source.program).flatMap((node) => {
    const refusal = node.type === 'IfStatement' ? refusalIn(node['consequent']) : undefined
    if (!refusal || !isNode(node['test']) || !isOfAccess(argumentsOf(refusal)[0])) return []
    return [mutant(source, node['test'], 'refuses nothing', NEVER)]
  })

/**
 * Whether a file means a function that only refuses by a name: its own of that name, or else one of
 * another file.
 */
type IsGuard = (source: Source, name: string | undefined) => boolean

/** Functions whose only use is to refuse: those that demand, and those that call one of these. */
function guardFunctions(sources: readonly Source[]): IsGuard {
  const candidates = sources
    .filter(({ path }) => !RULES.test(path))
    .flatMap((source) =>
      functionsIn(source)
        .filter(({ name }) => /^(demand|forThem|pass)/.test(name) && name !== 'demand')
        .map((one) => ({ source, one })),
    )
  const known = new Set<(typeof candidates)[number]>()
  const isGuard: IsGuard = (source, name) => {
    const named = candidates.filter(({ one }) => one.name === name)
    const own = named.filter((candidate) => candidate.source === source)
    return (own.length > 0 ? own : named).some((candidate) => known.has(candidate))
  }
  const refuses = ({ source, one }: (typeof candidates)[number]) =>
    nodesIn(one.node).some((inner) => {
      if (calledBy(inner) === 'demand') return isOfAccess(argumentsOf(inner)[1])
      const refusal = refusalIn(inner)
      return (refusal && isOfAccess(argumentsOf(refusal)[0])) || isGuard(source, calledBy(inner))
    })
  for (let size = -1; size !== known.size;) {
    size = known.size
    for (const candidate of candidates) if (refuses(candidate)) known.add(candidate)
  }
  return isGuard
}

/** A statement that only calls such a function is left out. */
const calledGuards = (source: Source, isGuard: IsGuard): Mutant[] =>
  nodesIn(source.program).flatMap((node) => {
    if (node.type !== 'ExpressionStatement' || !isNode(node['expression'])) return []
    const { expression } = node
    const call =
      isNode(expression) && expression.type === 'AwaitExpression'
        ? expression['argument']
        : expression
    return isNode(call) && isGuard(source, calledBy(call))
      ? [mutant(source, node, 'is not asked', LEFT_OUT)]
      : []
  })
