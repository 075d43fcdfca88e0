export { readable } from './facts.ts'
