export { openPublicEvents } from './events.ts'
export { openLooking } from './looking.ts'
export { openPublicPages, type PublicPages } from './pages.ts'
export { servePublicSite } from './site.ts'
