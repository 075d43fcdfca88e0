import type { Plugin } from 'vite'

const STAND_IN = '\0schema-free'

// Calling it or reading any of its properties gives itself, so what is left of a schema comes to
// nothing.
const NOTHING =
  'const nothing = new Proxy(() => nothing, { get: () => nothing, apply: () => nothing })\nexport { nothing as Type }'

/** What only the server and the description of the calls need of an endpoint. */
const SERVER_ONLY = new Set(['summary', 'params', 'query', 'body', 'reply'])

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Edit = { start: number; end: number; text: string }

/**
 * The browser needs the method, path and access of a call, not its schemas: those check on the
 * server and type the client. Without them
 * the schema builder and most of each contract file, some 50 KB, stay out of the first load.
 */
export function schemaFreeContract(): Plugin {
  return {
    name: 'schema-free-contract',
    enforce: 'post',
    resolveId: { order: 'pre', handler: (source) => (source === 'typebox' ? STAND_IN : undefined) },
    load: (id) => (id === STAND_IN ? NOTHING : undefined),
    transform: {
      filter: { id: /\/contract\/(?:\w+\/)?[\w-]+\.ts$/ },
      handler(code) {
        return { code: edited(code, editsOf(this.parse(code) as unknown as Node, code)), map: null }
      },
    },
  }
}

/**
 * Drops the schemas of endpoints, and marks every call in a contract so that the bundler may remove
 * it if its result is not used.
 */
function editsOf(program: Node, code: string): Edit[] {
  const edits: Edit[] = []
  const visit = (node: Node): void => {
    if (isEndpointCall(node)) {
      edits.push(pure(node), ...propertiesOf(node).flatMap((property) => shortened(property, code)))
      return
    }
    if (node.type === 'CallExpression') edits.push(pure(node))
    for (const child of childrenOf(node)) visit(child)
  }
  visit(program)
  return edits
}

const pure = ({ start }: Node): Edit => ({ start, end: start, text: '/* @__PURE__ */ ' })
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const nameOf = (node: unknown): unknown => (isNode(node) ? node['name'] : undefined)
const isEndpointCall = (node: Node): boolean =>
  node.type === 'CallExpression' && nameOf(node['callee']) === 'endpoint'

const propertiesOf = (call: Node): Node[] =>
  [call['arguments']]
    .flat()
    .filter(isNode)
    .flatMap((argument) => [argument['properties']].flat().filter(isNode))

function shortened(property: Node, code: string): Edit[] {
  const name = String(nameOf(property['key']))
  const { start, end } = property
  const comma = /^\s*,/.exec(code.slice(end, end + 100))?.[0].length ?? 0
  if (SERVER_ONLY.has(name)) return [{ start, end: end + comma, text: '' }]
  return name === 'upload' ? [{ start, end, text: 'upload: {}' }] : []
}

function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: replacement }) =>
        text.slice(0, start) + replacement + text.slice(end),
      code,
    )
}
