export { SharePublicly } from './panel/SharePublicly.tsx'
export { LiveTabs } from './panel/LiveTabs.tsx'
