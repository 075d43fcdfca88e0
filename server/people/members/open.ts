export { clubNameOf } from './queries.ts'
export { lockMembers } from './commands.ts'
export { notifyMembers } from './notify.ts'
