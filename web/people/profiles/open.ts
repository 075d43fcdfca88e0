export { ProfileFrame } from './ProfileFrame.tsx'
