export { JoinClub } from './JoinClub.tsx'
export { pastedPeople } from './parse-people.ts'
