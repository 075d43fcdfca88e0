export { mailLimit, passwordLimit } from './attempt-limit.ts'
export {
  authenticator,
  demandOwn,
  hashOfChosen,
  newRecoveryCodes,
  reauthenticate,
  refuseCommon,
  secondStepOf,
  takeCode,
} from './facts.ts'
export { accountTasks } from './jobs.ts'
export { loginLimit } from './login-limit.ts'
export { hashPassword } from './passwords.ts'
export { meOf, unitsOf } from './queries.ts'
