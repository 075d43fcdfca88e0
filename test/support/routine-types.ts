import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Client } from 'pg'
import { ROOT } from '../repo/tree.ts'
import { nameOfType } from './statement-modules.ts'

type Argument = { name: string | null; type: string; optional: boolean }
type Routine = { name: string; value: string; args: Argument[] }

/**
 * The functions of our own that answer one value: their arguments by name, and what they answer.
 * Those that answer rows or JSON are asked by a statement in a .sql file.
 */
const SCALAR_ROUTINES = `
  select p.proname as name, coalesce(element.typname || '[]', answer.typname) as value,
    coalesce((
      select json_agg(json_build_object(
        'name', p.proargnames[a.place],
        'type', coalesce(part.typname || '[]', t.typname),
        'optional', a.place > p.pronargs - p.pronargdefaults
      ) order by a.place)
      from unnest(p.proargtypes) with ordinality as a (type, place)
      join pg_type t on t.oid = a.type
      left join pg_type part on part.typarray = t.oid
    ), '[]') as args
  from pg_proc p
  join pg_type answer on answer.oid = p.prorettype
  left join pg_type element on element.typarray = answer.oid
  where p.pronamespace = 'app'::regnamespace and p.prokind = 'f' and not p.proretset
  order by p.proname`

/** What the files of functions are about, by the first of their numbers. */
const AREAS = [
  [0, 'ground'],
  [10, 'people'],
  [20, 'planning'],
  [25, 'notices'],
  [30, 'boats'],
  [40, 'recordings'],
  [50, 'analysis'],
  [60, 'search'],
  [61, 'live'],
  [62, 'club'],
  [70, 'platform'],
] as const
const HEAD =
  '// Written from the functions of the database by the test of statements with UPDATE=1.'
const FOLDER = 'server/db/routine-types'

/** The files of `server/db/routine-types`: their paths and texts. */
export async function routineTypes(client: Client): Promise<[path: string, text: string][]> {
  const { rows } = await client.query<Routine>(SCALAR_ROUTINES)
  const areaOf = areasOfRoutines()
  const lines = Map.groupBy(
    rows.flatMap((row) => declared(row).map((line) => ({ line, area: areaOf(row.name) }))),
    ({ area }) => area,
  )
  const files = AREAS.flatMap(([, area]): [string, string][] => {
    const own = (lines.get(area) ?? []).map(({ line }) => line)
    return own.length > 0 ? [[`${FOLDER}/${area}.ts`, areaFile(area, own)]] : []
  })
  return [...files, [`${FOLDER}/all.ts`, wholeFile(files.map(([path]) => basename(path, '.ts')))]]
}

/** In which area each function is written. */
function areasOfRoutines(): (name: string) => string {
  const areas = new Map(
    globSync('server/db/routines/*.sql', { cwd: ROOT }).flatMap((path) => {
      const number = Number.parseInt(basename(path), 10)
      const area = AREAS.findLast(([first]) => first <= number)?.[1] ?? ''
      const names = readFileSync(join(ROOT, path), 'utf8').matchAll(/create function app\.(\w+)/g)
      return [...names].map(([, name = '']): [string, string] => [name, area])
    }),
  )
  return (name) => {
    const area = areas.get(name)
    if (area === undefined) throw new Error(`app.${name} is in no file of its area`)
    return area
  }
}

const typeOf = (area: string) => `${area.charAt(0).toUpperCase()}${area.slice(1)}Routines`

function areaFile(area: string, lines: readonly string[]): string {
  const nothing = lines.some((line) => line.includes('takes: Nothing'))
  return [
    HEAD,
    '',
    ...(nothing ? ['type Nothing = Record<string, never>', ''] : []),
    `export type ${typeOf(area)} = {`,
    ...lines,
    '}',
    '',
  ].join('\n')
}

const wholeFile = (areas: readonly string[]): string =>
  [
    HEAD,
    ...areas.toSorted().map((area) => `import type { ${typeOf(area)} } from './${area}.ts'`),
    '',
    `export type Routines = ${areas.map(typeOf).join(' &\n  ')}`,
    '',
  ].join('\n')

/** As wide as the formatter leaves a line. */
const WIDTH = 100

/** A routine as its line of the type; nothing where a type of it has no counterpart. */
function declared({ name, value, args }: Routine): string[] {
  const answers = value === 'void' ? 'null' : plainType(value)
  const parts = args.map(partOf)
  if (answers === undefined || parts.includes(undefined)) return []
  const takes = parts.length > 0 ? `{ ${parts.join('; ')} }` : 'Nothing'
  const line = `  ${name}: { takes: ${takes}; answers: ${answers} }`
  if (line.length <= WIDTH) return [line]
  return [
    `  ${name}: {`,
    '    takes: {',
    ...parts.map((part) => `      ${part}`),
    '    }',
    `    answers: ${answers}`,
    '  }',
  ]
}

/** What is JSON is given as its text. */
function partOf({ name, type, optional }: Argument): string | undefined {
  const plain = /^jsonb?$/.test(type) ? 'string' : plainType(type)
  if (!name || plain === undefined) return undefined
  const given = plain.endsWith('[]') ? `readonly ${plain}` : plain
  return `${name}${optional ? '?' : ''}: ${given}`
}

function plainType(type: string): string | undefined {
  const plain = nameOfType(type)
  return plain === undefined || plain.startsWith('Json') ? undefined : plain
}
