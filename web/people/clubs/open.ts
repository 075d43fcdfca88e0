export { OtherClub } from './OtherClub.tsx'
