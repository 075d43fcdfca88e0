export { notifyMembers } from './notify.ts'
export { clubNameOf } from './queries.ts'
