// npm run client: the types of the client in clients/typescript, from the contract. They are not
// kept in the repository, so they cannot be out of step.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApi } from '../server/http/openapi.ts'
import { clientTypes } from './client-types.ts'

const file = join(import.meta.dirname, '../clients/typescript/calls.ts')
writeFileSync(file, clientTypes(openApi('') as never))
