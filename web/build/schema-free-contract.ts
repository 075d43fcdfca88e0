import type { Plugin } from 'vite'

const STAND_IN = '\0schema-free'

// Calling it or reading any of its properties gives itself, so what is left of a schema comes to
// nothing.
const NOTHING =
  'const nothing = new Proxy(() => nothing, { get: () => nothing, apply: () => nothing })\n' +
  'export { nothing as Type }'

const NOTHING_NAMED = "import { Type as nothing } from 'typebox';\n"

/** What only the server and the description of the calls need of an endpoint. */
const SERVER_ONLY = new Set(['summary', 'params', 'query', 'body', 'reply', 'report'])

const BUILDERS = /(^typebox|\/schema\.ts)$/

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
        const program = this.parse(code) as unknown as Node
        const edits = editsOf(program, code)
        const imports = importsOf(program)
        const rest = edited(code, [...edits, ...imports.map(dropped)])
        const unused = imports.filter((one) => !localNames(one).some((name) => has(rest, name)))
        return { code: NOTHING_NAMED + edited(code, [...edits, ...unused.map(dropped)]), map: null }
      },
    },
  }
}

/**
 * Drops the schemas of endpoints and puts nothing in the place of all others, and marks every other
 * call in a contract so that the bundler may remove it if its result is not used.
 */
function editsOf(program: Node, code: string): Edit[] {
  const edits: Edit[] = []
  const builders = buildersIn(program)
  const visit = (node: Node): void => {
    if (node.type === 'CallExpression' && builders.has(rootOf(node['callee']))) {
      edits.push({ start: node.start, end: node.end, text: 'nothing' })
      return
    }
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

const importsOf = (program: Node): Node[] =>
  childrenOf(program).filter(({ type }) => type === 'ImportDeclaration')
const localNames = ({ specifiers }: Node): string[] =>
  [specifiers].flat().flatMap((one) => (isNode(one) ? [String(nameOf(one['local']))] : []))
const dropped = ({ start, end }: Node): Edit => ({ start, end, text: '' })
const has = (code: string, name: string): boolean =>
  new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code)

/** The names by which a contract calls what builds schemas. */
const buildersIn = (program: Node): Set<unknown> =>
  new Set(
    importsOf(program)
      .filter(({ source }) => isNode(source) && BUILDERS.test(String(source['value'])))
      .flatMap(localNames),
  )

/** The name at the beginning of what is called: `T` of `T.Object`. */
function rootOf(callee: unknown): unknown {
  if (!isNode(callee)) return undefined
  return callee.type === 'MemberExpression' ? rootOf(callee['object']) : nameOf(callee)
}

const pure = ({ start }: Node): Edit => ({ start, end: start, text: '/* @__PURE__ */ ' })
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const nameOf = (node: unknown): unknown => (isNode(node) ? node['name'] : undefined)
const isEndpointCall = (node: Node): boolean =>
  node.type === 'CallExpression' && /^(endpoint|reportCalls)$/.test(String(nameOf(node['callee'])))

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
