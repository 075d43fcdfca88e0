import {
  argumentsOf,
  calledBy,
  functionsIn,
  isFunction,
  isNode,
  nodesIn,
  ownNodes,
  textOf,
  type NamedFunction,
  type Node,
  type Source,
} from './source.ts'
import { ALWAYS, NEVER, mutant, type Mutant } from './mutant.ts'

const CALLER =
  /\b(Viewer|ViewerClub|ViewerScope|Onlooker|Actor|Standing|Access|MemberAccess|TokenScope)\b/
export const RULES = /^domain\/rules\//
/** Rules that say who may, not what is sound: they are asked about the caller. */
const isAboutCaller = (source: Source, { node }: NamedFunction): boolean =>
  (node['params'] as Node[]).some((parameter) => CALLER.test(textOf(source, parameter)))

/** Rules about the caller that the server asks, directly or through another rule. */
export function rulesInUse(sources: readonly Source[]): Map<string, boolean> {
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
export function askedRules(source: Source, rules: ReadonlyMap<string, boolean>): Mutant[] {
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
export const conditionsOfRules = (source: Source, rules: ReadonlyMap<string, boolean>): Mutant[] =>
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
