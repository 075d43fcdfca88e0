import type { ErrorCode } from '#contract/errors.ts'
import { Refusal } from '../server/http/refusal.ts'
import {
  argumentsOf,
  calledBy,
  functionsIn,
  isFunction,
  isNode,
  lineOf,
  nodesIn,
  ownNodes,
  textOf,
  type NamedFunction,
  type Node,
  type Source,
} from './source.ts'

/**
 * One way to take a guard away: text to put before and behind a piece of source. `%` is replaced by
 * the number of the guard.
 */
export type Mutant = {
  path: string
  line: number
  what: string
  start: number
  end: number
  before: string
  behind: string
}

type Around = [before: string, behind: string]
/** Conditions are asked all the same, so that it is known whether their answer matters. */
const ALWAYS: Around = ['guardSays(%, true, (', '))']
const NEVER: Around = ['guardSays(%, false, (', '))']
const LEFT_OUT: Around = [
  '{ if (!globalThis.guards?.isOff(%)) try {',
  '} catch (error) { globalThis.guards?.feels(%); throw error } }',
]
/** Threads of their own have no switch. */
const PROLOGUE =
  'function guardSays(guard, without, value) { return globalThis.guards ? globalThis.guards.says(guard, without, value) : value } '

const CALLER =
  /\b(Viewer|ViewerClub|ViewerScope|Onlooker|Actor|Standing|Access|MemberAccess|TokenScope)\b/
const RULES = /^domain\/rules\//
/** Rules that say who may, not what is sound: they are asked about the caller. */
const isAboutCaller = (source: Source, { node }: NamedFunction): boolean =>
  (node['params'] as Node[]).some((parameter) => CALLER.test(textOf(source, parameter)))

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

const mutant = (source: Source, node: Node, what: string, around: Around): Mutant => ({
  path: source.path,
  line: lineOf(source, node),
  what: `${what}: ${textOf(source, node).replaceAll(/\s+/g, ' ').slice(0, 90)}`,
  start: node.start,
  end: node.end,
  before: around[0],
  behind: around[1],
})

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

/** Rules about the caller that the server asks, directly or through another rule. */
function rulesInUse(sources: readonly Source[]): Map<string, boolean> {
  const rules = sources
    .filter(({ path }) => RULES.test(path))
    .flatMap((source) =>
      functionsIn(source)
        .filter((one) => isAboutCaller(source, one))
        .map((one) => ({ source, one })),
    )
  const called = (roots: readonly Node[]) =>
    new Set(roots.flatMap((root) => nodesIn(root).map((node) => calledBy(node) ?? '')))
  const used = called(sources.filter(({ path }) => !RULES.test(path)).map(({ program }) => program))
  for (let size = -1; size !== used.size;) {
    size = used.size
    for (const { one } of rules)
      if (used.has(one.name)) for (const name of called([one.node])) used.add(name)
  }
  return new Map(
    rules
      .filter(({ one }) => used.has(one.name))
      .map(({ source, one }) => [
        one.name,
        isNode(one.node['returnType']) && /boolean/.test(textOf(source, one.node['returnType'])),
      ]),
  )
}

const forced = (source: Source, node: Node): Mutant[] => [
  mutant(source, node, 'is always true', ALWAYS),
  mutant(source, node, 'is always false', NEVER),
]

/** One of two constants is chosen: that says what is stored, not who may. */
const isChoice = ({ type, ...node }: Node): boolean =>
  type === 'ConditionalExpression' &&
  [node['consequent'], node['alternate']].every((chosen) => isNode(chosen) && isConstant(chosen))
const isConstant = ({ type, object }: Node): boolean =>
  type === 'MemberExpression' && isNode(object) && /^[A-Z_]+$/.test(String(object['name']))

/**
 * canDo(viewer, …) where the server asks it, unless all of it is what is demanded or it only makes
 * a choice.
 */
function askedRules(source: Source, rules: ReadonlyMap<string, boolean>): Mutant[] {
  const demanded = new Set(
    nodesIn(source.program).flatMap((node) =>
      calledBy(node) === 'demand' ? argumentsOf(node).slice(0, 1) : [],
    ),
  )
  const choosing = new Set(
    nodesIn(source.program)
      .filter(isChoice)
      .flatMap(({ test }) => (isNode(test) ? nodesIn(test) : [])),
  )
  return nodesIn(source.program).flatMap((node) =>
    rules.get(calledBy(node) ?? '') === true && !demanded.has(node) && !choosing.has(node)
      ? forced(source, node)
      : [],
  )
}

/** The conditions within rules, each by itself. */
const conditionsOfRules = (source: Source, rules: ReadonlyMap<string, boolean>): Mutant[] =>
  functionsIn(source)
    .filter(({ name }) => rules.has(name))
    .flatMap(({ name, node }) => conditionsOf(node, rules.get(name) === true))
    .flatMap(leavesOf)
    .flatMap((leaf) => forced(source, leaf))

function conditionsOf(rule: Node, isBoolean: boolean): Node[] {
  const inner = ownNodes(rule).filter((node) => !isFunction(node))
  const tests = inner.flatMap((node) =>
    ['IfStatement', 'ConditionalExpression'].includes(node.type) ? [node['test']] : [],
  )
  const answers = isBoolean
    ? [
        rule['body'],
        ...inner.flatMap((node) => (node.type === 'ReturnStatement' ? [node['argument']] : [])),
      ]
    : []
  return [...tests, ...answers].filter(isNode).filter(({ type }) => type !== 'BlockStatement')
}

/** The parts of a condition that are joined by and, or and not. */
function leavesOf(node: Node): Node[] {
  if (node.type === 'LogicalExpression' && node['operator'] !== '??')
    return [node['left'], node['right']].filter(isNode).flatMap(leavesOf)
  if (node.type === 'UnaryExpression' && node['operator'] === '!')
    return [node['argument']].filter(isNode).flatMap(leavesOf)
  if (node.type === 'ParenthesizedExpression')
    return [node['expression']].filter(isNode).flatMap(leavesOf)
  if (node.type === 'ConditionalExpression')
    return [node['consequent'], node['alternate']].filter(isNode).flatMap(leavesOf)
  return node.type === 'Literal' ? [] : [node]
}

/**
 * The source with all of its mutants in it; the one that is switched on acts. `first` is the number
 * of the first.
 */
export function withMutants(text: string, mutants: readonly Mutant[], first: number): string {
  const parts = mutants.flatMap(({ start, end, before, behind }, index) => {
    const width = end - start
    const numbered = (around: string) => around.replace('%', String(first + index))
    return [
      { at: start, order: -width, text: numbered(before) },
      // What ends somewhere does so before the next begins there, the inner before the outer.
      { at: end, order: width - text.length, text: numbered(behind) },
    ]
  })
  const changed = parts
    .toSorted((a, b) => a.at - b.at || a.order - b.order)
    .reduceRight(
      (before, part) => before.slice(0, part.at) + part.text + before.slice(part.at),
      text,
    )
  return PROLOGUE + changed
}
