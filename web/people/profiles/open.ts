export { OfProfile, ProfileFrame } from './ProfileFrame.tsx'
