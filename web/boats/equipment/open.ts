export { itemQuery, namesOf, overlapsOf } from './queries.ts'
