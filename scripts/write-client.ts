// npm run client: the types of the client in clients/typescript, from the contract, and the examples
// of docs/api as programs beside it. They are not kept in the repository, so they cannot be out of
// step, and they compile with everything else.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openApi } from '../server/http/openapi.ts'
import { clientTypes } from './client-types.ts'

const root = join(import.meta.dirname, '..')
const client = join(root, 'clients/typescript')
const examples = join(client, 'examples')

writeFileSync(join(client, 'calls.ts'), clientTypes(openApi('') as never))

rmSync(examples, { recursive: true, force: true })
mkdirSync(examples)
for (const page of globSync('docs/api/*.md', { cwd: root })) {
  const [, program] = /^```ts\n([^]*?)^```$/m.exec(readFileSync(join(root, page), 'utf8')) ?? []
  if (program === undefined) continue
  const placed = program.replaceAll("'./clients/typescript/client.ts'", "'../client.ts'")
  writeFileSync(join(examples, `${basename(page, '.md')}.ts`), placed)
}
