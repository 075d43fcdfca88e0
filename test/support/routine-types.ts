import type { Client } from 'pg'
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

/** The text of `server/db/routine-types.ts`. */
export async function routineTypes(client: Client): Promise<string> {
  const { rows } = await client.query<Routine>(SCALAR_ROUTINES)
  return [
    '// Written from the functions of the database by the test of statements with UPDATE=1.',
    '',
    'type Nothing = Record<string, never>',
    '',
    'export type Routines = {',
    ...rows.flatMap(declared),
    '}',
    '',
  ].join('\n')
}

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
