export { note, openSession } from './commands.ts'
export { mailLimit, passwordLimit } from './attempt-limit.ts'
export {
  authenticator,
  demandOwn,
  hashOfChosen,
  newRecoveryCodes,
  passesSecondStep,
  reauthenticate,
  refuseCommon,
  secondStepOf,
  takeCode,
} from './facts.ts'
export { accountTasks } from './jobs.ts'
export type { DemoVisits } from './demo-visits.ts'
export { loginLimit } from './login-limit.ts'
export { hashPassword } from './passwords.ts'
export { meOf, signedIn, unitsOf } from './queries.ts'
export { providersOf, type Providers } from './oidc.ts'
export { providerHandlers } from './provider-routes.ts'
export { linkSignIn } from './link-queries.ts'
export { isEmpty, setupCode, setupHandlers } from './setup.ts'
