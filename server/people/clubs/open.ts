export { rolePermissionsOf } from './queries.ts'
