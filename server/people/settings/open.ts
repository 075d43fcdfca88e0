export { nameAndAddress } from './queries.ts'
export { linkHandlers } from './link-routes.ts'
