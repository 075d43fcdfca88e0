export { addressLimit } from './address-limit.ts'
export { htmlReply, openLooking } from './looking.ts'
export { openPublicPages, type PublicPages } from './pages.ts'
export { languageFor, sendNotFound, servePublicSite } from './site.ts'
