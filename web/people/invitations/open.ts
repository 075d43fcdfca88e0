export { JoinClub } from './JoinClub.tsx'
export { pastedPeople } from './parse-people.ts'
export { RoleField, SquadsField } from './OptionFields.tsx'
export { useSquads } from './queries.ts'
