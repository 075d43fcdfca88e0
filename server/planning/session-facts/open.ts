export { factsOfSessions, type LoadedFacts, OwnRights, sessionFacts } from './facts.ts'
export {
  demandEditable,
  editable,
  isVisible,
  type SessionExpressions,
  startsWithin,
  visible,
} from './queries.ts'
