export {
  AWAY,
  BOOKINGS,
  COUNTS,
  demandItem,
  isPurposeVisible,
  nameFor,
  type Onlooker,
  onlookerOf,
} from './facts.ts'
export { usesOf } from './parts.ts'
export { equipmentSheetHandlers } from './sheet-routes.ts'
