export { JoinClub } from './JoinClub.tsx'
export { parsePeople } from './parse-people.ts'
