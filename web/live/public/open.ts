export { SharePublicly } from './panel/SharePublicly.tsx'
