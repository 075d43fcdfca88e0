export {
  keepHiddenSeats,
  keepSeats,
  type KnownSeat,
  knownSeats,
  nameNoted,
  noteSeats,
  seatsToKeep,
} from './commands.ts'
export { seatedRecordings, seatsFor } from './facts.ts'
