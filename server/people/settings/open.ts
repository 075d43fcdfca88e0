export { nameAndAddress } from './queries.ts'
