export {
  keepHiddenSeats,
  keepSeats,
  type KnownSeat,
  knownSeats,
  nameNoted,
  notingSeats,
  seatsToKeep,
} from './commands.ts'
export { seatedRecordings, seatsFor } from './facts.ts'
