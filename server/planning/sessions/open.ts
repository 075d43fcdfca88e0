export { ratingOf, sessionDetail } from './queries.ts'
export {
  intensitiesOf,
  laidOut,
  Plans,
  rateZonesOf,
  structureOf,
  structuresOf,
} from './stored-plans.ts'
export { createSessions, updateSessions } from './commands.ts'
export { plannerOf } from './named-people.ts'
export { activeMembers } from './people.ts'
