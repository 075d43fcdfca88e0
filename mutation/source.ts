import { parseSync } from 'vite'

/** A node of the syntax tree, as far as guards need it. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>
export type Source = { path: string; text: string; program: Node }

export function parse(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)
  return { path, text, program: program as unknown as Node }
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode)

/** The node and all below it, parents first. */
export const nodesIn = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesIn)]

export const textOf = ({ text }: Source, { start, end }: Node): string => text.slice(start, end)
export const lineOf = ({ text }: Source, { start }: Node): number =>
  text.slice(0, start).split('\n').length

const nameIn = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined

/** The name of the function that a call calls, when it is a plain one. */
export const calledBy = (node: Node): string | undefined =>
  node.type === 'CallExpression' ? nameIn(node['callee']) : undefined

export const argumentsOf = (call: Node): Node[] => (call['arguments'] as unknown[]).filter(isNode)

export type NamedFunction = { name: string; node: Node }

/** Functions with a name, declared or kept in a constant. */
export function functionsIn({ program }: Source): NamedFunction[] {
  return nodesIn(program).flatMap((node) => {
    const name = nameIn(node['id'])
    if (name === undefined) return []
    if (node.type === 'FunctionDeclaration') return [{ name, node }]
    const { init } = node
    return node.type === 'VariableDeclarator' &&
      isNode(init) &&
      init.type === 'ArrowFunctionExpression'
      ? [{ name, node: init }]
      : []
  })
}

export const isFunction = ({ type }: Node): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type)

/** The nodes below a function that are its own, without those of functions within. */
export const ownNodes = (node: Node): Node[] =>
  childrenOf(node).flatMap((child) => (isFunction(child) ? [child] : [child, ...ownNodes(child)]))
