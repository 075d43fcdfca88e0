export { factsOfSessions, type LoadedFacts, OwnRights, sessionFacts } from './facts.ts'
export {
  demandEditable,
  editable,
  isVisible,
  type SessionExpressions,
  isUnderWay,
  startsWithin,
  visible,
} from './queries.ts'
