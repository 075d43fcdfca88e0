export { usePlanWords } from './queries.ts'
