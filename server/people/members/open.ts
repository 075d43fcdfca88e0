export { clubNameOf } from './queries.ts'
