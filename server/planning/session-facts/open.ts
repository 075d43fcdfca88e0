export { factsOfSessions, type LoadedFacts, sessionFacts } from './facts.ts'
export {
  demandEditable,
  editable,
  isVisible,
  type SessionExpressions,
  startsWithin,
  visible,
} from './queries.ts'
