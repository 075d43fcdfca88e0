import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, DummyDriver, type RawBuilder } from 'kysely'

/** A statement that answers with one JSON document as text and sets its own context, so that it needs no transaction around it. */
export type DocumentStatement = { name: string | undefined; text: string; values: readonly unknown[] }

/** A value to be filled in by name when the statement is run. */
export type Named<Name extends string> = { readonly named: Name }
export const named = <Name extends string>(name: Name): Named<Name> => ({ named: name })

const compiler = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

const CONTEXT = "select set_config('app.club_id', $1, true), set_config('app.user_id', $2, true)"
const CONTEXT_VALUES = 2

/**
 * The statements of one document. Its text is put together once for each `shape`, where every parameter is a `named` one. Shapes in
 * `kept` stay prepared on each connection from the first time, others once they are asked often.
 *
 * PostgreSQL evaluates the document for the row of `context`, that is after the context is set; were it not, row-level security would
 * find no club and the document were empty. The setting ends with the statement.
 */
export function documentStatements<Name extends string>(title: string, kept: (shape: string) => boolean) {
  const texts = new Map<string, { text: string; names: readonly Name[] }>()
  return (shape: string, build: () => RawBuilder<unknown>, values: Readonly<Record<Name, unknown>>): DocumentStatement => {
    const known = texts.get(shape) ?? compile<Name>(build())
    texts.set(shape, known)
    return { name: kept(shape) ? `${title} ${shape}` : undefined, text: known.text, values: known.names.map((name) => values[name]) }
  }
}

function compile<Name extends string>(document: RawBuilder<unknown>): { text: string; names: Name[] } {
  const { sql, parameters } = document.compile(compiler)
  const used = parameters.map((parameter) => (parameter as Named<Name>).named)
  const names = [...new Set(used)] // each value goes over the wire once
  const place = (number: number) => names.indexOf(used[number - 1] as Name) + 1 + CONTEXT_VALUES
  const inner = sql.replaceAll(/\$(\d+)/g, (_, number: string) => `$${place(Number(number))}`)
  return { text: `with context as materialized (${CONTEXT}) select (${inner})::text as json from context`, names }
}
