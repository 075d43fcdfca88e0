export { JoinClub } from './JoinClub.tsx'
