export { type Sender, sendInvitations } from './notify.ts'
export { closedAddresses, justInvited } from './queries.ts'
