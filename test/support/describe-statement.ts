import type { Client } from 'pg'

/**
 * A column a statement answers with. `table` and `column` say where its values are stored; null for
 * an expression. `outer`: an outer join may leave it empty, whatever its table says.
 */
export type ResultColumn = {
  name: string
  type: number
  table: string | null
  column: string | null
  nullable: boolean
  outer: boolean
}
export type Description = { parameters: readonly number[]; columns: readonly ResultColumn[] }

type Field = { name: string; tableID: number; columnID: number; dataTypeID: number }
type Raw = { parameters: readonly number[]; fields: readonly Field[] }
/** The parts of a `pg` connection that describe a statement without running it. */
type Wire = {
  parse(message: { name: string; text: string; types: readonly number[] }): void
  describe(message: { type: 'S'; name: string }): void
  sync(): void
  once(event: 'parameterDescription', listener: (message: { dataTypeIDs: number[] }) => void): void
}

/** What PostgreSQL says of the statement: it is parsed and planned, never run. */
export async function describeStatement(client: Client, text: string): Promise<Description> {
  const { parameters, fields } = await ask(client, text)
  const origins = await originsOf(client, fields)
  const outer = await nullableTables(client, text)
  return {
    parameters,
    columns: fields.map((field) => {
      const origin = origins.get(`${field.tableID} ${field.columnID}`)
      const { table = null, column = null } = origin ?? {}
      const isOuter = table !== null && outer.has(table)
      const nullable = isOuter || !origin?.not_null
      return { name: field.name, type: field.dataTypeID, table, column, nullable, outer: isOuter }
    }),
  }
}

const ask = (client: Client, text: string): Promise<Raw> =>
  new Promise((resolve, reject) => {
    let parameters: readonly number[] = []
    let fields: readonly Field[] = []
    let failure: Error | undefined
    client.query({
      submit(connection: Wire) {
        connection.once('parameterDescription', ({ dataTypeIDs }) => (parameters = dataTypeIDs))
        connection.parse({ name: '', text, types: [] })
        connection.describe({ type: 'S', name: '' })
        connection.sync()
      },
      handleRowDescription: (message: { fields: Field[] }) => (fields = message.fields),
      handleError: (error: Error) => (failure = error),
      handleReadyForQuery: () => (failure ? reject(failure) : resolve({ parameters, fields })),
    } as never)
  })

type Origin = { table: string; column: string; not_null: boolean }

async function originsOf(client: Client, fields: readonly Field[]): Promise<Map<string, Origin>> {
  const { rows } = await client.query<Origin & { place: string }>(
    `select a.attrelid || ' ' || a.attnum as place, c.relname as "table", a.attname as column,
    a.attnotnull as not_null
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where (a.attrelid, a.attnum) in (select * from unnest($1::oid[], $2::int[]))`,
    [fields.map(({ tableID }) => tableID), fields.map(({ columnID }) => columnID)],
  )
  return new Map(rows.map(({ place, ...origin }) => [place, origin]))
}

type Plan = {
  'Join Type'?: string
  'Relation Name'?: string
  'CTE Name'?: string
  'Subplan Name'?: string
  Plans?: Plan[]
}

/** Tables whose columns an outer join may leave empty, whatever their own constraints say. */
async function nullableTables(client: Client, text: string): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json, generic_plan) ${text}`,
  )
  const root = rows[0]?.['QUERY PLAN'][0].Plan
  const found = new Set<string>()
  if (!root) return found
  const all = [...nodesOf(root)]
  const planOfCte = new Map(all.map((plan) => [plan['Subplan Name'], plan]))
  const collect = (side: Plan | undefined): void => {
    for (const plan of side ? nodesOf(side) : []) {
      if (plan['Relation Name'] !== undefined) found.add(plan['Relation Name'])
      if (plan['CTE Name'] !== undefined) collect(planOfCte.get(`CTE ${plan['CTE Name']}`))
    }
  }
  for (const { 'Join Type': type, Plans: [left, right] = [] } of all) {
    if (type === 'Left' || type === 'Full') collect(right)
    if (type === 'Right' || type === 'Full') collect(left)
  }
  return found
}

function* nodesOf(plan: Plan): Generator<Plan> {
  yield plan
  for (const inner of plan.Plans ?? []) yield* nodesOf(inner)
}
