export { enterByCode } from './enter-by-link.ts'
export { notifyOfJoining, notifyOfRequests } from './join-notices.ts'
export { type Sender, sendInvitations } from './notify.ts'
export { closedAddresses, justInvited } from './queries.ts'
